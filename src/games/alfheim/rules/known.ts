import type { Seat, ThingId } from '../../../engine/game.ts';
import type { Clue, ExpertSet, Kind, Tile } from './fairies.ts';
import { CLUES, EXPERTS, KINDS, kindsIn, LEAD_CLUES, TOMTE } from './fairies.ts';
import { type Cell, clueAt, fieldOf, halves, lies } from './field.ts';
import { thingOf } from './ids.ts';
import { nearestOf, type Reach } from './runs.ts';
import { fairyPoints, nextRank, tracked } from './sheet.ts';
import { ASIDE, cellOf, type FieldView, isClue, OPEN, ROUNDS, type View } from './state.ts';

export interface Count {
  readonly clue: Clue;
  readonly count: number;
}

/** It lies there; is taken and valid to the end of the round; is taken; has not been turned over. */
export type CostState = 'lying' | 'still' | 'gone' | 'unseen';

/** What everybody can know of a thing. */
export type Known =
  | { readonly is: 'laid'; readonly clue: Clue }
  | { readonly is: 'came'; readonly kind: Kind }
  | { readonly is: 'tracks'; readonly footprint: number; readonly points: number }
  | { readonly is: 'empty'; readonly open: boolean }
  /** Aside: how many clues found no room. */
  | {
      readonly is: 'field';
      readonly seat: Seat;
      readonly fairies: number;
      readonly points: number;
      readonly aside: number;
    }
  /** How many of the kind are left in either deck, above those put under it. */
  | { readonly is: 'clue'; readonly clue: Clue; readonly lead: number; readonly common: number }
  | {
      readonly is: 'fairy';
      readonly kind: Kind;
      readonly pile: number;
      readonly lying: readonly Tile[];
      /** Taken, and valid to the end of the round. */
      readonly still: readonly Tile[];
      /** In whose fields one lives. */
      readonly lives: readonly Seat[];
      /** How near the player on turn has come; null where she has come, or nothing can be said. */
      readonly nearest: Nearest | null;
    }
  | {
      readonly is: 'cost';
      readonly kind: Kind;
      readonly tile: Tile;
      readonly state: CostState;
    }
  | { readonly is: 'footprint'; readonly footprint: number }
  /** Footprint: null before it is turned over. Points: null before it is placed. */
  | {
      readonly is: 'track';
      readonly seat: Seat;
      readonly footprint: number | null;
      readonly points: number | null;
      readonly aside: boolean;
    }
  | ExpertsKnown
  | { readonly is: 'tomte'; readonly seat: Seat; readonly tile: FieldView['tomte']; readonly placed: boolean }
  /** Left: of each kind, whether it comes or not. */
  | { readonly is: 'lead'; readonly rounds: number; readonly left: readonly Count[] }
  | { readonly is: 'common'; readonly left: readonly Count[]; readonly buried: readonly Clue[] }
  | { readonly is: 'refuse' }
  | { readonly is: 'nothing' };

export interface Nearest extends Pick<Reach, 'has' | 'lacks'> {
  readonly seat: Seat;
}

export interface ExpertsKnown {
  readonly is: 'expert';
  readonly set: ExpertSet;
  /** What the best card left is worth, or null. */
  readonly next: number | null;
  /** How many of the set each seat has; its points, where it is an expert. */
  readonly by: readonly { readonly has: number; readonly points: number | null }[];
}

const NOTHING: Known = { is: 'nothing' };

export function knownOf(id: ThingId, view: View): Known {
  const thing = thingOf(id);
  if (!thing) return NOTHING;
  switch (thing.is) {
    case 'cell':
      return ofCell(thing.seat, thing.cell, view);
    case 'field':
      return ofField(thing.seat, view);
    case 'clue':
      return { is: 'clue', clue: thing.clue, ...leftOf(thing.clue, view) };
    case 'fairy':
      return ofFairy(thing.kind, view);
    case 'cost':
      return { is: 'cost', kind: thing.kind, tile: thing.tile, state: stateOf(thing.kind, thing.tile, view) };
    case 'footprint':
    case 'refuse':
      return thing;
    case 'track':
      return ofTrack(thing.seat, view);
    case 'expert':
      return ofExperts(thing.set, view);
    case 'tomte':
      return ofTomte(thing.seat, view);
    case 'deck':
      return thing.deck === 'lead' ? ofLead(view) : ofCommon(view);
  }
}

