/** Descriptions of games and chronicles that a menu can show before any rules are loaded. */
export interface OptionMeta {
  readonly name: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
  /** Numbers among the values are seats and must exist at the table. */
  readonly isSeat?: boolean;
}

export interface GameMeta {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly players: readonly [least: number, most: number];
  /** How the numbers of its rules begin. */
  readonly prefix: string;
  readonly options: readonly OptionMeta[];
}
