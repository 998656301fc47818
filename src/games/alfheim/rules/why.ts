import { isEqual } from '../../../engine/equal.ts';
import type { Seat } from '../../../engine/ids.ts';
import { callsIn, conceals, metAt, tomtesOf, usableBy } from './calls.ts';
import { hasKind, KING, TOMTE, tilesIn } from './fairies.ts';
import { type Cell, fieldOf, halves, isCell, isDomino, lies } from './field.ts';
import { cellThing, fairyThing, tomteThing } from './ids.ts';
import { offers } from './moves.ts';
import { isShutIn, nearestOf } from './reach.ts';
import { costRule, type OwedRule, type Reason, type RefusalRule, type Refused } from './reasons.ts';
import { type Call, type Field, FOOTPRINT_ROUND, isEmpty, type Move, type Say, type View } from './state.ts';
import { stockOf, tilesFor } from './tiles.ts';

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
