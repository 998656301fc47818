import { type Counts, KINDS, LETTERS, markOf } from './cards.ts';
import { honoursBySide } from './score.ts';
import { BACH, isAlone, type State } from './state.ts';

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
