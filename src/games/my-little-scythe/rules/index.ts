import { defineGame, type Seat, type Setup, type Tell } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat, looksOf } from '../../../engine/seating.ts';
import { facts, KINGDOMS } from '../facts.ts';
import {
  ALL_FIELDS,
  ALL_KINDS,
  ALL_QUESTS,
  ALL_SPELLS,
  APPLE,
  FIELDS,
  frozen,
  GEM,
  type Kind,
  NO_SPELLS,
  QUEST,
  SUPPLY,
  spellOf,
  spread,
} from './cards.ts';
import type { Event } from './events.ts';
import { certain, foresee, merits } from './foresee.ts';
import { ALL_HEXES, CAMP, campsOf, frontOfCamp, HEXES, nameOfHex, seatAt, tokensAt } from './hexes.ts';
import { ALL_TILES, PILES, START_OF_TRACK, type Tile, tileName } from './mat.ts';
import { type Move, moveId } from './move.ts';
import type { Reason } from './reasons.ts';
import { controlledBy, sheet, winnersOf } from './sheet.ts';
import { type Flow, fieldsIn, NEITHER, NO_FIELDS, type OwnSeat, type State, top, type View } from './state.ts';
import { seal } from './steps/fight.ts';
import { asks, beginTurn, moves, playClaim, rulesOf } from './steps/turn.ts';
import { trophyCount } from './trophies.ts';
import { conceals, copy, guess, view } from './view.ts';
import { why } from './why.ts';

const LOOKS: readonly string[] = KINGDOMS;
/** Clockwise from the mark of the setup tile: what lies on a camp's portal, first and second outer hex. */
// rule: setup.orders
const PATTERNS: readonly (readonly Kind[])[] = ['AGQ', 'GQA', 'QAG', 'AQG', 'GAQ', 'QGA'].map((letters) =>
  Array.from(letters, (letter) => at(ALL_KINDS, 'AGQ'.indexOf(letter))),
);
const CAMPS = PATTERNS.length;
const MORE_PIES = 2;
/** With fewer players the pies even it out alone. */
const FEWEST_FOR_SPELLS = 4;
const FIRST_WITH_SPELL = 2;

export function deal(setup: Setup, rng: Rng): State {
  const { seats } = setup;
  const first = firstSeat(setup, rng);
  // rule: setup.even
  const even = setup.options.evenSeats === 'on';
  const later = (seat: Seat): number => (seat - first + seats) % seats;
  const spellsOf = (seat: Seat): number =>
    even && seats >= FEWEST_FOR_SPELLS && later(seat) >= FIRST_WITH_SPELL ? 2 : 1;
  const deck = rng.shuffle(spread(ALL_SPELLS));
  const personalities = rng.shuffle([...ALL_FIELDS]);
  const state: State = {
    first,
    round: 1,
    turn: first,
    last: null,
    claimed: false,
    held: NO_FIELDS,
    eased: NO_FIELDS,
    moved: NEITHER,
    // rule: setup.start
    seats: looksOf(facts, setup).map(
      (look, seat): OwnSeat => ({
        kingdom: LOOKS.indexOf(look),
        friendship: START_OF_TRACK,
        pies: START_OF_TRACK + (even && seat !== first ? MORE_PIES : 0),
        trophies: NO_FIELDS,
        seekers: [CAMP, CAMP],
        hand: frozen(Array.from({ length: spellsOf(seat) }, () => spellOf(0, at(deck.splice(-1), 0)))),
        solved: frozen([]),
        tiles: NO_TILES,
        personality: at(personalities, seat),
        shown: false,
        marker: null,
      }),
    ),
    tokens: [noTokens(), noTokens(), noTokens()],
    supply: [...SUPPLY],
    dice: [null, null, null, null, null],
    deck,
    discards: NO_SPELLS,
    makings: frozen([ALL_SPELLS]),
    questDeck: rng.shuffle([...ALL_QUESTS]),
    questKnown: 0,
    piles: frozen<[readonly Tile[], readonly Tile[]]>([shuffledTiles(rng), shuffledTiles(rng)]),
    draws: NO_DRAWS,
    todo: [],
  };
  fill(state, rng.below(CAMPS));
  beginTurn(state, first, undefined);
  return state;
}

