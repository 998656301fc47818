import type { Seat, Setup } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat, looksOf } from '../../../engine/seating.ts';
import { facts, KINGDOMS } from '../facts.ts';
import {
  ALL_FIELDS,
  ALL_KINDS,
  ALL_QUESTS,
  ALL_TILES,
  frozen,
  type Kind,
  START_OF_TRACK,
  SUPPLY,
  type Tile,
} from './cards.ts';
import { CAMP, campsOf, frontOfCamp, HEXES } from './hexes.ts';
import { ALL_SPELLS, NO_SPELLS, spellOf, spread } from './spells.ts';
import { NEITHER, NO_FIELDS, type OwnSeat, type State } from './state.ts';
import { beginTurn } from './steps/turn.ts';

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
