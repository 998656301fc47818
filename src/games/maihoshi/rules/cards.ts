import type { ThingId } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Effect, FOLK, type Folk, type FolkId } from './folk.ts';

/** What a card looks like. Equal cards are one kind: nothing in the game tells them apart. */
export type Kind = number;
/** No card: an empty reserve. */
export const NONE = null;

/** 0 red performance, 1 blue service, 2 green learning. */
export type Colour = 0 | 1 | 2;
export const COLOURS: readonly Colour[] = [0, 1, 2];
export const RED: Colour = 0;
export const COLOUR_NAMES = ['red', 'blue', 'green'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
/** The colour of a card that any reputation will do for. */
export const ANY = 3;
/** One value for each colour. */
export type Reputation = readonly [red: number, blue: number, green: number];

// rule: aim.cards
export interface Card {
  /** As the record writes it. */
  readonly id: string;
  /** The name on the card, the same in all its colours. */
  readonly folk: FolkId;
  readonly colour: Colour | typeof ANY;
  readonly requirement: number;
  readonly income: number;
  /** What it adds to red, blue and green while it is publicity. */
  readonly publicity: Reputation;
  readonly copies: number;
  readonly effect: Effect;
}

function printed({ id, raises, requirement, income, copies, effect }: Folk<FolkId>): Card[] {
  const common = { folk: id, requirement, income, copies, effect };
  if (raises === 'any') return [{ ...common, id, colour: ANY, publicity: [1, 1, 1] }];
  const { own, next, previous } = raises;
  // rule: folk.list
  const cycles: readonly Reputation[] = [
    [own, next, previous],
    [previous, own, next],
    [next, previous, own],
  ];
  return COLOURS.map((colour) => ({
    ...common,
    id: `${id}-${COLOUR_NAMES[colour]}`,
    colour,
    publicity: at(cycles, colour),
  }));
}

export const CARDS: readonly Card[] = FOLK.flatMap(printed);
export const KINDS = CARDS.length;

// What play asks for most, by kind.
export const COLOUR: readonly Card['colour'][] = CARDS.map(({ colour }) => colour);
export const REQUIREMENT: readonly number[] = CARDS.map(({ requirement }) => requirement);
export const INCOME: readonly number[] = CARDS.map(({ income }) => income);
export const PUBLICITY: readonly Reputation[] = CARDS.map(({ publicity }) => publicity);
export const COPIES: readonly number[] = CARDS.map(({ copies }) => copies);
export const EFFECTS: readonly Effect[] = CARDS.map(({ effect }) => effect);
export const IS_GUARD: readonly boolean[] = EFFECTS.map((effect) => effect === 'guard');

/** All eighty cards in the order of their kinds. */
// rule: aim.parts
export const DECK: readonly Kind[] = COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));

export const cardOf = (kind: Kind): Card => at(CARDS, kind);
export const cardId = (kind: Kind): string => cardOf(kind).id;
export const cardThing = (kind: Kind): ThingId => `card:${cardId(kind)}`;

/** The card of that name, if there is one. */
function findKind(id: string): Kind | null {
  const kind = CARDS.findIndex((card) => card.id === id);
  return kind < 0 ? null : kind;
}

export function kindOf(id: string): Kind {
  const kind = findKind(id);
  if (kind === null) throw new Error(`no card is called ${id}`);
  return kind;
}

export const thingKind = (thing: ThingId): Kind | null => (thing.startsWith('card:') ? findKind(thing.slice(5)) : null);
