import { type Card, type Counts, type Kind, needsOf, present, sumOf } from '../rules/cards.ts';
import type { Contest } from '../rules/score.ts';
import type { words as english } from './labels.en.ts';
import { needs } from './names.ts';

export type LabelWords = typeof english;

/** What a fairy of the hand is about to do. */
export type Part = keyof LabelWords['parts'];

export interface Lacking {
  readonly take: number;
  readonly removes: boolean;
  readonly keeps: boolean;
}

/** What the board says to those who do not see it, and the few words on it. */
export function labelsOf(words: LabelWords) {
  const listed = (counts: Counts): string =>
    present(counts)
      .map(({ kind, count }) => words.several(words.kinds[kind], count))
      .join(words.comma) || words.nobody;
  return {
    ...words,
    /** How one card stands: own points, and whose the honour is. */
    contest(row: Contest, name: string, own: number, honour: boolean, lead: string | null): string {
      const parts = [words.contest(words.rows[row], name, own)];
      if (honour) parts.push(words.hasHonour);
      if (lead !== null) parts.push(words.honourWith(lead));
      return parts.join(words.comma);
    },
    musicians(kind: Kind, count: number, coming: number): string {
      const there = words.several(words.kinds[kind], count);
      return coming > 0 ? [there, words.coming(coming)].join(words.comma) : there;
    },
    /** Of a score card, what the orchestra lacks. */
    lacks(missing: Counts): string {
      const [one, ...others] = present(missing);
      if (!one) return words.isMet;
      return others.length === 0 ? words.moreOf(words.kinds[one.kind], one.count) : words.moreFairies(sumOf(missing));
    },
    scoreCard: (card: Card, lacks: string): string => words.scoreCard(needs(words, needsOf(card)), lacks),
    /** A fairy in the hand: what it is, what it is about to do. */
    held(kind: Kind, part: Part | null): string {
      const parts = [words.first(words.kinds[kind])];
      if (part !== null) parts.push(words.heldTo[part]);
      return parts.join(words.comma);
    },
    adds(name: string, took: readonly Kind[], removed: Kind | null): string {
      const adds = words.adds(name, took.map((kind) => words.kinds[kind]).join(words.comma));
      return removed === null ? adds : [adds, words.removed(words.kinds[removed])].join(words.comma);
    },
    /** What a choice that is half made still lacks. */
    lacking({ take, removes, keeps }: Lacking): string {
      const parts = take > 0 ? [words.lackingFairies(take)] : [];
      if (removes) parts.push(words.lackingRemoved);
      if (keeps) parts.push(words.lackingCard);
      return words.lacking(parts.join(words.comma));
    },
    left: (counts: Counts): string => words.left(listed(counts)),
    seenHand: (name: string, hand: Counts): string => words.seenHand(name, listed(hand)),
  };
}

export type Labels = ReturnType<typeof labelsOf>;
