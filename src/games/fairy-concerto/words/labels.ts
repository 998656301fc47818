import type { Card, Counts, Kind } from '../rules/cards.ts';

/** What a fairy of the hand is about to do. */
export type Part = 'add' | 'remove' | 'bach';

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels {
  readonly bach: string;
  readonly contests: string;
  /** How one card stands: own points, and whose the honour is. */
  contest(row: string, name: string, own: number, honour: boolean, lead: string | null): string;
  change(points: number): string;
  musicians(kind: Kind, count: number, coming: number): string;
  /** So many fairies are lacking, shown beside their marks. */
  more(count: number): string;
  /** Of a score card, what the orchestra lacks. */
  lacks(missing: Counts): string;
  readonly met: string;
  scoreCard(card: Card, lacks: string): string;
  faceDown(count: number): string;
  readonly hand: string;
  /** A fairy in the hand: what it is, what it changes, what it is about to do. */
  held(kind: Kind, change: number | null, part: Part | null): string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly keepOne: string;
  /** Alone the dealt score cards wait until the fairies stand. */
  readonly keepLater: string;
  offeredTo(name: string): string;
  kept(label: string): string;
  readonly revealed: string;
  adds(name: string, took: readonly Kind[], removed: Kind | null): string;
  readonly hands: string;
  holds(name: string, count: number): string;
  readonly piles: string;
  bag(count: number): string;
  left(counts: Counts): string;
  deck(count: number): string;
  discard(count: number): string;
  removed(count: number): string;
  round(now: number, all: number): string;
  readonly drawn: string;
  readonly you: string;
  readonly memory: string;
  seenHand(name: string, hand: Counts): string;
  readonly comesBack: string;
}

export const sum = (counts: Counts): number => counts.reduce((all, count) => all + count, 0);
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
