import type { Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat, looksOf } from '../../../engine/setup.ts';
import { facts, KINGDOMS } from '../facts.ts';
import {
  APPLE,
  GEM,
  NO_SPACE,
  NO_TILE,
  PERSONALITIES,
  QUEST_CARDS,
  SPELLS,
  START_OF_TRACK,
  SUPPLY,
  TILES,
  TILES_A_PILE,
} from './cards.ts';
import { CAMP, campsOf, frontOfCamp, HEXES, type Hex } from './hexes.ts';
import { NO_DIE, NOT_ENDING, type State, spellOf } from './state.ts';
import { beginTurn } from './turn.ts';

const LOOKS: readonly string[] = KINGDOMS;
/** Clockwise from the mark of the setup tile: what lies on a camp's portal, first and second outer hex. */
const PATTERNS: readonly (readonly number[])[] = ['AGQ', 'GQA', 'QAG', 'AQG', 'GAQ', 'QGA'].map((letters) =>
  Array.from(letters, (letter) => 'AGQ'.indexOf(letter)),
);
const CAMPS = PATTERNS.length;
const MORE_PIES = 2;
/** With fewer players the pies even it out alone. */
const FEWEST_FOR_SPELLS = 4;

export function deal(setup: Setup, rng: Rng): State {
  const { seats } = setup;
  const first = firstSeat(setup, rng);
  const each = <Item>(make: (seat: number) => Item): Item[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const even = setup.options.evenSeats === 'on';
  const later = (seat: number): number => (seat - first + seats) % seats;
  const spellsOf = (seat: number): number => (even && seats >= FEWEST_FOR_SPELLS && 2 * later(seat) >= seats ? 2 : 1);
  const deck = rng.shuffle(SPELLS.flatMap((count, value) => new Array<number>(count).fill(value + 1)));
  const personalities = rng.shuffle(PERSONALITIES.map((_, field) => field));
  const drawSpells = (count: number): number[] => Array.from({ length: count }, () => spellOf(0, deck.pop() as number));
  const state: State = {
    first,
    kingdoms: looksOf(facts, setup).map((look) => LOOKS.indexOf(look)),
    round: 1,
    turn: first,
    last: NOT_ENDING,
    claimed: false,
    held: 0,
    eased: 0,
    moved: 0,
    friendship: each(() => START_OF_TRACK),
    pies: each((seat) => START_OF_TRACK + (even && seat !== first ? MORE_PIES : 0)),
    trophies: each(() => 0),
    seekers: each(() => [CAMP, CAMP]).flat(),
    apples: new Array<number>(HEXES).fill(0),
    gems: new Array<number>(HEXES).fill(0),
    quests: new Array<number>(HEXES).fill(0),
    supply: [...SUPPLY],
    dice: new Array<number>(5).fill(NO_DIE),
    hands: each((seat) => drawSpells(spellsOf(seat))),
    deck,
    discards: [0, 0, 0],
    mix: [...SPELLS],
    questDeck: rng.shuffle(Array.from({ length: QUEST_CARDS }, (_, card) => card)),
    questKnown: 0,
    solved: each(() => []),
    tiles: each(() => [NO_TILE, NO_TILE]).flat(),
    piles: TILES.map(() => rng.shuffle(Array.from({ length: TILES_A_PILE }, (_, tile) => tile))),
    draws: TILES.map(() => []),
    drawn: [],
    personality: each((seat) => personalities[seat] as number),
    shown: 0,
    marker: each(() => NO_SPACE),
    todo: [],
  };
  fill(state, rng.below(CAMPS));
  beginTurn(state, first, undefined);
  return state;
}

/** The setup tile, turned so that its mark is at this camp. */
function fill(state: State, mark: number): void {
  for (const camp of campsOf(state.pies.length)) {
    const pattern = PATTERNS[(camp - mark + CAMPS) % CAMPS] as readonly number[];
    frontOfCamp(camp).forEach((hex: Hex, place) => {
      const kind = pattern[place] as number;
      const tokens = kind === APPLE ? state.apples : kind === GEM ? state.gems : state.quests;
      tokens[hex] = 1;
      state.supply[kind] = (state.supply[kind] as number) - 1;
    });
  }
}

const lists = (of: readonly number[][]): number[][] => of.map((each) => each.slice());

export const copy = (state: State): State => ({
  first: state.first,
  kingdoms: state.kingdoms.slice(),
  round: state.round,
  turn: state.turn,
  last: state.last,
  claimed: state.claimed,
  held: state.held,
  eased: state.eased,
  moved: state.moved,
  friendship: state.friendship.slice(),
  pies: state.pies.slice(),
  trophies: state.trophies.slice(),
  seekers: state.seekers.slice(),
  apples: state.apples.slice(),
  gems: state.gems.slice(),
  quests: state.quests.slice(),
  supply: state.supply.slice(),
  dice: state.dice.slice(),
  hands: lists(state.hands),
  deck: state.deck.slice(),
  discards: state.discards.slice(),
  mix: state.mix.slice(),
  questDeck: state.questDeck.slice(),
  questKnown: state.questKnown,
  solved: lists(state.solved),
  tiles: state.tiles.slice(),
  piles: lists(state.piles),
  draws: lists(state.draws),
  drawn: state.drawn.slice(),
  personality: state.personality.slice(),
  shown: state.shown,
  marker: state.marker.slice(),
  todo: state.todo.map((pending) => ({ ...pending })),
});
