import type { ThingId } from '../../../engine/ids.ts';
import { type Effect, FOLK, type Folk } from './folk.ts';

/** What a card looks like. Equal cards are one kind: nothing in the game tells them apart. */
export type Kind = number;
/** 0 red performance, 1 blue service, 2 green learning. */
export type Colour = 0 | 1 | 2;
export const COLOURS: readonly Colour[] = [0, 1, 2];
const COLOUR_NAMES = ['red', 'blue', 'green'] as const;
/** The colour of a card that any reputation will do for. */
export const ANY = 3;

export interface Card {
  /** As the record writes it. */
  readonly id: string;
  /** The name on the card, the same in all its colours. */
  readonly folk: string;
  readonly colour: Colour | typeof ANY;
  readonly requirement: number;
  readonly income: number;
  /** What it adds to red, blue and green while it is publicity. */
  readonly publicity: readonly number[];
  readonly copies: number;
  readonly effect: Effect;
}

function printed({ id, raises, requirement, income, copies, effect }: Folk): Card[] {
  const common = { folk: id, requirement, income, copies, effect };
  if (raises === 'any') return [{ ...common, id, colour: ANY, publicity: COLOURS.map(() => 1) }];
  return COLOURS.map((colour) => ({
    ...common,
    id: `${id}-${COLOUR_NAMES[colour]}`,
    colour,
    publicity: COLOURS.map((other) => [raises.own, raises.next, raises.previous][(other - colour + 3) % 3] ?? 0),
  }));
}

export const CARDS: readonly Card[] = FOLK.flatMap(printed);
export const KINDS = CARDS.length;

/** No card: an empty reserve. */
export const NONE = -1;

// What play asks for most, by kind.
export const COLOUR: readonly number[] = CARDS.map(({ colour }) => colour);
export const REQUIREMENT: readonly number[] = CARDS.map(({ requirement }) => requirement);
export const INCOME: readonly number[] = CARDS.map(({ income }) => income);
export const PUBLICITY: readonly (readonly number[])[] = CARDS.map(({ publicity }) => publicity);
export const COPIES: readonly number[] = CARDS.map(({ copies }) => copies);
export const EFFECTS: readonly Effect[] = CARDS.map(({ effect }) => effect);
export const IS_GUARD: readonly boolean[] = EFFECTS.map(({ kind }) => kind === 'guard');

/** All eighty cards in the order of their kinds. */
export const DECK: readonly Kind[] = COPIES.flatMap((copies, kind) => Array.from({ length: copies }, () => kind));

export const cardId = (kind: Kind): string => CARDS[kind]?.id ?? 'none';
export const cardThing = (kind: Kind): ThingId => `card:${cardId(kind)}`;
export const kindOf = (id: string): Kind => CARDS.findIndex((card) => card.id === id);
export const thingKind = (thing: ThingId): Kind => (thing.startsWith('card:') ? kindOf(thing.slice(5)) : NONE);
/** The rule that explains a card. */
export const cardRule = (kind: Kind): string => `card.${CARDS[kind]?.folk ?? 'none'}`;
