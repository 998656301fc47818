import { atRandom } from '../../../engine/conformance/trial.ts';
import type { Seat, Setup } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { DECK, engage, type GeishaId, isGeisha, type Kind, kindOf, NONE, raise } from './cards.ts';
import type { Event } from './events.ts';
import { deal } from './index.ts';
import { asks, moves } from './legal.ts';
import { type Move, moveId } from './moves.ts';
import { play } from './play.ts';
import { NOT_YET, type State } from './state.ts';

// Positions to check the rules with: cards by the ids of the record, moves as "guest suri-red" or "target 1".

export const kindsOf = (ids: string): Kind[] => ids.split(' ').flatMap((id) => (id === '' ? [] : [kindOf(id)]));

function geishaOf(id: string): GeishaId {
  if (!isGeisha(id)) throw new Error(`no geisha is called ${id}`);
  return id;
}

interface Sample {
  /** One for each seat. */
  readonly geisha?: readonly string[];
  /** What the first seats hold; others hold a Great Merchant. */
  readonly hands?: readonly string[];
  readonly guests?: readonly string[];
  readonly publicity?: readonly string[];
  readonly reserves?: readonly string[];
  /** The top comes first. Cards named nowhere lie in the deck, or in the discard pile where the deck is given. */
  readonly deck?: string;
  readonly round?: number;
  readonly turn?: Seat;
  readonly closed?: readonly Seat[];
}

const GEISHA_OF_THREE = ['sayo', 'hiougi', 'seoto'];
const HELD = ['ohdana-red', 'ohdana-blue', 'ohdana-green', 'kuge', 'chokushi', 'sadou'];

/** A turn at a table of three, or as many as have a geisha. */
export function positionOf(sample: Sample = {}): State {
  const { geisha = GEISHA_OF_THREE, hands = [], guests = [], publicity = [], reserves = [] } = sample;
  const state = dealt({ seats: geisha.length });
  const left = [...DECK];
  const take = (ids: string): Kind[] => {
    const kinds = kindsOf(ids);
    for (const kind of kinds) {
      if (!left.includes(kind)) throw new Error(`there are not so many ${ids}`);
      left.splice(left.indexOf(kind), 1);
    }
    return kinds;
  };
  geisha.forEach((id, seat) => {
    engage(state, seat, geishaOf(id));
    state.hands[seat] = take(hands[seat] ?? HELD[seat] ?? '').sort((one, other) => one - other);
    state.guests[seat] = take(guests[seat] ?? '');
    state.publicity[seat] = take(publicity[seat] ?? '');
    for (const card of state.publicity[seat] ?? []) raise(state, seat, card, 1);
    state.reserves[seat] = take(reserves[seat] ?? '')[0] ?? NONE;
    state.closed[seat] = sample.closed?.includes(seat) === true;
  });
  const deck = take(sample.deck ?? '').reverse();
  state.deck = sample.deck === undefined ? left : deck;
  state.discard = sample.deck === undefined ? [] : left;
  state.sealed.fill(NOT_YET);
  return Object.assign(state, { stage: 'turn', round: sample.round ?? 1, turn: sample.turn ?? 0, starter: 0 });
}

export const dealt = ({ seats = 3, geisha = 'dealt', tokens = 'secret', first = 0, seed = 1 } = {}): State =>
  deal({ seats, options: { geisha, tokens }, first } satisfies Setup, new Rng(seed, 2, 3));

export function moveOf(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const [word = ''] = words;
  if (verb === 'choose') return { do: verb, geisha: geishaOf(word) };
  if (verb === 'target') return { do: verb, seat: Number(word) };
  if (verb === 'publicity' || verb === 'draw') return { do: verb, count: Number(word) };
  if (verb === 'bury') return { do: verb, cards: kindsOf(words.join(' ')) };
  return (word === '' ? { do: verb } : { do: verb, card: kindOf(word) }) as Move;
}

/** Whether the player who is asked may do this now. */
export const may = (state: State, text: string): boolean =>
  asks(state).some(({ seat }) => moves(state, seat).some((move) => moveId(move) === moveId(moveOf(text))));

/** Whoever is asked does all this; tells what everybody heard. */
export function act(state: State, ...texts: readonly string[]): Event[] {
  const heard: Event[] = [];
  for (const text of texts) {
    const seat = asks(state).find((ask) =>
      moves(state, ask.seat).some((move) => moveId(move) === moveId(moveOf(text))),
    )?.seat;
    if (seat === undefined) throw new Error(`nobody may ${text}`);
    play(state, seat, moveOf(text), new Rng(7, 8, 9), (event, to) => {
      if (to === 'all' || 'but' in to) heard.push(event);
    });
  }
  return heard;
}

export const { playOn } = atRandom<State, Move>({ asks, moves, play });

/** What is asked of whom, as "0 turn". */
export const asked = (state: State): string[] => asks(state).map(({ seat, step }) => `${seat} ${step}`);
