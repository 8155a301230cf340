/** Component data as written down: cells of text in one small grammar, with where each value comes from. */
import type { Provenance } from '../core/rules.ts';

export interface TileRow {
  readonly id: string;
  readonly name: string;
  readonly stack: string;
  readonly type: string;
  readonly colour: string;
  /** `river`, `road`, `river+road` or `-`. */
  readonly lines: string;
  readonly overbuild: boolean;
  /** The chronicle it belongs to; left out for the base games. */
  readonly chronicle?: number;
  readonly cost: string;
  readonly once: string;
  readonly activation: string;
  readonly provenance: Provenance;
}
