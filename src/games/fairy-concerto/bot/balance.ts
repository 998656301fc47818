import { type Counts, defineBalance, fairShare, type Played, rate } from '../../../bots/measuring.ts';
import { COMPOSER, markOf, SOLOISTS } from '../rules/cards.ts';
import { HONOURS, isMet, pointsByRow, ROWS, result, takers } from '../rules/score.ts';
import type { Move, State } from '../rules/state.ts';

/** Score cards by what they ask for. */
const FAMILIES = ['section', 'duo', 'ensemble', 'author'] as const;
type Family = (typeof FAMILIES)[number];

function familyOf(mark: string): Family {
  if (mark.includes('C')) return 'author';
  const kinds = new Set(mark).size;
  return kinds === 1 ? 'section' : kinds === 2 ? 'duo' : 'ensemble';
}

/** Points by row, of all and of the winners; who has the most in a contest, and how often several; score cards that are met. */
function count({ end, winners }: Played<State, Move>): Counts {
  const counts: Record<string, number> = {};
  const add = (key: string, more: number): void => {
    counts[key] = (counts[key] ?? 0) + more;
  };
  const seats = end.scoreCards.length;
  const points = pointsByRow(end);
  const totals = result(end).points;
  add('games', 1);
  end.scoreCards.forEach((cards, seat) => {
    const part = winners.includes(seat) ? 1 / winners.length : 0;
    add('points', totals[seat] ?? 0);
    for (const row of ROWS) {
      add(`all ${row}`, points[row][seat] ?? 0);
      add(`winners ${row}`, (points[row][seat] ?? 0) * part);
    }
    const orchestra = end.orchestras[seat];
    if (!orchestra) return;
    add('composers', orchestra[COMPOSER]);
    add(`soloist ${end.soloist}`, points.soloist[seat] ?? 0);
    add(`soloists ${end.soloist}`, 1);
    for (const card of cards) {
      const family = familyOf(markOf(card));
      add(`kept ${family}`, 1);
      if (isMet(card, orchestra)) add(`met ${family}`, 1);
    }
  });
  for (const honour of HONOURS) {
    const best = takers(points[honour]).filter((side) => side < seats);
    if (best.length > 1) add(`shared ${honour}`, 1);
    const part = best.reduce((sum, seat) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0) / best.length;
    add(`parts ${honour}`, part);
    add(`squares ${honour}`, part * part);
  }
  if (winners.length > 1) add('ties', 1);
  return counts;
}

function report(sums: Counts, seats: number): readonly string[] {
  const of = (key: string): number => sums[key] ?? 0;
  const games = of('games');
  const fixed = (value: number): string => value.toFixed(2);
  const rows = ROWS.map(
    (row) => `| ${row} | ${fixed(of(`all ${row}`) / games / seats)} | ${fixed(of(`winners ${row}`) / games)} |`,
  );
  const contests = HONOURS.map((honour) => {
    const won = { parts: of(`parts ${honour}`), squares: of(`squares ${honour}`), games };
    return `| ${honour} | ${fairShare(won, seats)} | ${rate(of(`shared ${honour}`), games)} |`;
  });
  const soloists = SOLOISTS.map((soloist) => {
    const mean = of(`soloist ${soloist}`) / Math.max(1, of(`soloists ${soloist}`));
    return `${soloist} ${fixed(mean)}`;
  });
  const families = FAMILIES.map((family) => {
    const kept = of(`kept ${family}`);
    return `| ${family} | ${fixed(kept / games / seats)} | ${rate(of(`met ${family}`), Math.max(1, kept))} |`;
  });
  return [
    '| row | points of a side | of the winner |\n|---|---|---|',
    ...rows,
    '',
    '| contest | victories of who has the most there, of a fair share | several have the most |\n|---|---|---|',
    ...contests,
    '',
    '| score cards | kept by a side | of them met |\n|---|---|---|',
    ...families,
    '',
    `${fixed(of('points') / games / seats)} points a side, ${fixed(of('composers') / games / seats)} composers; the soloist pays ${soloists.join(', ')}; shared ${rate(of('ties'), games)}.`,
  ];
}

export const balance = defineBalance<State, Move>({ count, report });
