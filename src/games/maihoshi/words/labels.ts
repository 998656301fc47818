import type { Kind } from '../rules/cards.ts';

/** What a round brought, or would bring were it over now. */
export interface Earned {
  readonly income: number;
  readonly effects: number;
  readonly penalty: number;
  readonly bonus: number;
  readonly points: number;
}

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels {
  readonly street: string;
  readonly round: string;
  roundOf(round: number, all: number): string;
  deck(count: number): string;
  discard(count: number): string;
  readonly lap: string;
  lapBy(name: string): string;
  tokens(count: number): string;
  soFar(earned: Earned): string;
  guests(name: string, count: number, enough: number): string;
  publicity(name: string): string;
  newest(card: string): string;
  /** A kind, NONE or HIDDEN. */
  reserve(name: string, card: Kind): string;
  held(name: string, count: number): string;
  geisha(geisha: number, name: string, spent: boolean): string;
  geishaName(geisha: number): string;
  /** Name, reputation and ability. */
  geishaText(geisha: number): string;
  reputation(name: string, values: readonly number[]): string;
  readonly closed: string;
  closedAt(name: string): string;
  readonly hand: string;
  cardName(card: Kind): string;
  /** `comes`: whether it could be invited now, where that is asked. */
  card(card: Kind, comes: boolean | null): string;
  readonly actions: string;
  readonly guest: string;
  readonly advertise: string;
  readonly advertiseTwo: string;
  readonly introduce: string;
  readonly useReserve: string;
  about(card: string): string;
  readonly looked: string;
}
