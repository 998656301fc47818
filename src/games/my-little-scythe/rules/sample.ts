import type { Seat } from '../../../engine/ids.ts';
import { Rng } from '../../../engine/rng.ts';
import { asks, moves } from './asks.ts';
import { APPLE, GEM, MOVE, QUEST, SPELLS, type Space, SUPPLY, type Tile } from './cards.ts';
import { deal } from './deal.ts';
import { CAMP, HEXES, type Hex, hexAt, isPortal } from './hexes.ts';
import { act, type Move, moveId, pick, to } from './move.ts';
import { play } from './play.ts';
import type { Event, State } from './state.ts';
import { spellOf } from './state.ts';
import { note } from './trophies.ts';

// Positions to check the rules with.

export const dealt = (seats = 2, seed = 1, evenSeats = 'off', first: Seat | 'chance' = 0): State =>
  deal({ seats, options: { evenSeats }, first }, new Rng(seed, 2, 3));

/** What differs from an empty map; hands are values. */
export interface Sample {
  readonly seats?: number;
  readonly seekers?: readonly (readonly [Hex, Hex])[];
  readonly apples?: readonly (readonly [Hex, number])[];
  readonly gems?: readonly (readonly [Hex, number])[];
  readonly quests?: readonly Hex[];
  readonly pies?: readonly number[];
  readonly friendship?: readonly number[];
  readonly hands?: readonly (readonly number[])[];
  /** A Move and a Make power-up a seat. */
  readonly tiles?: readonly (readonly [Tile, Tile])[];
  readonly trophies?: readonly number[];
  readonly personality?: readonly number[];
  readonly solved?: readonly (readonly number[])[];
  /** The cards that come next, the first one first. */
  readonly next?: readonly number[];
}

/** Seat 0 is on turn and chooses an action; what is not on the map is in the supply. */
export function positionOf(sample: Sample = {}): State {
  const state = dealt(sample.seats ?? 2);
  const seats = state.pies.map((_, seat) => seat);
  for (const tokens of [state.apples, state.gems, state.quests]) tokens.fill(0);
  state.supply = [...SUPPLY];
  const lay = (kind: number, list: number[], laid: readonly (readonly [Hex, number])[] = []): void => {
    for (const [hex, count] of laid) {
      list[hex] = count;
      state.supply[kind] = (state.supply[kind] as number) - count;
    }
  };
  lay(APPLE, state.apples, sample.apples);
  lay(GEM, state.gems, sample.gems);
  lay(
    QUEST,
    state.quests,
    sample.quests?.map((hex) => [hex, 1]),
  );
  state.seekers = seats.flatMap((seat) => sample.seekers?.[seat] ?? [CAMP, CAMP]);
  if (sample.pies) state.pies = [...sample.pies];
  if (sample.friendship) state.friendship = [...sample.friendship];
  if (sample.hands) deal3(state, sample.hands);
  if (sample.tiles) giveTiles(state, sample.tiles);
  if (sample.trophies) state.trophies = [...sample.trophies];
  state.personality = seats.map((seat) => sample.personality?.[seat] ?? seat + 1);
  if (sample.solved) state.solved = sample.solved.map((cards) => [...cards]);
  const next = sample.next ?? [];
  state.questDeck = [
    ...state.questDeck.filter((card) => !next.includes(card) && !state.solved.flat().includes(card)),
    ...[...next].reverse(),
  ];
  state.held = 0;
  state.eased = 0;
  note(state);
  return state;
}

function deal3(state: State, hands: readonly (readonly number[])[]): void {
  const left = [...SPELLS];
  for (const value of hands.flat()) left[value - 1] = (left[value - 1] as number) - 1;
  state.hands = hands.map((hand) => hand.map((value) => spellOf(0, value)));
  state.deck = left.flatMap((count, value) => new Array<number>(count).fill(value + 1));
}

function giveTiles(state: State, tiles: readonly (readonly [Tile, Tile])[]): void {
  state.tiles = tiles.flat();
  state.piles = state.piles.map((pile, which) => pile.filter((tile) => !tiles.some((own) => own[which] === tile)));
}

/** Plays these for a seat, each of which must be offered; returns all that was told. */
export function does(state: State, seat: Seat, ...chosen: readonly Move[]): Event[] {
  const told: Event[] = [];
  for (const move of chosen) {
    if (!offers(state, seat, move)) throw new Error(`seat ${seat} may not ${JSON.stringify(move)}`);
    play(state, seat, move, new Rng(7, 8, 9), (event) => told.push(event));
  }
  return told;
}

export const offers = (state: State, seat: Seat, wish: Move): boolean =>
  moves(state, seat).some((move) => moveId(move) === moveId(wish));

/** Seat 0 takes a Move action and goes there with its first seeker, without tokens. */
export const goes = (state: State, hex: Hex): Event[] => does(state, 0, act(MOVE), pick(0), to(hex));

export const spacesFor = (state: State): Space[] =>
  moves(state, state.turn).flatMap((move) => (move.do === 'act' ? [move.of] : []));

export const stepNow = (state: State): string => asks(state)[0]?.step ?? 'over';

/** Plays random moves: all there are to the end, or so many. */
export function playOn(state: State, rng: Rng, count = Number.POSITIVE_INFINITY): State {
  for (let made = 0; made < count; made++) {
    const [ask] = asks(state);
    if (!ask) break;
    play(state, ask.seat, rng.pick(moves(state, ask.seat)), rng);
  }
  return state;
}

/** Seekers anywhere, opponents apart, with any power-ups and tokens: for comparing with slow literal rules. */
export function randomPosition(rng: Rng): State {
  const seats = 2 + rng.below(5);
  const free = rng.shuffle(Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => hex !== hexAt(0, 0)));
  const place = (): Hex => (rng.below(5) === 0 ? CAMP : (free.pop() as Hex));
  if (rng.below(3) === 0) free.sort((one, other) => Number(isPortal(one)) - Number(isPortal(other)));
  const seekers = Array.from({ length: seats }, (): [Hex, Hex] => {
    const one = place();
    return [one, rng.below(6) === 0 ? one : place()];
  });
  const tokens = (): [Hex, number][] => Array.from({ length: 5 }, () => [rng.pick(seekers.flat()), 1 + rng.below(4)]);
  const laid = (): [Hex, number][] => [...new Map(tokens().filter(([hex]) => hex !== CAMP))];
  const state = positionOf({ seats, seekers, apples: laid(), gems: laid() });
  state.tiles = state.tiles.map((_, each) => (each % 2 === 0 ? rng.below(9) - 1 : -1));
  state.moved = rng.below(3);
  return state;
}
