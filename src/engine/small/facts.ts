import type { Facts } from '../game.ts';

type Stated = 'id' | 'code' | 'seats' | 'minutes' | 'longestGame';

/** What a small game says of itself. */
export interface SmallFacts extends Pick<Facts, Stated>, Partial<Pick<Facts, 'edition' | 'looks' | 'options'>> {
  /** Absent: nobody does, as where all choose at once. */
  readonly begins?: 'somebody';
}

/** Facts of a game without options, in its first edition, in which nobody begins, as far as it does not say otherwise. */
export const smallFacts = ({ begins, ...own }: SmallFacts): Facts => ({
  edition: 1,
  options: () => [],
  ...(begins !== 'somebody' && { begins: 'nobody' }),
  ...own,
});
