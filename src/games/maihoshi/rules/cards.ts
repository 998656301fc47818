import type { Seat, ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { State } from './state.ts';

/** A table of entries that has one for every key. */
export const tableOf = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Readonly<Record<Key, Value>>;

// The house set: nineteen names. A coloured name comes in all three colours.

/** What a card does. */
export type Effect =
  | 'none'
  | 'guard'
  | 'scoring-per-publicity'
  | 'filter'
  | 'advertise'
  | 'target-draw'
  | 'chain'
  | 'close'
  | 'sink-newest-guest'
  | 'return-newest-publicity'
  | 'extra-turn'
  | 'take-newest-guest'
  | 'look'
  | 'others-draw'
  | 'set-reserve'
  | 'place-free';

// The numbers on the cards.
export const MOST_BROKERAGE = 4;
export const MOST_LOOKED_AT = 3;
export const MOST_PLACED_FREE = 2;

export interface Folk<Id extends string = string> {
  readonly id: Id;
  /** Coloured cards raise their own colour, the next or the previous one in the cycle; others raise each by one. */
  readonly raises: { readonly own: number; readonly next: number; readonly previous: number } | 'any';
  readonly requirement: number;
  readonly income: number;
  /** Of each colour. */
  readonly copies: number;
  readonly effect: Effect;
}

const own = (raise: number) => ({ own: raise, next: 0, previous: 0 });
const ALL = { own: 1, next: 1, previous: 1 };
const NEXT = { own: 1, next: 1, previous: 0 };
const PREVIOUS = { own: 1, next: 0, previous: 1 };

const folk = <const Id extends string>(
  id: Id,
  requirement: number,
  income: number,
  raises: Folk['raises'],
  copies: number,
  effect: Effect,
): Folk<Id> => ({ id, raises, requirement, income, copies, effect });

// rule: folk.list, house.cards
const NAMES = [
  folk('dangoya', 1, 2, own(1), 2, 'filter'),
  folk('hikyaku', 2, 1, own(1), 2, 'advertise'),
  folk('kamiyui', 2, 2, own(2), 2, 'none'),
  folk('hikeshi', 3, 3, own(1), 2, 'guard'),
  folk('kawaraban', 3, 3, NEXT, 2, 'target-draw'),
  folk('wakadanna', 4, 2, own(1), 2, 'chain'),
  folk('okappiki', 4, 4, own(1), 2, 'close'),
  folk('hanashika', 5, 5, ALL, 2, 'none'),
  folk('suri', 5, 4, PREVIOUS, 2, 'sink-newest-guest'),
  folk('kenjutsu', 6, 6, own(2), 2, 'return-newest-publicity'),
  folk('sendou', 6, 5, NEXT, 2, 'extra-turn'),
  folk('fudasashi', 7, 7, own(2), 1, 'scoring-per-publicity'),
  folk('ohdana', 8, 14, own(2), 1, 'none'),
  folk('onmitsu', 7, 5, PREVIOUS, 1, 'take-newest-guest'),
  folk('ekisha', 3, 2, 'any', 1, 'look'),
  folk('tabiichiza', 5, 4, 'any', 1, 'others-draw'),
  folk('sadou', 6, 6, 'any', 1, 'set-reserve'),
  folk('kuge', 7, 10, 'any', 1, 'none'),
  folk('chokushi', 8, 5, 'any', 1, 'place-free'),
];

export type FolkId = (typeof NAMES)[number]['id'];
export const FOLK: readonly Folk<FolkId>[] = NAMES;

/** The rule that explains a card of this name. */
export type FolkRule = `card.${FolkId}`;
export const folkRule = <Id extends FolkId>(folk: Id): `card.${Id}` => `card.${folk}`;

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

/** Each with her reputation before any publicity. */
// rule: house.cards
export const GEISHA = {
  hinagiku: [4, 4, 1],
  hiougi: [5, 2, 2],
  seoto: [1, 5, 3],
  tokiwa: [2, 1, 5],
  sayo: [5, 4, 3],
  yukishiro: [3, 3, 2],
} as const satisfies Readonly<Record<string, Reputation>>;

export type GeishaId = keyof typeof GEISHA;
export const isGeisha = (id: string): id is GeishaId => Object.hasOwn(GEISHA, id);
export const GEISHA_IDS: readonly GeishaId[] = Object.keys(GEISHA).filter(isGeisha);

/** The rule that explains a geisha. */
export type GeishaRule = `geisha.${GeishaId}`;
export const geishaRule = <Id extends GeishaId>(geisha: Id): `geisha.${Id}` => `geisha.${geisha}`;

/** Sayo’s curfew. */
// rule: geisha.sayo
export const neverReserves = (geisha: GeishaId | null | undefined): boolean => geisha === 'sayo';

export const geishaThing = (geisha: GeishaId): ThingId => `geisha:${geisha}`;
export function thingGeisha(thing: ThingId): GeishaId | null {
  const [what, id = ''] = thing.split(':');
  return what === 'geisha' && isGeisha(id) ? id : null;
}

/** All that a requirement is judged by; public, so a view has it too. */
export interface Repute {
  readonly reputation: readonly number[];
  readonly geisha: readonly (GeishaId | null)[];
  readonly spent: readonly boolean[];
}
type Values = Pick<Repute, 'reputation'>;

const placeOf = (seat: Seat, colour: Colour): number => 3 * seat + colour;

export const reputationOf = ({ reputation }: Values, seat: Seat): Reputation => [
  valueIn(reputation, seat, 0),
  valueIn(reputation, seat, 1),
  valueIn(reputation, seat, 2),
];

/** With the publicity of this card more (1), or less (−1). */
export const raisedBy = ([red, blue, green]: Reputation, card: Kind, sign: 1 | -1): Reputation => {
  const [moreRed, moreBlue, moreGreen] = at(PUBLICITY, card);
  return [red + sign * moreRed, blue + sign * moreBlue, green + sign * moreGreen];
};

/** Everybody's values, with other ones of this seat. */
export const withReputation = ({ reputation }: Values, seat: Seat, values: Reputation): number[] =>
  reputation.map((value, place) => values[place - placeOf(seat, 0)] ?? value);

const valueIn = (reputation: readonly number[], seat: Seat, colour: Colour): number =>
  reputation[placeOf(seat, colour)] ?? 0;

const highest = (reputation: readonly number[], seat: Seat): number =>
  Math.max(valueIn(reputation, seat, 0), valueIn(reputation, seat, 1), valueIn(reputation, seat, 2));

const requirementOf = (card: Kind): number => REQUIREMENT[card] ?? Number.POSITIVE_INFINITY;

/** The reputation that a card asks for: that in its colour, or the best. */
export function reputationFor({ reputation }: Values, seat: Seat, card: Kind): number {
  const colour = COLOUR[card] ?? ANY;
  return colour === ANY ? highest(reputation, seat) : valueIn(reputation, seat, colour);
}

/** As the card says, without any ability. */
export const meetsPlainly = (values: Values, seat: Seat, card: Kind): boolean =>
  requirementOf(card) <= reputationFor(values, seat, card);

/** With Tokiwa the highest reputation serves a guest of any colour, once a round. */
// rule: geisha.tokiwa
export const meets = (standing: Repute, seat: Seat, card: Kind): boolean =>
  meetsPlainly(standing, seat, card) ||
  (standing.geisha[seat] === 'tokiwa' &&
    standing.spent[seat] === false &&
    requirementOf(card) <= highest(standing.reputation, seat));

export function engage(state: State, seat: Seat, geisha: GeishaId | null): void {
  state.geisha[seat] = geisha;
  for (const colour of COLOURS) state.reputation[placeOf(seat, colour)] = geisha === null ? 0 : GEISHA[geisha][colour];
}

/** A card enters the publicity row (1) or leaves it (−1). */
export function raise(state: State, seat: Seat, card: Kind, sign: 1 | -1): void {
  const { reputation } = state;
  const raises = at(PUBLICITY, card);
  for (const colour of COLOURS) {
    const place = placeOf(seat, colour);
    reputation[place] = (reputation[place] ?? 0) + sign * raises[colour];
  }
}
