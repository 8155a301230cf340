// npm start: builds the client if its sources have changed since the last build, then serves it.
import { join } from 'node:path';
import './build-web.mjs';
import { root } from './install.mjs';

await import(join(root, 'packages/server/src/main.ts'));
