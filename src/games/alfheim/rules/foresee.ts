import type { Foresight, Reason } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Lack, lacking } from './ahead.ts';
import { callsIn, kindsCallable, metAt } from './calls.ts';
import { letterOf } from './clues.ts';
import { bitsOfTiles, costOf, EXPERTS, KINDS, KING, type Kind, NISSE, POINTS, TOMTE } from './fairies.ts';
import { fieldOf, putClue, putFairy, putFootprint } from './field.ts';
import { type Cell, STEPS } from './grid.ts';
import type { Usable } from './runs.ts';
import { suits, tracked } from './score.ts';
import { type Call, type Field, type Move, NO_RANK, ROUNDS, type View } from './state.ts';
import { COMMON_DECK, cellThing, clueThing, expertThing, fairyThing, footprintThing, tomteThing } from './things.ts';
import { conceals, tomtesOf, withTomtes } from './tomte.ts';

/** Most points first; then what comes near, and what is lost. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  const seen = view.fields[seat];
  if (!seen) return [];
  const field = fieldOf(seen);
  if ('place' in move) return placed(view, seat, field, move.place);
  if ('footprint' in move) return tracks(view, seat, field, move.footprint);
  if ('call' in move) return called(view, seat, field, move);
  return move.say === 'refuse' ? [drawn(view)] : left(view, seat, field);
}

/** What a seat may call by: the costs of the round, and the Tomte's where these eyes see it. */
const usableBy = (view: Pick<View, 'usable' | 'fields'>, seat: Seat): Usable =>
  withTomtes(view.usable.map(bitsOfTiles), conceals(view, seat) ? 0 : tomtesOf(view, seat));

const kindsIn = (bits: number): Kind[] => KINDS.filter((kind) => (bits >> kind) & 1);

/** Things: the cells that it is about. */
const kindReason = (rule: string, seat: Seat, kind: Kind, cells: readonly Cell[] = []): Reason => ({
  rule,
  side: seat,
  things: [fairyThing(kind), ...cells.map((cell) => cellThing(seat, cell))],
  data: { kind, ahead: 1 },
});

/** What could still be called, and a Tomte that might be. */
function left(view: View, seat: Seat, field: Field): Foresight<Reason> {
  const sure = kindsIn(kindsCallable(field, usableBy(view, seat))).map((kind) =>
    kindReason('call.optional', seat, kind),
  );
  const may = conceals(view, seat) && kindsCallable(field, withTomtes(NO_COSTS, tomtesOf(view, seat))) !== 0;
  return may ? [...sure, hiddenReason(seat)] : sure;
}

const NO_COSTS: Usable = KINDS.map(() => 0);

/** Nobody but its owner sees what the Tomte wants. */
const hiddenReason = (seat: Seat): Reason => ({
  rule: 'tomte.place',
  side: seat,
  things: [tomteThing(seat)],
  data: { ahead: 1 },
});

const byPoints = (one: Kind, other: Kind): number => (POINTS[other] ?? 0) - (POINTS[one] ?? 0);

function placed(view: View, seat: Seat, field: Field, cell: Cell): Foresight<Reason> {
  const usable = usableBy(view, seat);
  const before = kindsCallable(field, usable);
  putClue(field, view.clue, cell);
  const after = kindsCallable(field, usable);
  const completes = kindsIn(after & ~before).sort(byPoints);
  const lacks = view.round === ROUNDS ? [] : lacking(field, cell, nextUsable(view, seat), after);
  const footprint = view.footprints[seat] ?? 0;
  const beside = STEPS.some((step) => cell + step === field.footprint) && suits(footprint, view.clue);
  return [
    ...completes.map((kind) => ({
      ...kindReason(ruleOf(kind), seat, kind, runsFor(field, kind, usable)),
      points: POINTS[kind] ?? 0,
    })),
    ...(beside ? [tracksReason(seat, footprint, 1)] : []),
    ...lacks.sort((one, other) => byPoints(one.kind, other.kind)).map((lack) => lackReason(seat, lack)),
    ...kindsIn(before & ~after).map((kind) => kindReason('call.empty', seat, kind)),
  ];
}

