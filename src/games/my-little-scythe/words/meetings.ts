import type { QuestCard } from '../rules/cards.ts';
import type { Hex } from '../rules/hexes.ts';

/** The few words of the two things that cover the map for a moment: a pie fight and a quest. */
export interface Meetings {
  readonly fight: {
    at(hex: Hex): string;
    readonly pies: string;
    /** Why the dial goes no further. */
    readonly noFewer: string;
    noMore(most: number, pies: number): string;
    /** Of so many spells in hand, those that may be set. */
    spells(count: number, most: number): string;
    spell(value: number): string;
    readonly enough: string;
    readonly cannon: string;
    /** What a contestant could bring, as everybody sees it. */
    might(name: string, pies: number, spells: number): string;
    readonly attacks: string;
    readonly defends: string;
    readonly chooses: string;
    readonly chosen: string;
    brought(name: string, pies: number, spells: readonly number[], total: number): string;
    /** `tied`: the totals are equal, and the attacker has it. */
    won(name: string, tied: boolean): string;
  };
  readonly quest: {
    title(card: QuestCard): string;
    readonly sides: readonly string[];
    /** One side as it is printed. */
    side(card: QuestCard, side: number): string;
    cannot(text: string): string;
  };
}
