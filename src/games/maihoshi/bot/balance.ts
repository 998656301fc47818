import { type Counts, defineBalance, fairShare, type Played } from '../../../bots/measuring.ts';
import { CARDS, cardId, GEISHA_IDS } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** Seats, victories (a shared one in parts) and tokens by geisha; guests and publicity by card; endings of rounds. */
function count({ moves, end, winners }: Played<State, Move>): Counts {
  const counts: Record<string, number> = {};
  const add = (key: string, more: number): void => {
    counts[key] = (counts[key] ?? 0) + more;
  };
  end.geisha.forEach((id, seat) => {
    add(`seats ${id}`, 1);
    add(`tokens ${id}`, end.tokens[seat] ?? 0);
    if (!winners.includes(seat)) return;
    add(`parts ${id}`, 1 / winners.length);
    add(`squares ${id}`, 1 / winners.length ** 2);
  });
  for (const { move } of moves) {
    if (move.do === 'guest') add(`guest ${cardId(move.card)}`, 1);
    if (move.do === 'place') add(`place ${cardId(move.card)}`, 1);
  }
  for (const { ended, guests, publicity } of end.rounds) {
    add(`ended ${ended}`, 1);
    add('guests', guests.flat().length);
    add('publicity', publicity.flat().length);
  }
  add('games', 1);
  add('decisions', moves.length);
  return counts;
}

const fixed = (value: number): string => value.toFixed(2);

function report(sums: Counts, seats: number): readonly string[] {
  const of = (key: string): number => sums[key] ?? 0;
  const rows = GEISHA_IDS.map((id) => {
    const sat = of(`seats ${id}`);
    const share = fairShare({ parts: of(`parts ${id}`), squares: of(`squares ${id}`), games: sat }, seats);
    return `| ${id} | ${sat} | ${share} | ${fixed(of(`tokens ${id}`) / sat)} |`;
  });
  const unplayed = CARDS.filter(({ id }) => of(`guest ${id}`) === 0).map(({ id }) => id);
  const rounds = 3 * of('games');
  const endings = (['out', 'guests', 'deck'] as const)
    .map((ending) => `${ending} ${fixed(of(`ended ${ending}`) / rounds)}`)
    .join(', ');
  return [
    '| geisha | seats | share of a fair share | tokens |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Rounds end by ${endings}; ${fixed(of('decisions') / of('games'))} decisions a game; a seat ends a round with ${fixed(of('guests') / rounds / seats)} guests and ${fixed(of('publicity') / rounds / seats)} publicity cards.`,
    `Never invited: ${unplayed.length === 0 ? 'none' : unplayed.join(', ')}.`,
  ];
}

export const balance = defineBalance<State, Move>({ count, report });
