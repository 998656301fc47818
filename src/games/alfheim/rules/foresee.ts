import type { Foresight, Seat } from '../../../engine/game.ts';
import { bringsTomte, callsIn, conceals, kindsCallable, metAt, surelyUsableBy, tomtesOf, withTomtes } from './calls.ts';
import type { ExpertSet, Kind, Kinds } from './fairies.ts';
import { byKind, EXPERTS, isComplete, kindsIn, knownTop, POINTS, SETS, TOMTE } from './fairies.ts';
import { type Cell, fieldOf, putClue, putFairy, putFootprint, STEPS } from './field.ts';
import type { Expert, Lives, MayCome, Nears, Reason, Shuts, TakesTile, TakesTomte, Tracks, Waits } from './ids.ts';
import {
  COMMON_DECK,
  cellThing,
  clueThing,
  costRule,
  expertThing,
  fairyThing,
  footprintThing,
  tomteThing,
} from './ids.ts';
import { type Lack, lacking, type Usable } from './runs.ts';
import { nextRank, suits, tracked } from './sheet.ts';
import { type Call, type Field, type Move, ROUNDS, stockOf, tilesFor, type View } from './state.ts';

/** What is gained, most points first, and what is lost; then what is there already, and what comes near. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  const seen = view.fields[seat];
  if (!seen) return [];
  const field = fieldOf(seen);
  if ('place' in move) return placed(view, seat, field, move.place);
  if ('footprint' in move) return stepped(view, seat, field, move.footprint);
  if ('call' in move) return called(view, seat, field, move);
  return move.say === 'refuse' ? [drawn(view)] : left(view, seat, field);
}

/** What could still be called, and a Tomte that might be. */
function left(view: View, seat: Seat, field: Field): (Waits | MayCome)[] {
  const sure = waits(seat, kindsCallable(field, surelyUsableBy(view, seat)), true);
  const may = conceals(view, seat) && kindsCallable(field, withTomtes(NO_COSTS, tomtesOf(view, seat))) !== 0;
  return may ? [...sure, mayCome(seat)] : sure;
}

function waits(seat: Seat, callable: Kinds, left: boolean): Waits[] {
  const kinds = kindsIn(callable).sort(byPoints);
  if (kinds.length === 0) return [];
  return [{ is: 'waits', rule: 'call.optional', side: seat, things: kinds.map(fairyThing), kinds, left }];
}

const NO_COSTS: Usable = byKind(() => 0);

/** Things: the kind, and the cells that it is about. */
const about = (seat: Seat, kind: Kind, cells: readonly Cell[] = []) => ({
  side: seat,
  things: [fairyThing(kind), ...cells.map((cell) => cellThing(seat, cell))],
  kind,
});

/** Nobody but its owner sees what the Tomte wants. */
const mayCome = (seat: Seat): MayCome => ({
  is: 'mayCome',
  rule: 'tomte.place',
  side: seat,
  things: [tomteThing(seat)],
});

const byPoints = (one: Kind, other: Kind): number => POINTS[other] - POINTS[one];

function placed(view: View, seat: Seat, field: Field, cell: Cell): Foresight<Reason> {
  const usable = surelyUsableBy(view, seat);
  const before = kindsCallable(field, usable);
  putClue(field, view.clue, cell);
  const after = kindsCallable(field, usable);
  const completes = kindsIn(after & ~before).sort(byPoints);
  const lacks = view.round === ROUNDS ? [] : lacking(field, cell, nextUsable(view, seat), after);
  return [
    ...completes.map(
      (kind): Reason => ({
        is: 'completes',
        rule: costRule(kind),
        points: POINTS[kind],
        ...about(seat, kind, runsFor(field, kind, usable)),
      }),
    ),
    ...trackedBy(view, seat, field, cell),
    ...shuts(seat, before & ~after),
    ...waits(seat, before & after, false),
    ...lacks.sort((one, other) => byPoints(one.kind, other.kind)).map((lack) => nears(seat, lack)),
  ];
}

/** The point of this clue, if it suits the footprint that it lies beside. */
function trackedBy({ footprints, clue }: View, seat: Seat, field: Field, cell: Cell): Tracks[] {
  const footprint = footprints[seat] ?? null;
  if (footprint === null || !suits(footprint, clue)) return [];
  return STEPS.some((step) => cell + step === field.footprint) ? [tracks(seat, footprint, 1)] : [];
}

