import { isEqual } from '../../../engine/equal.ts';
import type { Ask, Seat } from '../../../engine/game.ts';
import { callsIn, conceals, metAt, tomteInHand, tomtesOf, usableBy, withTomtes } from './calls.ts';
import { hasKind, KINDS, KING, TOMTE, tilesIn } from './fairies.ts';
import { CELLS, type Cell, DOMINOES, fieldOf, halves, isCell, isDomino, lies } from './field.ts';
import type { OwedRule, Reason, RefusalRule, Refused } from './ids.ts';
import { cellThing, costRule, fairyThing, tomteThing } from './ids.ts';
import { isShutIn, nearestOf, type Usable } from './runs.ts';
import type { Call, Field, Move, PlaceClue, PlaceFootprint, Say, State, Step, Stock, View } from './state.ts';
import { FOOTPRINT_ROUND, fieldAt, isEmpty, stockOf, tilesFor } from './state.ts';

// Every move and ask there can be is made once, but for calls that choose a tile.

const PLACES: readonly PlaceClue[] = Array.from({ length: CELLS }, (_, place) => ({ place }));
const FOOTPRINTS: readonly PlaceFootprint[] = Array.from({ length: CELLS }, (_, footprint) => ({ footprint }));
export const REFUSE: Say = { say: 'refuse' };
export const DONE: Say = { say: 'done' };

const SAYS: readonly Say['say'][] = ['refuse', 'done'];
const FOOTPRINTS_FROM = CELLS;
const SAYS_FROM = FOOTPRINTS_FROM + CELLS;
const CALLS_FROM = SAYS_FROM + SAYS.length;
const CALLS_OF_A_TILE = KINDS.length * DOMINOES;

export function moveId(move: Move): number {
  if ('place' in move) return move.place;
  if ('say' in move) return SAYS_FROM + SAYS.indexOf(move.say);
  if ('footprint' in move) return FOOTPRINTS_FROM + move.footprint;
  const tiles = move.tile === undefined ? 0 : move.tile + 1;
  return CALLS_FROM + tiles * CALLS_OF_A_TILE + move.call * DOMINOES + move.domino;
}

const MOST_SEATS = 5;
const askEach = (step: Step): readonly (readonly Ask[])[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => [{ seat, step, cover: 'open' }]);
const NOBODY: readonly Ask[] = [];
const ASKS: Readonly<Record<Step, readonly (readonly Ask[])[]>> = {
  footprint: askEach('footprint'),
  place: askEach('place'),
  call: askEach('call'),
  over: [],
};

export const asks = (state: State): readonly Ask[] => ASKS[state.step][state.turn] ?? NOBODY;

const NONE: readonly Move[] = [];

export function moves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NONE;
  const field = fieldAt(state, seat);
  if (state.step !== 'call') return placings(state, field);
  const tomte = tomteInHand(field);
  return calls(state, field, tomte === 0 ? state.usable : withTomtes(state.usable, tomte));
}

/** To eyes that do not see what a Tomte in hand wants, whatever would call one that it may be is offered too. */
export function offers(view: View, seat: Seat): readonly Move[] {
  const seen = view.fields[seat];
  if (seat !== view.turn || !seen) return NONE;
  const field = fieldOf(seen);
  if (view.step !== 'call') return placings(view, field);
  return calls(stockOf(view), field, usableBy(view, seat));
}

function placings({ step, refused }: Pick<State, 'step' | 'refused'>, { open }: Field): readonly Move[] {
  if (step !== 'place' && step !== 'footprint') return NONE;
  const made = step === 'place' ? PLACES : FOOTPRINTS;
  const moves: Move[] = [];
  for (const cell of open) {
    const move = made[cell];
    if (move) moves.push(move);
  }
  if (step === 'place' && !refused) moves.push(REFUSE);
  return moves;
}

