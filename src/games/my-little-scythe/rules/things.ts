import type { Seat, ThingId } from '../../../engine/ids.ts';
import {
  FIELDS,
  type Field,
  KINDS,
  type Kind,
  PERSONALITIES,
  type Pile,
  QUEST_NAMES,
  type QuestCard,
  SPACES,
  type Space,
  type Tile,
  tileName,
  type Value,
} from './cards.ts';
import { type Hex, nameOfHex } from './hexes.ts';
import type { Seeker } from './state.ts';

// All that can be drawn and pointed at.

export const hexThing = (hex: Hex): ThingId => `hex:${nameOfHex(hex)}`;
export const campThing = (seat: Seat): ThingId => `camp:${seat}`;
export const seekerThing = (seat: Seat, seeker: Seeker): ThingId => `seeker:${seat}/${seeker}`;
export const friendshipThing = (seat: Seat): ThingId => `friendship:${seat}`;
export const piesThing = (seat: Seat): ThingId => `pies:${seat}`;
export const handThing = (seat: Seat): ThingId => `hand:${seat}`;
/** The personality card of a seat, whether or not it lies open; `personThing` is what a card says. */
export const cardThing = (seat: Seat): ThingId => `card:${seat}`;
export const personThing = (field: Field): ThingId => `person:${PERSONALITIES[field]}`;
export const trophyThing = (field: Field): ThingId => `trophy:${FIELDS[field]}`;
export const spaceThing = (space: Space): ThingId => `space:${SPACES[space]}`;
export const tileThing = (pile: Pile, tile: Tile): ThingId => `tile:${tileName(pile, tile)}`;
export const questThing = (card: QuestCard): ThingId => `quest:${QUEST_NAMES[card]}`;
/** The quests that a seat has solved. */
export const solvedThing = (seat: Seat): ThingId => `solved:${seat}`;
/** Null: its back. */
export const spellThing = (value: Value | null): ThingId => `spell:${value ?? 0}`;
export const dieThing = (die: number): ThingId => `die:${die}`;
export const supplyThing = (kind: Kind): ThingId => `supply:${KINDS[kind]}`;