/** Every clue in a part that calls this kind. */
function runsFor(field: Field, kind: Kind, usable: Usable): Cell[] {
  const calls = callsIn(field, usable).filter(({ call }) => call === kind);
  return [...new Set(calls.flatMap(({ domino }) => metAt(field, kind, domino, usable).flatMap(({ run }) => run)))];
}

const ruleOf = (kind: Kind): string => (kind === KING ? 'king.pattern' : 'call.cost');

const lackReason = (seat: Seat, { kind, clues, cells }: Lack): Reason => ({
  rule: 'call.run',
  side: seat,
  things: [fairyThing(kind), ...clues.map(clueThing), ...cells.map((cell) => cellThing(seat, cell))],
  data: { kind, clues: clues.map(letterOf).join('') },
});

/** As far as is known, what can be used in the next round: a tile taken in this one is gone by then. */
const nextUsable = (view: View, seat: Seat): Usable => usableBy({ ...view, usable: view.lying }, seat);

function tracks({ footprints }: View, seat: Seat, field: Field, cell: Cell): Foresight<Reason> {
  const footprint = footprints[seat] ?? 0;
  putFootprint(field, cell);
  return [tracksReason(seat, footprint, tracked(field, footprint).length)];
}

const tracksReason = (seat: Seat, footprint: number, points: number): Reason => ({
  rule: 'end.footprint',
  side: seat,
  points,
  things: [footprintThing(footprint)],
  data: { footprint },
});

function called(view: View, seat: Seat, field: Field, { call: kind, domino, tile }: Call): Foresight<Reason> {
  const usable = usableBy(view, seat);
  const before = kindsCallable(field, usable);
  const kindsBefore = field.kinds;
  const [met] = metAt(field, kind, domino, usable);
  putFairy(field, kind, domino);
  const lost = before & ~kindsCallable(field, usable) & ~(1 << kind);
  const third = (field.kinds & NISSE) === NISSE && (kindsBefore & NISSE) !== NISSE;
  return [
    ...(kind === TOMTE && conceals(view, seat) ? [hiddenReason(seat)] : []),
    { ...kindReason('end.fairies', seat, kind, met?.run), points: POINTS[kind] ?? 0 },
    ...EXPERTS.flatMap(({ kinds }, set) =>
      (field.kinds & kinds) === kinds && (kindsBefore & kinds) !== kinds ? [expertReason(view, seat, set)] : [],
    ),
    ...(third ? [{ rule: 'tomte.third', side: seat, things: [tomteThing(seat)], data: { ahead: 1 } }] : []),
    ...costReason(view, seat, kind, tile),
    ...kindsIn(lost).map((each) => kindReason('call.empty', seat, each)),
  ];
}

/** The card that the seat gets at the end of the round, if it alone or others with it reach the set. */
function expertReason({ ranks }: View, seat: Seat, set: number): Reason {
  const rank = (ranks[set] ?? []).filter((other) => other !== NO_RANK).length;
  const points = EXPERTS[set]?.points[rank] ?? 0;
  return { rule: 'expert.sets', side: seat, points, things: [expertThing(set)], data: { set } };
}

/** Where the pile is empty a cost goes with the fairy. */
function costReason({ piles, lying }: View, seat: Seat, kind: Kind, wish: number | undefined): Reason[] {
  const tile = wish ?? lying[kind]?.[0];
  if (kind === TOMTE || piles[kind] !== 0 || tile === undefined) return [];
  return [{ ...kindReason('tile.cost', seat, kind), data: { kind, ahead: 1, cost: costOf(kind, tile) } }];
}

/** What is known of the top of the common deck. */
function drawn({ common: { unseen, buried } }: View): Reason {
  const [first] = unseen.length > 0 ? unseen : buried;
  const known = unseen.every((clue) => clue === first) && first !== undefined;
  return known
    ? { rule: 'refuse.draw', things: [COMMON_DECK, clueThing(first)], data: { clues: letterOf(first) } }
    : { rule: 'refuse.draw', things: [COMMON_DECK], data: { unseen: unseen.length } };
}
