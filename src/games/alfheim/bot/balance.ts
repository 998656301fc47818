import { type Counts, defineBalance, fairShare, type Played, rate } from '../../../bots/measuring.ts';
import { hasKind, KINDS, KING, type Kinds, NAMES, patternOf, QUEEN } from '../rules/fairies.ts';
import { expertPoints, fairyPoints, totals } from '../rules/sheet.ts';
import type { Move, State } from '../rules/state.ts';

/** Both royal fairies. */
const ROYAL: Kinds = (1 << KING) | (1 << QUEEN);

/**
 * Victories by place in the turn order (a shared one in parts), fairies by kind, points by row, and refusals; and where the
 * King wants five different, which is what meets a cost of the Queen, how often both come.
 */
function count({ moves, end, winners }: Played<State, Move>): Counts {
  const counts: Record<string, number> = {};
  const add = (key: string, more: number): void => {
    counts[key] = (counts[key] ?? 0) + more;
  };
  const seats = end.fields.length;
  const points = totals(end);
  add('games', 1);
  end.fields.forEach(({ kinds, aside }, seat) => {
    const place = (seat - end.lead + seats) % seats;
    add(`squares ${place}`, winners.includes(seat) ? 1 / winners.length ** 2 : 0);
    add(`parts ${place}`, winners.includes(seat) ? 1 / winners.length : 0);
    for (const kind of KINDS) add(NAMES[kind], hasKind(kinds, kind) ? 1 : 0);
    add('fairy points', fairyPoints(kinds));
    add('expert points', expertPoints(end.earned, seat));
    add('points', points[seat] ?? 0);
    add('aside', aside.length);
  });
  const cost = end.turned[KING].some((tile) => patternOf(tile) === 'vwxyz') ? 'five different' : 'another';
  add(`fields ${cost}`, seats);
  for (const { kinds } of end.fields) {
    if (hasKind(kinds, KING)) add(`king ${cost}`, 1);
    if ((kinds & ROYAL) === ROYAL) add(`both ${cost}`, 1);
  }
  let came: Kinds = 0;
  for (const { move } of moves) {
    if ('place' in move) came = 0;
    if ('call' in move) {
      const before = came;
      came |= 1 << move.call;
      if (before !== came && (came & ROYAL) === ROYAL && (before & ROYAL) !== ROYAL) add(`at once ${cost}`, 1);
    }
  }
  for (const { move } of moves) {
    if ('place' in move) add('placed', 1);
    if ('say' in move && move.say === 'refuse') add('refused', 1);
  }
  return counts;
}

const fixed = (value: number): string => value.toFixed(2);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

function report(sums: Counts, seats: number): readonly string[] {
  const of = (key: string): number => sums[key] ?? 0;
  const games = of('games');
  const fields = games * seats;
  const shares = Array.from({ length: seats }, (_, place) => {
    const won = { parts: of(`parts ${place}`), squares: of(`squares ${place}`), games };
    return `| ${place + 1} | ${fairShare(won, seats)} |`;
  });
  const fairies = NAMES.reduce((sum, name) => sum + of(name), 0);
  const kinds = NAMES.map((name) => `${name} ${percent(of(name) / fields)}`).join(', ');
  const tracks = of('points') - of('fairy points') - of('expert points');
  return [
    '| place in turn | share of a fair share |',
    '|---|---|',
    ...shares,
    '',
    `${fixed(fairies / fields)} fairies a field: ${kinds}.`,
    `${fixed(of('points') / fields)} points: fairies ${fixed(of('fairy points') / fields)}, experts ${fixed(of('expert points') / fields)}, footprint ${fixed(tracks / fields)}.`,
    ...['five different', 'another'].map((cost) => {
      const among = of(`fields ${cost}`);
      const [king, both, atOnce] = ['king', 'both', 'at once'].map((what) => rate(of(`${what} ${cost}`), among));
      return `Where the King wants ${cost}, ${among} fields: King ${king}, with the Queen ${both}, in one turn ${atOnce}.`;
    }),
    `Refused in ${percent(of('refused') / of('placed'))} of turns; ${of('aside')} clues set aside.`,
  ];
}

export const balance = defineBalance<State, Move>({ count, report });
