import { type AnyReason, type RuleIn, type RuleList, rulesIn, type Seat, type ThingId } from '../../../engine/game.ts';
import type { Clue, ExpertSet, Kind, Tile } from './fairies.ts';
import { COSTS, clueOf, costOf, EXPERTS, FOOTPRINTS, KINDS, KING, letterOf, NAMES, SETS } from './fairies.ts';
import { type Cell, cellAt, eastOf, isInside, southOf } from './field.ts';
import type { Reach } from './runs.ts';

export const ruleList = {
  game: {
    aim: 'printed',
    'game.players': 'printed',
  },
  parts: {
    'parts.clues': 'printed',
    'house.clues': 'house',
    'parts.fairies': 'printed',
    'parts.footprints': 'printed',
    'parts.experts': 'printed',
  },
  setup: {
    'setup.costs': 'printed',
    'setup.colours': 'printed',
    'setup.pairs': 'printed',
    'setup.footprint': 'printed',
    'setup.lead': 'printed',
    'house.lead': 'house',
  },
  round: {
    'round.phases': 'printed',
    'round.clue': 'printed',
    'house.order': 'house',
    'place.beside': 'printed',
    'place.empty': 'printed',
    'house.room': 'house',
    'refuse.once': 'printed',
    'refuse.draw': 'printed',
    'house.memory': 'house',
    'round.calls': 'printed',
    'house.ends': 'house',
  },
  calling: {
    'call.run': 'printed',
    'house.breaks': 'house',
    'call.cost': 'printed',
    'house.part': 'house',
    'house.share': 'house',
    'call.optional': 'printed',
    'call.once': 'printed',
    'call.tile': 'printed',
    'house.domino': 'house',
    'call.empty': 'printed',
    'house.usable': 'house',
    'tile.pile': 'printed',
    'tile.cost': 'printed',
  },
  seventh: {
    'seventh.costs': 'printed',
    'seventh.king': 'printed',
    'king.pattern': 'house',
    'seventh.footprint': 'printed',
  },
  tomte: {
    'tomte.third': 'printed',
    'tomte.secret': 'printed',
    'tomte.place': 'printed',
    'house.tiles': 'house',
  },
  experts: {
    'expert.sets': 'printed',
    'expert.tie': 'printed',
    'house.settled': 'house',
  },
  end: {
    'end.rounds': 'printed',
    'end.fairies': 'printed',
    'end.footprint': 'printed',
    'end.tomte': 'printed',
    'end.most': 'printed',
    'end.example': 'house',
  },
  costs: {
    'house.costs': 'house',
    'costs.nisse': 'house',
    'costs.fairies': 'house',
    'costs.queen': 'house',
    'costs.tomte': 'house',
  },
  house: {
    'house.numbers': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);

/** Everything drawn on the table that can be pointed at. */
export type Thing =
  | { readonly is: 'cell'; readonly seat: Seat; readonly cell: Cell }
  | { readonly is: 'field'; readonly seat: Seat }
  | { readonly is: 'clue'; readonly clue: Clue }
  /** A kind's pile, with its costs beside it. */
  | { readonly is: 'fairy'; readonly kind: Kind }
  | { readonly is: 'cost'; readonly kind: Kind; readonly tile: Tile }
  | { readonly is: 'footprint'; readonly footprint: number }
  | { readonly is: 'expert'; readonly set: ExpertSet }
  /** A seat's own footprint, face down until it is placed. */
  | { readonly is: 'track'; readonly seat: Seat }
  /** In a seat's hand, or where it would lie. */
  | { readonly is: 'tomte'; readonly seat: Seat }
  | { readonly is: 'deck'; readonly deck: 'lead' | 'common' }
  /** What can be pressed to draw another clue. */
  | { readonly is: 'refuse' };

export const cellThing = (seat: Seat, cell: Cell): ThingId => `cell:${seat}/${eastOf(cell)},${southOf(cell)}`;
export const fieldThing = (seat: Seat): ThingId => `field:${seat}`;
export const clueThing = (clue: Clue): ThingId => `clue:${letterOf(clue)}`;
export const fairyThing = (kind: Kind): ThingId => `fairy:${NAMES[kind]}`;
export const costThing = (kind: Kind, tile: Tile): ThingId => `cost:${NAMES[kind]}-${costOf(kind, tile)}`;
export const footprintThing = (footprint: number): ThingId => `footprint:${FOOTPRINTS[footprint]}`;
export const trackThing = (seat: Seat): ThingId => `track:${seat}`;
export const expertThing = (set: ExpertSet): ThingId => `expert:${EXPERTS[set].name}`;
export const tomteThing = (seat: Seat): ThingId => `tomte:${seat}`;
export const LEAD_DECK: ThingId = 'deck:lead';
export const COMMON_DECK: ThingId = 'deck:common';
export const REFUSAL: ThingId = 'refuse:clue';

/** What a name stands for; null if for nothing of ours. */
export function thingOf(id: ThingId): Thing | null {
  const [family = '', rest = ''] = id.split(':');
  switch (family) {
    case 'cell':
      return cellOf(rest);
    case 'field':
    case 'track':
    case 'tomte':
      return { is: family, seat: Number(rest) };
    case 'clue':
      return { is: 'clue', clue: clueOf(rest) };
    case 'fairy': {
      const kind = kindNamed(rest);
      return kind === null ? null : { is: 'fairy', kind };
    }
    case 'cost': {
      const [name = '', cost = ''] = rest.split('-');
      const kind = kindNamed(name);
      return kind === null ? null : { is: 'cost', kind, tile: COSTS[kind].indexOf(cost) };
    }
    case 'footprint':
      return { is: 'footprint', footprint: FOOTPRINTS.indexOf(rest) };
    case 'expert': {
      const set = SETS.find((each) => EXPERTS[each].name === rest);
      return set === undefined ? null : { is: 'expert', set };
    }
    case 'refuse':
      return { is: 'refuse' };
    case 'deck':
      return { is: 'deck', deck: rest === 'lead' ? 'lead' : 'common' };
    default:
      return null;
  }
}

const kindNamed = (name: string): Kind | null => KINDS.find((kind) => NAMES[kind] === name) ?? null;

function cellOf(text: string): Thing | null {
  const [, seat, east, south] = (/^(\d+)\/(-?\d+),(-?\d+)$/.exec(text) ?? []).map(Number);
  if (seat === undefined || east === undefined || south === undefined || !isInside(east, south)) return null;
  return { is: 'cell', seat, cell: cellAt(east, south) };
}

interface Because<Is extends string, By extends Rule> extends AnyReason {
  readonly is: Is;
  readonly rule: By;
}
interface OfKind {
  readonly kind: Kind;
}
interface Worth {
  readonly points: number;
}

/** By which a seat owes what it is asked for. */
export type OwedRule = 'seventh.footprint' | 'round.clue' | 'round.calls' | 'end.rounds';
export type PlaceRule = 'place.empty' | 'place.beside';
export type TileRule = 'tile.pile' | 'tile.cost';
/** What a kind comes for: the King for a pattern, all others for certain clues. */
type CostRule = 'call.cost' | 'king.pattern';
export const costRule = (kind: Kind): CostRule => (kind === KING ? 'king.pattern' : 'call.cost');
export type RefusalRule =
  | OwedRule
  | PlaceRule
  | TileRule
  | 'refuse.once'
  | 'call.tile'
  | 'call.empty'
  | 'seventh.king'
  | 'tomte.third';

/** What the rule says is all there is to say. */
export type Refused = Because<'refused', RefusalRule>;
type OthersTurn = Because<'othersTurn', 'house.order'> & { readonly side: Seat };
type HasCome = Because<'hasCome', 'call.once'> & OfKind;
/** `nearest`: how far the field has come towards one of its costs; null: no clue of any lies where the fairy has room. */
type Unmet = Because<'unmet', CostRule> & OfKind & { readonly nearest: Pick<Reach, 'has' | 'lacks'> | null };
/** Its run is there, with no free end. */
type ShutIn = Because<'shutIn', 'call.empty'> & OfKind;
/** `known`: these eyes see what the Tomte wants. */
type TomteUnmet = Because<'tomteUnmet', 'tomte.place'> & { readonly known: boolean };

export type Completes = Because<'completes', CostRule> & OfKind & Worth;
/** Any one of these clues would call it. */
export type Nears = Because<'nears', 'call.run'> & OfKind & { readonly clues: readonly Clue[] };
/** Takes the last place where it could lie. */
export type Shuts = Because<'shuts', 'call.empty'> & OfKind;
/** These could be called without the move as well; `left`: it lets them go for this round. */
export type Waits = Because<'waits', 'call.optional'> & { readonly kinds: readonly Kind[]; readonly left: boolean };
/** Nobody but its owner can know whether the Tomte comes. */
export type MayCome = Because<'mayCome', 'tomte.place'> & { readonly side: Seat };
/** A fairy that lives in the field, or is about to. */
export type Lives = Because<'lives', 'end.fairies'> & OfKind & Worth;
/** `sharers`: who came to it in the same round. */
export type Expert = Because<'expert', 'expert.sets' | 'expert.tie'> &
  Worth & { readonly set: ExpertSet; readonly sharers: number };
export type Tracks = Because<'tracks', 'end.footprint'> & Worth & { readonly footprint: number };
export type TakesTomte = Because<'takesTomte', 'tomte.third'>;
export type TakesTile = Because<'takesTile', 'tile.cost'> & OfKind & { readonly tile: Tile };
/** Everybody can know what lies on top. */
type Draws = Because<'draws', 'refuse.draw'> & { readonly clue: Clue };
type DrawsUnseen = Because<'drawsUnseen', 'refuse.draw'> & { readonly unseen: number };

export type Reason =
  | Refused
  | OthersTurn
  | HasCome
  | Unmet
  | ShutIn
  | TomteUnmet
  | Completes
  | Nears
  | Shuts
  | Waits
  | MayCome
  | Lives
  | Expert
  | Tracks
  | TakesTomte
  | TakesTile
  | Draws
  | DrawsUnseen;
