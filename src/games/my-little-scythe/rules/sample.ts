import { atRandom } from '../../../engine/conformance/trial.ts';
import type { Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import type { Field, Kind, QuestCard, Value } from './cards.ts';
import { ALL_SPELLS, APPLE, GEM, QUEST, SUPPLY, spread, withMore } from './cards.ts';
import type { Event } from './events.ts';
import { ALL_HEXES, CAMP, CASTLE, type Hex, isPortal, type Spot } from './hexes.ts';
import { deal, play } from './index.ts';
import { ALL_TILES, MOVE, type Space, type Tile } from './mat.ts';
import { act, go, type Move, moveId, pick } from './move.ts';
import { type Fields, NO_FIELDS, type State, type Table, top } from './state.ts';
import { asks, moves } from './steps/turn.ts';
import { note } from './trophies.ts';

// Positions to check the rules with.

export const dealt = (seats = 2, seed = 1, evenSeats = 'off', first: Seat | 'chance' = 0): State =>
  deal({ seats, options: { evenSeats }, first }, new Rng(seed, 2, 3));

/** What differs from an empty map; hands are values. */
export interface Sample {
  readonly seats?: number;
  readonly seekers?: readonly (readonly [Spot, Spot])[];
  readonly apples?: readonly (readonly [Hex, number])[];
  readonly gems?: readonly (readonly [Hex, number])[];
  readonly quests?: readonly Hex[];
  readonly pies?: readonly number[];
  readonly friendship?: readonly number[];
  readonly hands?: readonly (readonly Value[])[];
  /** A Move and a Make power-up a seat. */
  readonly tiles?: readonly (readonly [Tile | null, Tile | null])[];
  readonly trophies?: readonly Fields[];
  readonly personality?: readonly Field[];
  readonly solved?: readonly (readonly QuestCard[])[];
  /** The cards that come next, the first one first. */
  readonly next?: readonly QuestCard[];
}

const PEOPLE: readonly Field[] = [1, 2, 3, 4, 5, 6];

/** Seat 0 is on turn and chooses an action; what is not on the map is in the supply. */
export function positionOf(sample: Sample = {}): State {
  const state = dealt(sample.seats ?? 2);
  for (const tokens of state.tokens) tokens.fill(0);
  state.supply.splice(0, SUPPLY.length, ...SUPPLY);
  const lay = (kind: Kind, laid: readonly (readonly [Hex, number])[] = []): void => {
    for (const [hex, count] of laid) {
      state.tokens[kind][hex] = count;
      state.supply[kind] -= count;
    }
  };
  lay(APPLE, sample.apples);
  lay(GEM, sample.gems);
  lay(
    QUEST,
    sample.quests?.map((hex) => [hex, 1]),
  );
  state.seats.forEach((own, seat) => {
    own.seekers = [...(sample.seekers?.[seat] ?? [CAMP, CAMP])];
    own.pies = sample.pies?.[seat] ?? own.pies;
    own.friendship = sample.friendship?.[seat] ?? own.friendship;
    own.trophies = sample.trophies?.[seat] ?? NO_FIELDS;
    own.personality = sample.personality?.[seat] ?? PEOPLE[seat] ?? own.personality;
    own.solved = sample.solved?.[seat] ?? [];
    own.tiles = sample.tiles?.[seat] ?? [null, null];
  });
  if (sample.hands) dealHands(state, sample.hands);
  state.piles = [leftOf(state, 0), leftOf(state, 1)];
  const next = sample.next ?? [];
  const solved = state.seats.flatMap((own) => own.solved);
  const rest = state.questDeck.filter((card) => !next.includes(card) && !solved.includes(card));
  state.questDeck = [...rest, ...[...next].reverse()];
  state.held = NO_FIELDS;
  state.eased = NO_FIELDS;
  note(state);
  return state;
}

function dealHands(state: State, hands: readonly (readonly Value[])[]): void {
  const left = hands.flat().reduce((counts, value) => withMore(counts, value, -1), ALL_SPELLS);
  state.seats.forEach((own, seat) => {
    own.hand = (hands[seat] ?? []).map((value) => ({ making: 0, value }));
  });
  state.deck = spread(left);
}

const leftOf = ({ seats, piles }: State, pile: 0 | 1): Tile[] =>
  piles[pile].filter((tile) => !seats.some(({ tiles }) => tiles[pile] === tile));

/** The power-ups that a player chooses from. */
export function drawnIn(state: State): readonly [Tile, Tile, Tile] {
  const pending = top(state);
  const [one, two, three] = pending?.step === 'draft' ? pending.tiles : [];
  if (one === undefined || two === undefined || three === undefined) throw new Error('nobody has drawn power-ups');
  return [one, two, three];
}

/** What every seat has, in the order of the seats. */
export const every = <Of extends Table, Key extends keyof Of['seats'][number]>(
  { seats }: Of,
  key: Key,
): Of['seats'][number][Key][] => seats.map((own: Of['seats'][number]) => own[key]);
/** The values of every hand. */
export const valuesIn = ({ seats }: Table): (Value | null)[][] =>
  seats.map(({ hand }) => hand.map(({ value }) => value));

/** Plays these for a seat, each of which must be offered; returns all that was told. */
export function does(state: State, seat: Seat, ...chosen: readonly Move[]): Event[] {
  const told: Event[] = [];
  for (const move of chosen) {
    if (!offers(state, seat, move)) throw new Error(`seat ${seat} may not ${JSON.stringify(move)}`);
    play(state, seat, move, new Rng(7, 8, 9), (event) => told.push(event));
  }
  return told;
}

export const offers = (table: Table, seat: Seat, wish: Move): boolean =>
  moves(table, seat).some((move) => moveId(move) === moveId(wish));

/** Seat 0 takes a Move action and goes there with its first seeker, without tokens. */
export const goes = (state: State, hex: Hex): Event[] => does(state, 0, act(MOVE), pick(0), go(hex));

export const spacesFor = (state: State): Space[] =>
  moves(state, state.turn).flatMap((move) => (move.do === 'act' ? [move.space] : []));

export const stepNow = (state: State): string => asks(state)[0]?.step ?? 'over';

export const { playOn } = atRandom<State, Move>({ asks, moves, play });

/** Seekers anywhere, opponents apart, with any power-ups and tokens: for comparing with slow literal rules. */
export function randomPosition(rng: Rng): State {
  const seats = 2 + rng.below(5);
  const free = rng.shuffle(ALL_HEXES.filter((hex) => hex !== CASTLE));
  const place = (): Spot => (rng.below(5) === 0 ? CAMP : (free.pop() ?? CAMP));
  if (rng.below(3) === 0) free.sort((one, other) => Number(isPortal(one)) - Number(isPortal(other)));
  const seekers = Array.from({ length: seats }, (): [Spot, Spot] => {
    const one = place();
    return [one, rng.below(6) === 0 ? one : place()];
  });
  const laid = (): [Hex, number][] => {
    const tokens = Array.from({ length: 5 }, () => [rng.pick(seekers.flat()), 1 + rng.below(4)] as const);
    return [...new Map(tokens.flatMap(([hex, count]) => (hex === CAMP ? [] : [[hex, count] as const])))];
  };
  const state = positionOf({ seats, seekers, apples: laid(), gems: laid() });
  for (const own of state.seats) own.tiles = [rng.pick([null, ...ALL_TILES]), null];
  const moved = rng.below(3);
  state.moved = [moved === 1, moved === 2];
  return state;
}