function ofCell(seat: Seat, cell: Cell, view: View): Known {
  const seen = view.fields[seat];
  if (!seen) return NOTHING;
  const field = fieldOf(seen);
  const clue = clueAt(field, cell);
  if (isClue(clue)) return { is: 'laid', clue };
  if (cell === field.footprint) {
    const footprint = view.footprints[seat] ?? 0;
    return { is: 'tracks', footprint, points: tracked(field, footprint).length };
  }
  const kind = KINDS.find((each) => {
    const domino = field.fairies[each];
    return domino !== null && halves(domino).includes(cell);
  });
  return kind === undefined ? { is: 'empty', open: lies(field.grid, cell) === OPEN } : { is: 'came', kind };
}

function ofField(seat: Seat, { fields }: View): Known {
  const seen = fields[seat];
  if (!seen) return NOTHING;
  const { kinds, fairies, aside } = fieldOf(seen);
  return {
    is: 'field',
    seat,
    fairies: fairies.filter((each) => each !== null).length,
    points: fairyPoints(kinds),
    aside: aside.length,
  };
}

function ofTrack(seat: Seat, { fields, footprints }: View): Known {
  const seen = fields[seat];
  const footprint = footprints[seat];
  if (!seen || footprint === undefined) return NOTHING;
  return {
    is: 'track',
    seat,
    footprint,
    points: footprint === null || cellOf(seen.footprint) === null ? null : tracked(fieldOf(seen), footprint).length,
    aside: seen.footprint === ASIDE,
  };
}

const leadLeft = ({ shown }: View, clue: Clue): number =>
  LEAD_CLUES.filter((each) => each === clue).length - shown.filter((each) => each === clue).length;

const leftOf = (clue: Clue, view: View): { readonly lead: number; readonly common: number } => ({
  lead: leadLeft(view, clue),
  common: view.common.unseen.filter((each) => each === clue).length,
});

function ofFairy(kind: Kind, view: View): Known {
  const { piles, lying, usable, fields } = view;
  const still = usable[kind].filter((tile) => !lying[kind].includes(tile));
  const lives = fields.flatMap(({ fairies }, seat) => (fairies[kind] === null ? [] : [seat]));
  const nearest = lives.includes(view.turn) ? null : nearestOnTurn(kind, view);
  return { is: 'fairy', kind, pile: piles[kind], lying: lying[kind], still, lives, nearest };
}

function nearestOnTurn(kind: Kind, { usable, fields, turn, step }: View): Nearest | null {
  const seen = fields[turn];
  if (!seen || step === 'over') return null;
  const nearest = nearestOf(fieldOf(seen), kind, usable[kind]);
  return nearest && { seat: turn, ...nearest };
}

function stateOf(kind: Kind, tile: Tile, { lying, usable, turned }: View): CostState {
  if (lying[kind].includes(tile)) return 'lying';
  if (usable[kind].includes(tile)) return 'still';
  return turned[kind].includes(tile) ? 'gone' : 'unseen';
}

function ofExperts(set: ExpertSet, { earned, fields }: View): ExpertsKnown {
  const { points, kinds } = EXPERTS[set];
  const by = fields.map(({ fairies }, seat) => ({
    has: kindsIn(kinds).filter((kind) => fairies[kind] !== null).length,
    points: points[earned[set][seat]?.rank ?? points.length] ?? null,
  }));
  return { is: 'expert', set, next: points[nextRank(earned[set])] ?? null, by };
}

function ofTomte(seat: Seat, { fields }: View): Known {
  const field = fields[seat];
  return { is: 'tomte', seat, tile: field?.tomte ?? null, placed: (field?.fairies[TOMTE] ?? null) !== null };
}

const ofLead = (view: View): Known => ({
  is: 'lead',
  rounds: ROUNDS - view.shown.length,
  left: counted((clue) => leadLeft(view, clue)),
});

const ofCommon = (view: View): Known => ({
  is: 'common',
  left: counted((clue) => leftOf(clue, view).common),
  buried: view.common.buried,
});

const counted = (countOf: (clue: Clue) => number): Count[] => CLUES.map((clue) => ({ clue, count: countOf(clue) }));
