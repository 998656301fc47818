import type { Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { callsIn, metAt } from './calls.ts';
import { bitsOfTiles, KING, TOMTE } from './fairies.ts';
import { fieldOf } from './field.ts';
import { CELLS, type Cell, DOMINOES, halves, lies } from './grid.ts';
import type { Usable } from './runs.ts';
import { type Call, type Field, FOOTPRINT_ROUND, isEmpty, type Move, OPEN, type Say, type View } from './state.ts';
import { cellThing, fairyThing, tomteThing } from './things.ts';
import { conceals, tomtesOf, withTomtes } from './tomte.ts';

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  if (view.step === 'over') return { rule: 'end.rounds' };
  if (view.turn !== seat) return { rule: 'house.order', side: view.turn };
  const seen = view.fields[seat];
  if (!seen) return null;
  const field = fieldOf(seen);
  if ('say' in wish) return sayReason(view, seat, field, wish.say);
  if ('call' in wish) return callReason(view, seat, field, wish);
  const step = 'place' in wish ? 'place' : 'footprint';
  if (view.step !== step) return { rule: step === 'place' ? owed(view, field) : 'seventh.footprint', side: seat };
  return cellReason(field, seat, 'place' in wish ? wish.place : wish.footprint);
}

/** The rule by which a seat owes what it is asked for. */
const OWED: Readonly<Record<View['step'], RuleId>> = {
  footprint: 'seventh.footprint',
  place: 'round.clue',
  call: 'round.calls',
  over: 'end.rounds',
};
const owed = ({ step }: View, field: Field): RuleId =>
  step === 'call' && hadNoRoom(field) ? 'house.room' : OWED[step];

/** On turn and past placing: a field without room never has any again. */
const hadNoRoom = ({ aside }: Field): boolean => aside.length > 0;

function cellReason({ grid }: Field, seat: Seat, cell: Cell): Reason | null {
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return null;
  const what = lies(grid, cell);
  if (what === OPEN) return null;
  return { rule: isEmpty(what) ? 'place.beside' : 'place.empty', side: seat, things: [cellThing(seat, cell)] };
}

function sayReason(view: View, seat: Seat, field: Field, say: Say['say']): Reason | null {
  if (say === 'refuse' && view.step !== 'footprint') return refuseReason(view, seat, field);
  return say === 'done' && view.step === 'call' ? null : { rule: owed(view, field), side: seat };
}

function refuseReason({ step, refused }: View, seat: Seat, field: Field): Reason | null {
  if (step === 'place' && !refused) return null;
  return { rule: hadNoRoom(field) ? 'house.room' : 'refuse.once', side: seat };
}

function callReason(view: View, seat: Seat, field: Field, wish: Call): Reason | null {
  const { call: kind } = wish;
  const refusal = (rule: RuleId): Reason => ({ rule, side: seat, things: [fairyThing(kind)], data: { kind } });
  if ((field.kinds >> kind) & 1) return refusal('call.once');
  if (view.step !== 'call') return refusal(owed(view, field));
  if (kind === KING && view.round < FOOTPRINT_ROUND) return refusal('seventh.king');
  const tomtes = tomtesOf(view, seat);
  if (kind === TOMTE && tomtes === 0) return { rule: 'tomte.third', side: seat, things: [tomteThing(seat)] };
  const usable = withTomtes(view.usable.map(bitsOfTiles), tomtes);
  const rule = dominoRule(field, wish, usable) ?? tileRule(view, wish);
  if (kind === TOMTE && rule === 'call.cost') return tomteReason(view, seat);
  return rule === null ? null : refusal(rule);
}

/** Which cost it is that is not met stays the owner's secret: the reason may be read on the open table. */
const tomteReason = (view: View, seat: Seat): Reason => ({
  rule: 'tomte.place',
  side: seat,
  things: [tomteThing(seat)],
  data: { known: conceals(view, seat) ? 0 : 1 },
});

function dominoRule(field: Field, { call: kind, domino }: Call, usable: Usable): RuleId | null {
  if (!Number.isInteger(domino) || domino < 0 || domino >= DOMINOES) return 'call.tile';
  if (metAt(field, kind, domino, usable).length === 0) {
    if (kind !== TOMTE && callsIn(field, usable).some(({ call }) => call === kind)) return 'call.tile';
    return kind === KING ? 'king.pattern' : 'call.cost';
  }
  return halves(domino).every((cell) => isEmpty(lies(field.grid, cell))) ? null : 'call.empty';
}

function tileRule({ piles, lying }: View, { call: kind, tile }: Call): RuleId | null {
  const tiles = lying[kind] ?? [];
  if (piles[kind] !== 0 || tiles.length < 2) return tile === undefined ? null : 'tile.pile';
  return tile !== undefined && tiles.includes(tile) ? null : 'tile.cost';
}