function calls(stock: Stock, field: Field, usable: Usable): Move[] {
  const moves: Move[] = [];
  for (const call of callsIn(field, usable)) {
    const tiles = tilesFor(stock, call.call);
    // Where several cost tiles lie there, one is chosen.
    if (tiles.length < 2) moves.push(call);
    else for (const tile of tiles) moves.push({ ...call, tile });
  }
  moves.push(DONE);
  return moves;
}

/** What may be done the moves say; here is only why something else may not. */
export function why(view: View, seat: Seat, wish: Move): Reason | null {
  if (view.step === 'over') return { is: 'refused', rule: 'end.rounds' };
  if (view.turn !== seat) return { is: 'othersTurn', rule: 'house.order', side: view.turn };
  const seen = view.fields[seat];
  if (!seen || offers(view, seat).some((offered) => isEqual(offered, wish))) return null;
  const field = fieldOf(seen);
  if ('say' in wish) return refused(seat, sayFault(view, wish));
  if ('call' in wish) return callFault(view, seat, field, wish);
  if ('place' in wish)
    return view.step === 'place' ? cellFault(field, seat, wish.place) : refused(seat, OWED[view.step]);
  return view.step === 'footprint' ? cellFault(field, seat, wish.footprint) : refused(seat, 'seventh.footprint');
}

const refused = (seat: Seat, rule: RefusalRule): Refused => ({ is: 'refused', rule, side: seat });

/** The rule by which a seat owes what it is asked for. */
const OWED: Readonly<Record<View['step'], OwedRule>> = {
  footprint: 'seventh.footprint',
  place: 'round.clue',
  call: 'round.calls',
  over: 'end.rounds',
};

function cellFault({ grid }: Field, seat: Seat, cell: Cell): Reason | null {
  if (!isCell(cell)) return null;
  const rule = isEmpty(lies(grid, cell)) ? 'place.beside' : 'place.empty';
  return { ...refused(seat, rule), things: [cellThing(seat, cell)] };
}

const sayFault = ({ step }: View, { say }: Say): RefusalRule =>
  say === 'done' || step === 'footprint' ? OWED[step] : 'refuse.once';

function callFault(view: View, seat: Seat, field: Field, wish: Call): Reason {
  const { call: kind, domino } = wish;
  const about = { side: seat, things: [fairyThing(kind)] };
  const refusal = (rule: RefusalRule): Reason => ({ is: 'refused', rule, ...about });
  if (hasKind(field.kinds, kind)) return { is: 'hasCome', rule: 'call.once', ...about, kind };
  if (view.step !== 'call') return refusal(OWED[view.step]);
  if (kind === KING && view.round < FOOTPRINT_ROUND) return refusal('seventh.king');
  if (kind === TOMTE && tomtesOf(view, seat) === 0)
    return { ...refused(seat, 'tomte.third'), things: [tomteThing(seat)] };
  if (!isDomino(domino)) return refusal('call.tile');
  const usable = usableBy(view, seat);
  if (metAt(field, kind, domino, usable).length === 0) {
    if (kind === TOMTE) return tomteFault(view, seat);
    if (callsIn(field, usable).some(({ call }) => call === kind)) return refusal('call.tile');
    const tiles = tilesIn(usable[kind]);
    if (tiles.some((tile) => isShutIn(field, kind, tile))) return { is: 'shutIn', rule: 'call.empty', ...about, kind };
    return { is: 'unmet', rule: costRule(kind), ...about, kind, nearest: nearestOf(field, kind, tiles) };
  }
  if (!halves(domino).every((cell) => isEmpty(lies(field.grid, cell)))) return refusal('call.empty');
  return refusal(tilesFor(stockOf(view), kind).length < 2 ? 'tile.pile' : 'tile.cost');
}

/** Which cost it is that is not met stays the owner's secret: the reason may be read on the open table. */
const tomteFault = (view: View, seat: Seat): Reason => ({
  is: 'tomteUnmet',
  rule: 'tomte.place',
  side: seat,
  things: [tomteThing(seat)],
  known: !conceals(view, seat),
});