const NO_TILES: OwnSeat['tiles'] = frozen<[null, null]>([null, null]);
const NO_DRAWS: State['draws'] = frozen<[[], []]>([[], []]);
const shuffledTiles = (rng: Rng): readonly Tile[] => frozen(rng.shuffle([...ALL_TILES]));
const noTokens = (): number[] => new Array<number>(HEXES).fill(0);

/** The setup tile, turned so that its mark is at this camp. */
// rule: setup.tile
function fill(state: State, mark: number): void {
  for (const camp of campsOf(state.seats.length)) {
    const pattern = at(PATTERNS, (camp - mark + CAMPS) % CAMPS);
    frontOfCamp(camp).forEach((hex, place) => {
      const kind = at(pattern, place);
      state.tokens[kind][hex] = 1;
      state.supply[kind]--;
    });
  }
}

export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  const flow: Flow = { rng, tell };
  const pending = top(state);
  if (pending === undefined) throw new Error('a move after the end');
  if (move.do === 'claim') playClaim(state, seat, move.field, flow);
  else if (pending.step === 'fight') seal(pending, seat, move, flow);
  else rulesOf(pending).play(state, pending, move, flow);
  settle(state, flow);
}

/** Does whatever needs nobody's decision. */
function settle(state: State, flow: Flow): void {
  for (let pending = top(state); pending !== undefined; pending = top(state)) {
    if (!rulesOf(pending).settle(state, pending, flow)) return;
  }
}

/** What the log begins with: the order of turns, and what each starts with. */
export const opening = (view: View): Event[] =>
  view.seats.map((_, later) => {
    const seat = (view.first + later) % view.seats.length;
    const { friendship, pies, hand } = seatAt(view, seat);
    return { is: 'starts', seat, begins: later === 0, friendship, pies, spells: hand.length };
  });

/** The position in the notation of the record; quests are counted from 1. */
export function record(state: State): unknown {
  const { seats } = state;
  return {
    trophies: seats.map(({ trophies }) => fieldsIn(trophies).map((field) => FIELDS[field])),
    friendship: seats.map(({ friendship }) => friendship),
    pies: seats.map(({ pies }) => pies),
    spells: seats.map(({ hand }) => hand.map(({ value }) => value).sort((one, other) => one - other)),
    controlled: seats.map((_, seat) => controlledBy(state, seat)),
    seekers: seats.map(({ seekers }) => seekers.map((hex) => (hex === CAMP ? 'camp' : nameOfHex(hex)))),
    tokens: tokens(state),
    powerUps: seats.map(({ tiles }) =>
      PILES.flatMap((pile) => {
        const tile = tiles[pile];
        return tile === null ? [] : [tileName(pile, tile)];
      }),
    ),
    quests: seats.map(({ solved }) => solved.map((card) => card + 1)),
    round: state.round,
  };
}

function tokens(state: State): Record<string, Record<string, number | boolean>> {
  const found: Record<string, Record<string, number | boolean>> = {};
  for (const hex of ALL_HEXES) {
    const [apples, gems] = [tokensAt(state, APPLE, hex), tokensAt(state, GEM, hex)];
    const quest = tokensAt(state, QUEST, hex) > 0;
    if (apples + gems > 0 || quest) found[nameOfHex(hex)] = { apples, gems, quest };
  }
  return found;
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  offers: moves,
  play,
  view,
  opening,
  conceals,
  guess,
  result: (state) => ({
    points: state.seats.map((_, seat) => trophyCount(state, seat)),
    winners: winnersOf(state),
  }),
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  certain,
  why,
  record,
});