/** Every clue in a part that calls this kind. */
function runsFor(field: Field, kind: Kind, usable: Usable): Cell[] {
  const calls = callsIn(field, usable).filter(({ call }) => call === kind);
  return [...new Set(calls.flatMap(({ domino }) => metAt(field, kind, domino, usable).flatMap(({ run }) => run)))];
}

const nears = (seat: Seat, { kind, clues, cells }: Lack): Nears => ({
  is: 'nears',
  rule: 'call.run',
  side: seat,
  things: [fairyThing(kind), ...clues.map(clueThing), ...cells.map((cell) => cellThing(seat, cell))],
  kind,
  clues,
});

const shuts = (seat: Seat, lost: Kinds): Shuts[] =>
  kindsIn(lost).map((kind) => ({ is: 'shuts', rule: 'call.empty', ...about(seat, kind) }));

/** As far as is known, what can be used in the next round: a tile taken in this one is gone by then. */
const nextUsable = (view: View, seat: Seat): Usable =>
  surelyUsableBy({ usable: view.lying, fields: view.fields }, seat);

function stepped({ footprints }: View, seat: Seat, field: Field, cell: Cell): Tracks[] {
  const footprint = footprints[seat] ?? null;
  if (footprint === null) return [];
  putFootprint(field, cell);
  return [tracks(seat, footprint, tracked(field, footprint).length)];
}

const tracks = (seat: Seat, footprint: number, points: number): Tracks => ({
  is: 'tracks',
  rule: 'end.footprint',
  side: seat,
  points,
  things: [footprintThing(footprint)],
  footprint,
});

function called(view: View, seat: Seat, field: Field, { call: kind, domino, tile }: Call): Foresight<Reason> {
  const usable = surelyUsableBy(view, seat);
  const before = kindsCallable(field, usable);
  const kindsBefore = field.kinds;
  const [met] = metAt(field, kind, domino, usable);
  putFairy(field, kind, domino);
  const lost = before & ~kindsCallable(field, usable) & ~(1 << kind);
  const lives: Lives = { is: 'lives', rule: 'end.fairies', points: POINTS[kind], ...about(seat, kind, met?.run) };
  return [
    ...(kind === TOMTE && conceals(view, seat) ? [mayCome(seat)] : []),
    lives,
    ...SETS.filter((set) => isComplete(field.kinds, set) && !isComplete(kindsBefore, set)).map((set) =>
      expert(view, seat, set),
    ),
    ...(bringsTomte(kindsBefore, field.kinds) ? [takesTomte(seat)] : []),
    ...takesTile(view, seat, kind, tile),
    ...shuts(seat, lost),
  ];
}

const takesTomte = (seat: Seat): TakesTomte => ({
  is: 'takesTomte',
  rule: 'tomte.third',
  side: seat,
  things: [tomteThing(seat)],
});

/** The card that the seat gets at the end of the round, if it alone or others with it reach the set. */
function expert({ earned }: View, seat: Seat, set: ExpertSet): Expert {
  const points = EXPERTS[set].points[nextRank(earned[set])] ?? 0;
  return { is: 'expert', rule: 'expert.sets', side: seat, points, things: [expertThing(set)], set, sharers: 1 };
}

/** Where the pile is empty a cost goes with the fairy. */
function takesTile(view: View, seat: Seat, kind: Kind, wish: number | undefined): TakesTile[] {
  const tile = wish ?? tilesFor(stockOf(view), kind)[0];
  return tile === undefined ? [] : [{ is: 'takesTile', rule: 'tile.cost', ...about(seat, kind), tile }];
}

/** What is known of the top of the common deck. */
function drawn({ common: { unseen, buried } }: View): Reason {
  const clue = knownTop(unseen, buried);
  return clue === null
    ? { is: 'drawsUnseen', rule: 'refuse.draw', things: [COMMON_DECK], unseen: unseen.length }
    : { is: 'draws', rule: 'refuse.draw', things: [COMMON_DECK, clueThing(clue)], clue };
}

/** What comes nearer by it, also where every other place would bring the same. */
export const merits = (view: View, seat: Seat, move: Move): Foresight<Reason> =>
  foresee(view, seat, move).filter(({ is }) => is !== 'shuts' && is !== 'waits');
