import type { Component } from '@great-glen/engine';

export type ComponentField = Component['fields'][number];
