import type { Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { frozen, SPELLS, VALUES, type Value } from './cards.ts';
import type { Cause } from './events.ts';
import { seatAt } from './hexes.ts';
import { type Flow, isOver, type SeenSpell, type Spell, type SpellCounts, type State, type Table } from './state.ts';
import { note } from './trophies.ts';

export const NO_SPELLS: SpellCounts = frozen<[number, number, number]>([0, 0, 0]);
export const ALL_SPELLS: SpellCounts = frozen(SPELLS);

// Every spell is made once: a guess deals dozens.
const made: Spell[][] = [];
export function spellOf(making: number, value: Value): Spell {
  let known = made[making];
  if (known === undefined) {
    known = VALUES.map((each) => frozen({ making, value: each }));
    made[making] = known;
  }
  return at(known, placeOfValue(value));
}

export const placeOfValue = (value: Value): 0 | 1 | 2 => (value === 1 ? 0 : value === 2 ? 1 : 2);
export const countOf = (counts: SpellCounts, value: Value): number => counts[placeOfValue(value)];
/** The same with so many more of a value. */
export function withMore(counts: SpellCounts, value: Value, more: number): SpellCounts {
  const changed: [number, number, number] = [...counts];
  changed[placeOfValue(value)] += more;
  return frozen(changed);
}
/** So many of each, the lowest first. */
export function spread(counts: SpellCounts): Value[] {
  const values: Value[] = [];
  for (const value of VALUES) for (let count = countOf(counts, value); count > 0; count--) values.push(value);
  return values;
}

export const canDrawSpell = ({ deck, discards }: Table): boolean =>
  deck.length > 0 || discards.some((count) => count > 0);

/** An empty deck is made anew from the discards first. */
export function drawSpell(state: State, seat: Seat, flow: Flow, cause: Cause | null = null): void {
  if (state.deck.length === 0 && canDrawSpell(state)) remake(state, flow);
  const value = state.deck.pop();
  if (value === undefined) {
    flow.tell?.({ is: 'noSpell', seat }, 'all', 'none');
    return;
  }
  const own = seatAt(state, seat);
  own.hand = frozen([...own.hand, spellOf(state.makings.length - 1, value)]);
  if (seat === state.turn) note(state);
  flow.tell?.({ is: 'spell', seat, value, now: own.hand.length, cause }, { only: [seat] }, [seat]);
  flow.tell?.({ is: 'spell', seat, value: null, now: own.hand.length, cause }, { but: [seat] }, 'none');
}

function remake(state: State, flow: Flow): void {
  const deck = spread(state.discards);
  state.makings = frozen([...state.makings, state.discards]);
  state.discards = NO_SPELLS;
  state.deck = flow.rng.shuffle(deck);
  flow.tell?.({ is: 'remade' }, 'all', 'none');
}

/** Of equal spells the oldest goes. */
export function discardSpell(state: State, seat: Seat, wanted: Value): void {
  discardAt(
    state,
    seat,
    seatAt(state, seat).hand.findIndex(({ value }) => value === wanted),
  );
}

export function discardAt(state: State, seat: Seat, place: number): void {
  const own = seatAt(state, seat);
  const { making, value } = at(own.hand, place);
  own.hand = frozen(own.hand.filter((_, at) => at !== place));
  state.makings = frozen(state.makings.map((each, at) => (at === making ? withMore(each, value, -1) : each)));
  state.discards = withMore(state.discards, value, 1);
}

/** How many of each value a hand has, as far as these eyes see it. */
export function countHand(hand: readonly SeenSpell[]): SpellCounts {
  let counts = NO_SPELLS;
  for (const { value } of hand) if (value !== null) counts = withMore(counts, value, 1);
  return counts;
}

/** The spells of a hand at places that a fight has used lie open until they are spent, and all when the game is over. */
export const liesOpen = (table: Table, seat: Seat, place: number): boolean =>
  isOver(table) ||
  table.todo.some((pending) => pending.step === 'spend' && pending.seat === seat && pending.places.includes(place));
