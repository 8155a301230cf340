import { common } from './common.ts';

/** The reference catalogue: one file per area, keys named `area.what`. */
export const en = { ...common } as const;
