import type { InBoth } from './phrase.ts';

/** What a box says of a game before its face is loaded. First bundle: keep it short. */
export interface BoxWords {
  readonly title: string;
  /** Two sentences. */
  readonly pitch: string;
}
export type BoxText = InBoth<BoxWords>;
