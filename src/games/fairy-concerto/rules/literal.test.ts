import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { MANNERS } from '../facts.ts';
import { record } from './index.ts';
import { dealt, playOn } from './sample.ts';
import { ROWS, type Row, result } from './score.ts';
import { sheet } from './sheet.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** Ends to compare: enough to meet every tie; the proof asks for more. */
const ENDS = Number(process.env.ENZA_GAMES ?? 1500);

type Table = ReturnType<typeof record>;
type Musicians = Table['orchestras'][number];

// The seven steps once more, as the rulebook says them, from the record alone: slow, and with nothing in common.

const numbers = (orchestra: Musicians): number[] => Object.values(orchestra).filter((count) => count > 0);

function soloist(card: string, orchestra: Musicians): number {
  const counts = numbers(orchestra);
  if (counts.length === 0) return 0;
  if (card === 'fewest') return 4 * Math.min(...counts);
  if (card === 'spread') return 3 * (Math.max(...counts) - Math.min(...counts));
  const groups = [...new Set(counts)].map((size) => counts.filter((count) => count === size).length);
  return 3 * (card === 'widest' ? Math.max(...groups) : groups.length);
}

function completeSets(letters: string, orchestra: Musicians): number {
  const left = { ...orchestra };
  for (let sets = 0; ; sets++) {
    for (const letter of letters) {
      left[letter] = (left[letter] ?? 0) - 1;
      if ((left[letter] ?? 0) < 0) return sets;
    }
  }
}

function holdsAll(mark: string, orchestra: Musicians): boolean {
  const there = Object.entries(orchestra).flatMap(([letter, count]) => Array.from({ length: count }, () => letter));
  return [...mark].every((letter) => {
    const at = there.indexOf(letter);
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
}

function literal(end: Table, perCard: number): Record<Row, number[]> {
  const { orchestras } = end;
  const conductor = orchestras.map((orchestra) => 2 * Math.max(0, ...numbers(orchestra)));
  const solo = orchestras.map((orchestra) => soloist(end.soloist, orchestra));
  const pianist = orchestras.map((orchestra) => 3 * completeSets(end.pianist, orchestra));
  const harpist = orchestras.map((orchestra) => 3 * completeSets(end.harpist, orchestra));
  const isBach = (side: number): boolean => end.bach !== undefined && side === orchestras.length - 1;
  return {
    popular: orchestras.map((orchestra) => orchestra[end.popular] ?? 0),
    conductor,
    soloist: solo,
    pianist,
    harpist,
    scoreCards: orchestras.map((orchestra, side) => {
      if (isBach(side)) return perCard * (end.bach?.faceDown ?? 0);
      return 5 * (end.scoreCards[side] ?? []).filter((mark) => holdsAll(mark, orchestra)).length;
    }),
    honours: orchestras.map((_, side) => {
      const won = [conductor, solo, pianist, harpist].filter((contest) =>
        contest.every((points) => points <= (contest[side] ?? 0)),
      );
      return 2 * won.length;
    }),
  };
}

function holdAlike(state: State): void {
  const expected = literal(record(state), { printed: 3, gentle: 1, stern: 7 }[state.manner]);
  const { rows, totals } = sheet(view(state, 'onlooker'));
  for (const { row, by } of rows) expect([row, by]).toEqual([row, expected[row as Row]]);
  const sums = totals.map((_, side) => ROWS.reduce((sum, row) => sum + (expected[row][side] ?? 0), 0));
  const { points, winners } = result(state);
  expect(points).toEqual(sums);
  const best = sums.flatMap((sum, side) => (sums.every((other) => other <= sum) ? [side] : []));
  expect(winners).toEqual(state.hands.length === 1 && best.length === 2 ? [1] : best);
}

test(`scoring is the literal one on ${ENDS} random ends`, { timeout: 0 }, () => {
  for (let seed = 0; seed < ENDS; seed++) {
    const manner = MANNERS[Math.floor(seed / 8) % MANNERS.length] ?? 'printed';
    holdAlike(playOn(dealt(1 + (seed % 4), { seed, random: seed % 8 > 3, manner }), new Rng(seed, 7, 7)));
  }
});

test(`and with ${ENDS} orchestras of any size and shape`, { timeout: 0 }, () => {
  for (let seed = 0; seed < ENDS; seed++) {
    const chance = new Rng(seed, 8, 8);
    const state = playOn(dealt(1 + (seed % 4), { seed }), chance);
    const widest = 1 + chance.below(7);
    const some = (): number => chance.below(widest);
    state.orchestras = state.orchestras.map(() => [some(), some(), some(), some(), some()]);
    holdAlike(state);
  }
});
