import type { Facts } from '../game.ts';

/** What a small game says of itself. */
export interface SmallFacts extends Pick<Facts, 'id' | 'code'>, Partial<Pick<Facts, 'edition' | 'looks' | 'options'>> {
  readonly seats: readonly [fewest: number, most: number];
  readonly minutes: readonly [shortest: number, longest: number];
  /** No game takes more decisions than this, at any table or at one of so many seats. */
  readonly decisions: number | Facts['longestGame'];
  /** Absent: nobody does, as where all choose at once. */
  readonly begins?: 'somebody';
}

/** Facts of a game without options, in its first edition, in which nobody begins, as far as it does not say otherwise. */
export const smallFacts = ({ seats, minutes, decisions, begins, ...own }: SmallFacts): Facts => ({
  edition: 1,
  options: () => [],
  ...(begins !== 'somebody' && { begins: 'nobody' }),
  ...own,
  seats: { fewest: seats[0], most: seats[1] },
  minutes: { shortest: minutes[0], longest: minutes[1] },
  longestGame: typeof decisions === 'number' ? () => decisions : decisions,
});
