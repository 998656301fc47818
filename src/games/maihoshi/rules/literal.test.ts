import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { game, record } from './index.ts';
import { dealt, playOn } from './sample.ts';
import { result, sheet } from './sheet.ts';
import { view } from './view.ts';

// A second scoring, slow and literal: from the record alone, with the incomes and the bonus written out again.

const INCOMES: Readonly<Record<string, number>> = {
  dangoya: 2,
  hikyaku: 1,
  kamiyui: 2,
  hikeshi: 3,
  kawaraban: 3,
  wakadanna: 2,
  okappiki: 4,
  hanashika: 5,
  suri: 4,
  kenjutsu: 6,
  sendou: 5,
  fudasashi: 7,
  ohdana: 14,
  onmitsu: 5,
  ekisha: 2,
  tabiichiza: 4,
  sadou: 6,
  kuge: 10,
  chokushi: 5,
};

type Rounds = ReturnType<typeof record>['rounds'];

function literalPoints(round: Rounds[number], at: number, seat: number): number {
  let points = 0;
  for (const guest of round.guests[seat] ?? []) {
    const [name = '', colour] = guest.split('-');
    points += INCOMES[name] ?? Number.NaN;
    if (name === 'fudasashi') {
      points += Math.min(4, (round.publicity[seat] ?? []).length);
    }
    if (round.geisha[seat] === 'hiougi' && colour === 'red') points += 1;
  }
  for (let card = 1; card <= (round.hands[seat] ?? 0); card++) points -= card;
  if (points < 0) points = 0;
  return points + literalBonus(round, at, seat);
}

function literalBonus({ ended, by }: Rounds[number], at: number, seat: number): number {
  if (ended !== 'out' || by !== seat) return 0;
  return at < 2 ? 5 : 10;
}

/** Nobody has more, and nobody who has as much holds fewer cards. */
function literalWinners(totals: readonly number[], hands: readonly number[]): number[] {
  const seats = totals.map((_, seat) => seat);
  const beats = (one: number, other: number): boolean => {
    if (totals[one] !== totals[other]) return (totals[one] ?? 0) > (totals[other] ?? 0);
    return (hands[one] ?? 0) < (hands[other] ?? 0);
  };
  return seats.filter((seat) => !seats.some((other) => beats(other, seat)));
}

const GAMES = Number(process.env.ENZA_GAMES ?? 300);

test(`the scoring of ${GAMES} random games is the literal one`, { timeout: 0 }, () => {
  for (let seed = 0; seed < GAMES; seed++) {
    const geisha = ['dealt', 'management'][seed % 2] ?? 'dealt';
    const state = playOn(dealt({ seats: 2 + (seed % 5), seed, geisha }), new Rng(seed, 5, 5));
    const { rounds } = record(state);
    const totals = state.hands.map((_, seat) =>
      rounds.reduce((sum, round, at) => sum + literalPoints(round, at, seat), 0),
    );
    expect(rounds).toHaveLength(3);
    expect(state.tokens).toEqual(totals);
    expect(result(state)).toEqual({ points: totals, winners: literalWinners(totals, rounds[2]?.hands ?? []) });
    for (const [at, round] of rounds.entries())
      expect(round.bonus).toEqual(totals.map((_, seat) => literalBonus(round, at, seat)));
    expect(sheet(view(state, 'onlooker')).totals).toEqual(totals);
    for (const { by, reasons } of sheet(view(state, 'onlooker')).rows) {
      const parts = by.map((_, seat) =>
        reasons.reduce((sum, { side, points = 0 }) => (side === seat ? sum + points : sum), 0),
      );
      expect(parts).toEqual(by);
    }
  }
});

test('the table is the record’s notation', () => {
  const state = playOn(dealt({ seats: 2 }), new Rng(1, 5, 5));
  const [first] = record(state).rounds;
  expect(Object.keys(first ?? {})).toEqual(['geisha', 'guests', 'publicity', 'hands', 'ended', 'by', 'bonus']);
  expect(first?.geisha).toHaveLength(2);
  expect(game.facts.id).toBe('maihoshi');
});
