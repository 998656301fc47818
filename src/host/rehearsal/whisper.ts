import { type Ask, defineGame, type Seat, summed } from '../../engine/game.ts';

/**
 * A game to rehearse the host with. Every seat knows a word that can be searched for in whatever is sent. A round: all
 * whisper twice behind the curtain, then what was whispered is told to all. Before every other round a player calls in
 * the open; the last call can be made by a seat with a heavy word, and only that seat knows whether its own is.
 */
interface State {
  round: number;
  called: boolean;
  /** One a seat; at the open table, empty. */
  words: string[];
  whispers: number[][];
  points: number[];
}
export interface Move {
  readonly say: 'call' | 'whisper';
  readonly number: number;
}
interface Event {
  readonly kind: 'called' | 'ready' | 'told';
  readonly seat: Seat;
  readonly words: string;
}

const ROUNDS = 3;
const WHISPERS = 2;
const NUMBERS = [0, 1, 2];
/** Legal only for a seat with a heavy word. */
export const HEAVY = 3;
const copy = (state: State): State => structuredClone(state);
const firstOf = ({ round, points }: State): Seat => round % points.length;

function asks(state: State): Ask[] {
  if (state.round === ROUNDS) return [];
  if (!state.called) return [{ seat: firstOf(state), step: 'call', cover: 'open' }];
  return state.whispers.flatMap((said, seat) =>
    said.length < WHISPERS ? [{ seat, step: 'whisper', cover: 'private' as const }] : [],
  );
}

/** All that a seat may do if nobody knows better; a word that is not known may be heavy. */
const offers = (state: State, seat: Seat): Move[] =>
  asks(state)
    .filter((ask) => ask.seat === seat)
    .flatMap(({ step }) => {
      const numbers = step === 'call' && mayBeHeavy(state.words[seat] ?? '') ? [...NUMBERS, HEAVY] : NUMBERS;
      return numbers.map((number) => ({ say: step as Move['say'], number }));
    });

const mayBeHeavy = (word: string): boolean => word === '' || Number(word.split('-').at(-1)) % 2 === 0;

const view = (state: State, eyes: Seat | 'onlooker'): State => ({
  ...copy(state),
  words: state.words.map((word, seat) => (seat === eyes ? word : '')),
  whispers: state.whispers.map((said, seat) => (seat === eyes ? [...said] : said.map(() => -1))),
});

/** What a view of this seat holds and no other one does. */
export const wordOf = (seat: Seat): string => `word-of-${seat}`;

export const whisper = defineGame<State, Move, State, Event>({
  facts: {
    id: 'whisper',
    code: 31,
    edition: 1,
    seats: { fewest: 2, most: 4 },
    minutes: { shortest: 1, longest: 1 },
    options: () => [],
    longestGame: (seats) => ROUNDS * (1 + WHISPERS * seats),
  },
  deal: ({ seats }, rng) => {
    const each = Array.from({ length: seats }, (_, seat) => seat);
    const words = each.map((seat) => `${wordOf(seat)}-${rng.uint32()}`);
    return { round: 0, called: false, words, whispers: each.map(() => []), points: each.map(() => 0) };
  },
  asks,
  moves: offers,
  offers,
  conceals: () => true,
  play(state, seat, { say, number }, rng, tell) {
    const words = state.words[seat] ?? '';
    if (say === 'call') {
      state.called = true;
      tell?.({ kind: 'called', seat, words: '' }, 'all', 'none');
      return;
    }
    state.whispers[seat]?.push(number);
    tell?.({ kind: 'ready', seat, words }, { only: [seat] }, 'none');
    if (asks(state).length > 0) return;
    state.points = state.points.map((sum, each) => sum + (state.whispers[each]?.at(-1) ?? 0) + rng.below(2));
    state.whispers = state.whispers.map(() => []);
    state.round++;
    state.called = state.round % 2 === 1;
    tell?.({ kind: 'told', seat, words: '' }, 'all');
  },
  view,
  guess: (seen) => copy(seen),
  result: ({ points }) => ({ points, winners: [points.indexOf(Math.max(...points))] }),
  copy,
  moveId: ({ say, number }) => (say === 'call' ? number : HEAVY + 1 + number),
  sheet: ({ points }) => summed(points.length, [{ rule: 'told', row: 'told', by: points, reasons: [] }]),
  // Tells the word, if the eyes know it: whatever is said of a move must not be seen with others.
  foresee: ({ words }, seat, { number }) =>
    words[seat] ? [{ rule: 'told', things: [`word:${words[seat]}-${number}`] }] : [],
  why: (state, seat, wish) =>
    offers(state, seat).some(({ number }) => number === wish.number) ? null : { rule: 'told' },
  record: ({ points }) => points,
});
