// The house set: nineteen names. A coloured name comes in all three colours.

/** What a card does. */
export type Effect =
  | 'none'
  | 'guard'
  | 'scoring-per-publicity'
  | 'filter'
  | 'advertise'
  | 'target-draw'
  | 'chain'
  | 'close'
  | 'sink-newest-guest'
  | 'return-newest-publicity'
  | 'extra-turn'
  | 'take-newest-guest'
  | 'look'
  | 'others-draw'
  | 'set-reserve'
  | 'place-free';

// The numbers on the cards.
export const MOST_BROKERAGE = 4;
export const MOST_LOOKED_AT = 3;
export const MOST_PLACED_FREE = 2;

export interface Folk<Id extends string = string> {
  readonly id: Id;
  /** Coloured cards raise their own colour, the next or the previous one in the cycle; others raise each by one. */
  readonly raises: { readonly own: number; readonly next: number; readonly previous: number } | 'any';
  readonly requirement: number;
  readonly income: number;
  /** Of each colour. */
  readonly copies: number;
  readonly effect: Effect;
}

const own = (raise: number) => ({ own: raise, next: 0, previous: 0 });
const ALL = { own: 1, next: 1, previous: 1 };
const NEXT = { own: 1, next: 1, previous: 0 };
const PREVIOUS = { own: 1, next: 0, previous: 1 };

const folk = <const Id extends string>(
  id: Id,
  requirement: number,
  income: number,
  raises: Folk['raises'],
  copies: number,
  effect: Effect,
): Folk<Id> => ({ id, raises, requirement, income, copies, effect });

// rule: folk.list, house.cards
const NAMES = [
  folk('dangoya', 1, 2, own(1), 2, 'filter'),
  folk('hikyaku', 2, 1, own(1), 2, 'advertise'),
  folk('kamiyui', 2, 2, own(2), 2, 'none'),
  folk('hikeshi', 3, 3, own(1), 2, 'guard'),
  folk('kawaraban', 3, 3, NEXT, 2, 'target-draw'),
  folk('wakadanna', 4, 2, own(1), 2, 'chain'),
  folk('okappiki', 4, 4, own(1), 2, 'close'),
  folk('hanashika', 5, 5, ALL, 2, 'none'),
  folk('suri', 5, 4, PREVIOUS, 2, 'sink-newest-guest'),
  folk('kenjutsu', 6, 6, own(2), 2, 'return-newest-publicity'),
  folk('sendou', 6, 5, NEXT, 2, 'extra-turn'),
  folk('fudasashi', 7, 7, own(2), 1, 'scoring-per-publicity'),
  folk('ohdana', 8, 14, own(2), 1, 'none'),
  folk('onmitsu', 7, 5, PREVIOUS, 1, 'take-newest-guest'),
  folk('ekisha', 3, 2, 'any', 1, 'look'),
  folk('tabiichiza', 5, 4, 'any', 1, 'others-draw'),
  folk('sadou', 6, 6, 'any', 1, 'set-reserve'),
  folk('kuge', 7, 10, 'any', 1, 'none'),
  folk('chokushi', 8, 5, 'any', 1, 'place-free'),
];

export type FolkId = (typeof NAMES)[number]['id'];
export const FOLK: readonly Folk<FolkId>[] = NAMES;

/** The rule that explains a card of this name. */
export type FolkRule = `card.${FolkId}`;
export const folkRule = <Id extends FolkId>(folk: Id): `card.${Id}` => `card.${folk}`;
