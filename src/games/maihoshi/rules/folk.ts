// The house set: nineteen names. A coloured name comes in all three colours.

/** What a card does; the numbers are those on the card. */
export type Effect =
  | { readonly kind: 'none' }
  | { readonly kind: 'guard' }
  | { readonly kind: 'scoring-per-publicity'; readonly per: number; readonly most: number }
  | { readonly kind: 'filter'; readonly draw: number }
  | { readonly kind: 'advertise' }
  | { readonly kind: 'target-draw'; readonly draw: number }
  | { readonly kind: 'chain' }
  | { readonly kind: 'close' }
  | { readonly kind: 'sink-newest-guest' }
  | { readonly kind: 'return-newest-publicity' }
  | { readonly kind: 'extra-turn'; readonly turns: number }
  | { readonly kind: 'take-newest-guest' }
  | { readonly kind: 'look'; readonly look: number }
  | { readonly kind: 'others-draw'; readonly draw: number }
  | { readonly kind: 'set-reserve' }
  | { readonly kind: 'place-free'; readonly most: number };
export type EffectKind = Effect['kind'];

export interface Folk {
  readonly id: string;
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
const NONE: Effect = { kind: 'none' };

const folk = (
  id: string,
  requirement: number,
  income: number,
  raises: Folk['raises'],
  copies: number,
  effect: Effect,
): Folk => ({ id, raises, requirement, income, copies, effect });

export const FOLK: readonly Folk[] = [
  folk('dangoya', 1, 2, own(1), 2, { kind: 'filter', draw: 1 }),
  folk('hikyaku', 2, 1, own(1), 2, { kind: 'advertise' }),
  folk('kamiyui', 2, 2, own(2), 2, NONE),
  folk('hikeshi', 3, 3, own(1), 2, { kind: 'guard' }),
  folk('kawaraban', 3, 3, NEXT, 2, { kind: 'target-draw', draw: 1 }),
  folk('wakadanna', 4, 2, own(1), 2, { kind: 'chain' }),
  folk('okappiki', 4, 4, own(1), 2, { kind: 'close' }),
  folk('hanashika', 5, 5, ALL, 2, NONE),
  folk('suri', 5, 4, PREVIOUS, 2, { kind: 'sink-newest-guest' }),
  folk('kenjutsu', 6, 6, own(2), 2, { kind: 'return-newest-publicity' }),
  folk('sendou', 6, 5, NEXT, 2, { kind: 'extra-turn', turns: 1 }),
  folk('fudasashi', 7, 7, own(2), 1, { kind: 'scoring-per-publicity', per: 1, most: 4 }),
  folk('ohdana', 8, 14, own(2), 1, NONE),
  folk('onmitsu', 7, 5, PREVIOUS, 1, { kind: 'take-newest-guest' }),
  folk('ekisha', 3, 2, 'any', 1, { kind: 'look', look: 3 }),
  folk('tabiichiza', 5, 4, 'any', 1, { kind: 'others-draw', draw: 1 }),
  folk('sadou', 6, 6, 'any', 1, { kind: 'set-reserve' }),
  folk('kuge', 7, 10, 'any', 1, NONE),
  folk('chokushi', 8, 5, 'any', 1, { kind: 'place-free', most: 2 }),
];
