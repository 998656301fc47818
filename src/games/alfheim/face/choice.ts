import type { Offer, Seat } from '../../../engine/game.ts';
import { type Answer, type Placement, turned } from '../../../ui/ghost/ways.ts';
import type { Tap } from '../../../ui/grid/Grid.tsx';
import { holdsTomte } from '../rules/calls.ts';
import { type Clue, KINDS, KING, type Kind, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import { type Cell, fieldOf, halves } from '../rules/field.ts';
import { type Rule, thingOf } from '../rules/ids.ts';
import { type Reach, reachOf } from '../rules/runs.ts';
import { type Call, type FieldView, FOOTPRINT_ROUND, HIDDEN, type Move, type Say, type View } from '../rules/state.ts';
import type { Cost, Offering } from '../words/labels.ts';

type Offers = readonly Offer<Move>[];

/** Where a move lays something, and how: every place of one fairy is a way for it to lie. */
export function layOf(move: Move): Placement<string> | null {
  if ('place' in move) return { place: String(move.place), turn: 0 };
  if ('footprint' in move) return { place: String(move.footprint), turn: 0 };
  if ('call' in move) return { place: `call ${move.call}`, turn: move.domino };
  return null;
}

export const saying = (offers: Offers, say: Say['say']): Offer<Move> | null =>
  offers.find(({ move }) => 'say' in move && move.say === say) ?? null;

export const calledBy = (offer: Offer<Move> | null): Call | null => (offer && 'call' in offer.move ? offer.move : null);

/** The calls of a kind, or of all with those of most points first: one for each place, whichever tile is taken. */
export function callsOf(offers: Offers, kind: Kind | null): Offer<Move>[] {
  const calls = offers.filter((offer) => {
    const call = calledBy(offer);
    return call !== null && (kind === null || call.call === kind);
  });
  const first = calls.filter((offer, at) => calls.findIndex((other) => isSamePlace(other, offer)) === at);
  return first.sort((one, other) => worthOf(other) - worthOf(one));
}

function worthOf(offer: Offer<Move>): number {
  const call = calledBy(offer);
  return call ? POINTS[call.call] : 0;
}

const isSamePlace = (one: Offer<Move> | null, other: Offer<Move> | null): boolean => {
  const [call, like] = [calledBy(one), calledBy(other)];
  return call !== null && like !== null && call.call === like.call && call.domino === like.domino;
};

const MAY_COME: Rule = 'tomte.place';

/** The kinds that are offered; perhaps: only its owner knows whether that Tomte comes. */
export const kindsCalled = (offers: Offers): Callable =>
  new Map(
    offers.flatMap((offer) => {
      const call = calledBy(offer);
      const isHidden = offer.foresight.some(({ rule }) => rule === MAY_COME);
      return call ? [[call.call, isHidden ? 'perhaps' : 'surely'] as const] : [];
    }),
  );

export type Callable = ReadonlyMap<Kind, 'surely' | 'perhaps'>;

/**
 * What is shown before anything is tapped: the only fairy that can come in the only way. Null: there is a choice to
 * make, and be it a place or what is left for a Tomte that may come; a button of its own ends the turn.
 */
export function shownFirst(offers: Offers): Offer<Move> | null {
  const only = onlyKind(kindsCalled(offers));
  const [first = null, ...others] = only === null ? [] : callsOf(offers, only);
  return others.length === 0 && tilesWith(offers, first).length === 1 ? first : null;
}

/** The only kind that can come: all that is left to choose is her place. */
export function onlyKind(callable: Callable): Kind | null {
  const [only, ...others] = callable;
  return only && others.length === 0 && only[1] === 'surely' ? only[0] : null;
}

/** Whose places are shown until another is tapped: of those that surely come the one of most points. */
export function firstKind(callable: Callable): Kind | null {
  const sure = [...callable].flatMap(([kind, how]) => (how === 'surely' ? [kind] : []));
  return sure.reduce<Kind | null>((best, kind) => (best !== null && POINTS[best] >= POINTS[kind] ? best : kind), null);
}

/** What differs by the tile alone that goes with the fairy; one or none where there is nothing to choose. */
export const tilesWith = (offers: Offers, shown: Offer<Move> | null): Offer<Move>[] =>
  offers.filter((offer) => isSamePlace(offer, shown));

/**
 * What may lie on a cell, in the order in which taps on it go through them. Neighbours do not begin with the same one:
 * so that nearly every way is the first one somewhere.
 */
export function waysOn(offers: Offers, kind: Kind | null, cell: Cell): readonly Offer<Move>[] {
  const ways = callsOf(offers, kind);
  const first = firstOn(ways).get(cell);
  const here = ways.filter((way) => cellsOf(way).includes(cell));
  return first ? [first, ...here.filter((way) => way !== first)] : here;
}

/** A cell to as many ways as can have one of their own; who has one moves on to the other for those that come later. */
function firstOn(ways: readonly Offer<Move>[]): ReadonlyMap<Cell, Offer<Move>> {
  const first = new Map<Cell, Offer<Move>>();
  const settle = (way: Offer<Move>, tried: Set<Cell>): boolean =>
    cellsOf(way).some((cell) => {
      if (tried.has(cell)) return false;
      tried.add(cell);
      const settled = first.get(cell);
      if (settled && !settle(settled, tried)) return false;
      first.set(cell, way);
      return true;
    });
  for (const way of ways) settle(way, new Set());
  return first;
}

const cellsOf = (way: Offer<Move>): readonly Cell[] => halves(calledBy(way)?.domino ?? 0);

/**
 * A tap on a cell where a fairy may lie. The first shows it; more taps go through all that may lie there, and a key or
 * the only way lays it. Null: none may.
 */
export function tappedFor(offers: Offers, kind: Kind | null, cell: Cell, how: Tap, shown: Offer<Move> | null) {
  const ways = waysOn(offers, kind, cell);
  const [first] = ways;
  if (!first) return null;
  const now = ways.find((way) => isSamePlace(way, shown));
  if (now && shown) {
    if (how.byPointer && ways.length > 1) return show(turned(ways, now));
    return { offer: shown, by: 'select' } satisfies Answer<Move>;
  }
  const isPlain = how.sure && ways.length === 1 && tilesWith(offers, first).length === 1;
  return isPlain ? ({ offer: first, by: 'select' } satisfies Answer<Move>) : show(first);
}

const show = (offer: Offer<Move>): Answer<Move> => ({ offer, by: 'compose' });

/** What a chosen move, or each of several, lights on the board. */
export interface Lit {
  /** Clues in a run that calls a fairy. */
  readonly run: ReadonlySet<Cell>;
  /** Where one more clue would. */
  readonly lack: ReadonlyMap<Cell, readonly Clue[]>;
  readonly completes: ReadonlySet<Kind>;
  readonly near: ReadonlySet<Kind>;
}

export const NOTHING_LIT: Lit = { run: new Set(), lack: new Map(), completes: new Set(), near: new Set() };

/** What is lit on a cell. */
export const markIn = ({ run, lack }: Lit, cell: Cell): 'run' | 'lack' | null =>
  run.has(cell) ? 'run' : lack.has(cell) ? 'lack' : null;

const COMPLETES: readonly Rule[] = ['call.cost', 'king.pattern', 'end.fairies'];
const NEARS: Rule = 'call.run';

/** Read off the foresight, which says of every fairy which cells and clues it is about. */
export function litBy(offers: Offers, seat: Seat): Lit {
  const run = new Set<Cell>();
  const lack = new Map<Cell, readonly Clue[]>();
  const completes = new Set<Kind>();
  const near = new Set<Kind>();
  for (const { rule, things = [], points } of offers.flatMap(({ foresight }) => foresight)) {
    const about = things.flatMap((thing) => thingOf(thing) ?? []);
    const cells = about.flatMap((thing) => (thing.is === 'cell' && thing.seat === seat ? [thing.cell] : []));
    const kinds = about.flatMap((thing) => (thing.is === 'fairy' ? [thing.kind] : []));
    if (COMPLETES.some((each) => each === rule) && points !== undefined) {
      for (const cell of cells) run.add(cell);
      for (const kind of kinds) completes.add(kind);
    } else if (rule === NEARS) {
      const clues = about.flatMap((thing) => (thing.is === 'clue' ? [thing.clue] : []));
      for (const cell of cells) lack.set(cell, [...new Set([...(lack.get(cell) ?? []), ...clues])]);
      for (const kind of kinds) near.add(kind);
    }
  }
  return { run, lack, completes, near };
}

/** How one kind stands for the field that is looked at, whatever is being chosen. */
export type Stand = Omit<Offering, 'callable' | 'ahead'>;

export function standsOf(view: View, side: Seat): Stand[] {
  const seen = view.fields[side];
  if (!seen) return [];
  const field = fieldOf(seen);
  return KINDS.map((kind) => {
    const came = seen.fairies[kind] !== null;
    const reachFor = (tile: Tile): Reach | null => (came ? null : reachOf(field, kind, tile));
    const costs = kind === TOMTE ? tomteCosts(seen, reachFor) : costsOf(view, kind, reachFor);
    return {
      kind,
      costs,
      pile: view.piles[kind],
      came,
      ready: costs.some((cost) => cost?.reach?.lacks.length === 0),
      inHand: kind === TOMTE && holdsTomte(seen),
    };
  });
}

export const offeringOf = (
  stand: Stand,
  callable: Callable,
  { completes, near }: Pick<Lit, 'completes' | 'near'>,
): Offering => ({
  ...stand,
  callable: callable.get(stand.kind) ?? null,
  ahead: completes.has(stand.kind) ? 'completes' : near.has(stand.kind) ? 'near' : null,
});

type ReachFor = (tile: Tile) => Reach | null;

/** The one in hand, where these eyes see it. */
const tomteCosts = ({ tomte }: FieldView, reachFor: ReachFor): Cost[] =>
  tomte === null || tomte === HIDDEN ? [] : [{ tile: tomte, standing: 'lying', isNew: false, reach: reachFor(tomte) }];

/** Each at its place for good: the first one first, the second one second, whichever of them is taken. */
function costsOf({ turned, lying, usable, round, piles }: View, kind: Kind, reachFor: ReachFor): (Cost | null)[] {
  const costs = turned[kind].map((tile, at): Cost => {
    const standing = lying[kind].includes(tile) ? 'lying' : usable[kind].includes(tile) ? 'still' : 'gone';
    const isNew = round === FOOTPRINT_ROUND && (kind === KING || at > 0);
    return { tile, standing, isNew, reach: standing === 'gone' ? null : reachFor(tile) };
  });
  const comes = round < FOOTPRINT_ROUND && piles[kind] > 0;
  return comes ? [...costs, null] : costs;
}

/** Of all costs of a kind the place of the one that the field has come nearest to. */
export function nearestOf({ costs }: Pick<Offering, 'costs'>): number {
  const lacks = costs.map((cost) => cost?.reach?.lacks.length ?? Number.POSITIVE_INFINITY);
  return Math.max(0, lacks.indexOf(Math.min(...lacks)));
}
