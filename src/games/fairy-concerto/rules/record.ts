import { type Counts, HARPISTS, LETTERS, PIANISTS, SCORE_MARKS, SOLOISTS } from './cards.ts';
import { honoursBySide } from './sheet.ts';
import { BACH, isAlone, type State } from './state.ts';
import { view } from './view.ts';

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

const musicians = (counts: Counts): Musicians =>
  Object.fromEntries(counts.map((count, kind) => [LETTERS[kind] ?? '', count]));

/** The end in the letters of the record. */
export function record(state: State): GameRecord {
  const orchestras = state.orchestras.map(musicians);
  const bach = orchestras[BACH];
  return {
    popular: LETTERS[state.popular] ?? '',
    soloist: SOLOISTS[state.soloist] ?? '',
    pianist: PIANISTS[state.pianist] ?? '',
    harpist: HARPISTS[state.harpist] ?? '',
    orchestras,
    scoreCards: state.orchestras.map((_, side) =>
      (state.scoreCards[side] ?? []).map((card) => SCORE_MARKS[card] ?? ''),
    ),
    honours: honoursBySide(view(state, 'onlooker')),
    ...(state.hands.length === 2 ? { removed: musicians(state.removed) } : {}),
    ...(isAlone(state) && bach ? { bach: { orchestra: bach, faceDown: state.faceDown.length } } : {}),
  };
}
