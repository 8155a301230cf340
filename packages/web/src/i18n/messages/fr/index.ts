import type { Messages } from '../../index.svelte.ts';
import { common } from './common.ts';

export const fr: Messages = { ...common };
