import type { AnyReason } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Clue, type ExpertSet, KING, type Kind, type Tile } from './components.ts';
import type { Rule } from './ids.ts';
import type { Reach } from './runs.ts';

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
