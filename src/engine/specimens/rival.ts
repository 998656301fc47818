import { claim, type Seat } from '../game.ts';
import { range, sum, tally, times } from '../lists.ts';
import { firstSeat } from '../seating.ts';
import { smallChecks } from '../small/checks.ts';
import { because, defineSmallGame, open } from '../small/game.ts';
import { specimenFacts, tinyVoices } from './kit.ts';

/** Seats against the rules: there is a side more than seats, and it plays by dice or by greed. */
export interface State {
  manner: string;
  row: number[];
  /** The last one is the rival's. */
  piles: number[][];
  turn: Seat;
}
export type Event = { kind: 'took' | 'rival'; seat: Seat; card: number };
const CARDS = range(1, 9);

const asks = ({ row, turn }: State) => (row.length > 0 ? [open(turn, 'take' as const)] : []);

const steps = { take: { values: range(0, CARDS.length - 1), rule: 'take.end' } } as const;

export const game = defineSmallGame<State, 'take', Event>({
  facts: specimenFacts('rival', {
    seats: [1, 2],
    options: { manner: ['dice', 'greed'] },
    decisions: CARDS.length,
  }),
  steps,
  asks,
  deal(setup, rng) {
    const turn = firstSeat(setup, rng);
    const piles = times(setup.seats + 1, () => []);
    return { manner: setup.options.manner ?? '', row: rng.shuffle([...CARDS]), piles, turn };
  },
  values: ({ row }) => [...new Set([0, row.length - 1])],
  play(state, seat, { value }, rng, tell) {
    const { row, piles, manner } = state;
    const take = (side: number, place: number): void => {
      const [card = 0] = row.splice(place, 1);
      piles[side]?.push(card);
      const mine = side === seat;
      tell?.({ kind: mine ? 'took' : 'rival', seat, card }, 'all', mine || manner === 'greed' ? 'none' : 'all');
    };
    take(seat, value);
    state.turn = (seat + 1) % (piles.length - 1);
    if (row.length === 0) return;
    take(piles.length - 1, manner === 'greed' ? row.indexOf(Math.max(...row)) : rng.below(row.length));
  },
  hidden: 'none',
  score: ({ piles }) => ({ 'card.points': piles.map(sum) }),
  foresee: ({ row }, seat, { value }) => [because('card.points', seat, row[value] ?? 0)],
  record: ({ piles }) => piles,
});

export const checks = smallChecks<State, 'take', Event>({
  rules: ['take.turn', 'take.end', 'card.points'],
  steps,
  census: ({ row, piles }) => tally([...row, ...piles.flat()]),
  holds({ piles, turn }) {
    claim(turn < piles.length - 1, 'the rival has no turn of its own');
  },
  hidden: 'none',
  features: ['took', 'rival', 'manner.dice', 'manner.greed'],
  met: (_state, _move, events, { options }) => [`manner.${options.manner}`, ...events.map(({ kind }) => kind)],
});

export const voices = tinyVoices({
  rules: {
    'take.turn': ['You take in turn.', '順番に取ります。'],
    'take.end': ['You take from an end of the row.', '列の端から取ります。'],
    'card.points': ['A card counts its number.', 'カードの数が点になります。'],
  },
  steps: { take: ['Take a card', 'カードを取る'] },
  events: { took: ['A card is taken.', 'カードを取りました。'], rival: ['The rival takes.', 'ライバルが取りました。'] },
  options: { manner: ['dice', 'greed'] },
  rival: ['The rival', 'ライバル'],
});
