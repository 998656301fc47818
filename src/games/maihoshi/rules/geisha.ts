import type { Seat, ThingId } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { ANY, COLOUR, COLOURS, type Colour, type Kind, PUBLICITY, REQUIREMENT, type Reputation } from './cards.ts';
import type { State } from './state.ts';

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
