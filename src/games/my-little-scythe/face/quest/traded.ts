import type { QuestCard, QuestSide } from '../../rules/cards.ts';
import { deedAt, deedOfQuest, festivalPies } from '../../rules/deeds.ts';

/** What can stand on either side of a bargain. */
export type Good = 'apple' | 'gem' | 'either' | 'pie' | 'spell' | 'heart' | 'powerUp' | 'portal' | 'camp' | 'rival';
export interface Lot {
  readonly good: Good;
  /** Negative: it is lost. */
  readonly count: number;
}
export interface Bargain {
  /** Given to a rival or paid. */
  readonly given: readonly Lot[];
  readonly gained: readonly Lot[];
}

const lots = (counts: readonly (readonly [good: Good, count: number])[]): Lot[] =>
  counts.flatMap(([good, count]) => (count === 0 ? [] : [{ good, count }]));

/** One side of a quest in signs, for those who know the words already. */
export function bargainOf(card: QuestCard, side: QuestSide, seats: number): Bargain {
  const deed = deedAt(deedOfQuest(card, side));
  const gifts = deed.giveApples + deed.giveGems + deed.giveAny;
  return {
    given: lots([
      ['apple', deed.payApples + deed.giveApples],
      ['gem', deed.payGems + deed.giveGems],
      ['either', deed.payAny + deed.giveAny],
      ['pie', deed.payPies],
      ['spell', deed.paySpells],
      ['rival', gifts > 0 ? 1 : 0],
    ]),
    gained: lots([
      ['apple', deed.apples],
      ['gem', deed.gems],
      ['pie', deed.pies + (deed.festival ? festivalPies(seats) : 0)],
      ['spell', deed.spells],
      ['powerUp', deed.powerUps],
      ['portal', deed.portal ? 1 : 0],
      ['camp', deed.camp ? 1 : 0],
      ['heart', deed.friendship],
    ]),
  };
}
