import { defineGame } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { facts } from '../facts.ts';
import { type Counts, copyOf, FAIRIES, KINDS, type Kind, LETTERS, markOf } from './cards.ts';
import { copy, deal } from './deal.ts';
import { foresee, merits } from './foresee.ts';
import type { Reason } from './ids.ts';
import { asks, moveId, moves, why } from './moves.ts';
import { play } from './play.ts';
import { honoursBySide, result } from './score.ts';
import { sheet } from './sheet.ts';
import { BACH, type Event, fromFirst, isAlone, type Move, type State, type View } from './state.ts';
import { conceals, guess, view } from './view.ts';

/** What the log begins with: what lies open before the first choice. */
export const opening = ({ manner, popular, soloist, pianist, harpist, left, round, held, first }: View): Event[] => [
  { is: 'begun', random: left !== null, manner, popular, soloist, pianist, harpist },
  { is: 'dealt', order: fromFirst(held.length, first) },
  { is: 'drawn', round, count: at(held, 0), seats: held.length },
  ...(left ? [{ is: 'left', left, drawn: drawnFirst(popular, left) } as const] : []),
];

/** All but what is left and the popular fairy. */
function drawnFirst(popular: Kind, left: Counts): Counts {
  const drawn = copyOf(FAIRIES);
  for (const kind of KINDS) drawn[kind] -= left[kind];
  drawn[popular]--;
  return drawn;
}

interface GameRecord {
  readonly popular: string;
  readonly soloist: string;
  readonly pianist: string;
  readonly harpist: string;
  /** One entry a side, Bach last. */
  readonly orchestras: readonly Musicians[];
  /** Face up: Bach has none. */
  readonly scoreCards: readonly (readonly string[])[];
  readonly honours: readonly (readonly string[])[];
  /** Only with two players. */
  readonly removed?: Musicians;
  /** Only against him. */
  readonly bach?: { readonly orchestra: Musicians; readonly faceDown: number };
}
type Musicians = Readonly<Record<string, number>>;

const musicians = (counts: Counts): Musicians => Object.fromEntries(KINDS.map((kind) => [LETTERS[kind], counts[kind]]));

/** The end in the letters of the record. */
export function record(state: State): GameRecord {
  const orchestras = state.orchestras.map(musicians);
  const bach = orchestras[BACH];
  return {
    popular: LETTERS[state.popular],
    soloist: state.soloist,
    pianist: state.pianist,
    harpist: state.harpist,
    orchestras,
    scoreCards: state.orchestras.map((_, side) => (state.scoreCards[side] ?? []).map(markOf)),
    honours: honoursBySide(state),
    ...(state.hands.length === 2 ? { removed: musicians(state.removed) } : {}),
    ...(isAlone(state) && bach ? { bach: { orchestra: bach, faceDown: state.faceDown.length } } : {}),
  };
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  play: (state, seat, move, _rng, tell) => play(state, seat, move, tell),
  view,
  opening,
  conceals,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  copy,
  moveId,
  sheet,
  foresee,
  merits,
  why,
  record,
});
