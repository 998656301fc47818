/** What one can set out to reach alone in a title: data of the game, from which medals are told of the ends that are kept. */
export interface Targets {
  /** Every other seat is a bot of this level or a stronger one. */
  readonly level: number;
  /** A victory by so many points brings the first medal, the second, the third. */
  readonly leads: readonly [bronze: number, silver: number, gold: number];
  /** Rivals of the rules, the mildest first, as an option of a game for one names them. */
  readonly ladder?: { readonly option: string; readonly values: readonly string[] };
}
