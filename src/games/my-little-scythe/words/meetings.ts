import { type QuestCard, type QuestSide, SIDES_OF_QUEST } from '../rules/cards.ts';
import type { Hex } from '../rules/hexes.ts';
import type { TakeFault } from '../rules/reasons.ts';
import type { MeetingWords } from './meetings.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

type Kept =
  | 'pies'
  | 'nothing'
  | 'noFewer'
  | 'spell'
  | 'enough'
  | 'cannon'
  | 'attacks'
  | 'defends'
  | 'chooses'
  | 'chosen';

/** The few words of the two things that cover the map for a moment: a pie fight and a quest. */
export interface Meetings {
  readonly fight: Pick<MeetingWords, Kept> & {
    at(hex: Hex): string;
    /** Why the dial goes no further. */
    noMore(most: number, pies: number): string;
    /** Of so many spells in hand, those that may be set. */
    spells(count: number, most: number): string;
    /** What a contestant could bring, as everybody sees it. */
    might(name: string, pies: number, spells: number): string;
    brought(name: string, pies: number, spells: readonly number[], total: number): string;
    /** `tied`: the totals are equal, and the attacker has it. */
    won(name: string, tied: boolean): string;
    /** What the winner gets for it; what forbids the trophy, if anything does. */
    prize(fault: TakeFault | null): string;
  };
  readonly quest: {
    title(card: QuestCard): string;
    readonly sides: readonly string[];
    /** One side as it is printed. */
    side(card: QuestCard, side: QuestSide): string;
    cannot(text: string): string;
  };
}

/** Decides what they say, once for every language. */
export function meetingsOf(names: NameWords, words: MeetingWords): Meetings {
  const namer = new Namer(names);
  return {
    fight: {
      ...words,
      at: (hex) => words.fightAt(namer.theLand(hex)),
      noMore: (most, pies) => (most < pies ? words.dialEnds(most) : words.noMorePies(pies)),
      spells: (count, most) => (count === 0 ? words.noSpells : words.spellsHere(most)),
      might: (name, pies, spells) => words.might(name, names.pies(pies), names.spells(spells)),
      brought: (name, pies, spells, total) =>
        words.brought(name, names.pies(pies), spells.length === 0 ? names.noSpell : names.spellsOf(spells), total),
      won: (name, tied) => (tied ? words.wonTie : words.won)(name),
      prize: (fault) => (fault === null ? words.mayTake : words.noPrize[fault]),
    },
    quest: {
      title: (card) => namer.questOf(card).name,
      sides: SIDES_OF_QUEST.map((side) => names.first(names.sides[side])),
      side: (card, side) => words.side(names.first(namer.questOf(card)[SIDES_OF_QUEST[side]])),
      cannot: words.cannot,
    },
  };
}
