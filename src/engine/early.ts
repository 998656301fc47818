import type { AnyGame, AnyState, Ask, Result, ScoreSheet } from './game.ts';
import type { Seat } from './ids.ts';
import type { Match, MatchRecord } from './match.ts';
import { unveiled } from './unveil.ts';

/** How a match ended before its rules would end it: the table had it counted as it stood, or a seat gave it up. */
export type EarlyEnd = { readonly how: 'counted' } | { readonly how: 'conceded'; readonly seat: Seat };

/** Null: it goes on, or ended by its rules. Such an entry is the last one of its log: nothing comes after it, no undo either. */
export function earlyEnd({ log }: Pick<MatchRecord, 'log'>): EarlyEnd | null {
  const last = log.at(-1);
  if (!last) return null;
  if ('counted' in last) return { how: 'counted' };
  return 'concede' in last ? { how: 'conceded', seat: last.seat } : null;
}

/** Who owes which decision; none: it is over, by its rules or early. */
export const asksAt = ({ game, record, state }: Match): readonly Ask[] => (earlyEnd(record) ? [] : game.asks(state));

export const isOver = (match: Match): boolean => asksAt(match).length === 0;

/** Null while it goes on. Whoever gives up between two leaves the victory to the other; what was counted early is ranked. */
export function resultOf(match: Match): Result | null {
  const { game, record, state } = match;
  if (!isOver(match)) return null;
  const early = earlyEnd(record);
  if (!early) return game.result(state);
  const { totals: points } = openSheet(game, state, record.setup.seats);
  const sides = points.map((_, side) => side);
  return { points, winners: early.how === 'counted' ? ranked(points) : sides.filter((side) => side !== early.seat) };
}

/** Whose person gave up: a bot sits there since, or it is over. */
export function gaveUp({ log }: Pick<MatchRecord, 'log'>): readonly Seat[] {
  const seats = new Set<Seat>();
  for (const entry of log) {
    if ('concede' in entry || 'conceded' in entry) seats.add(entry.seat);
    else if ('sitter' in entry && entry.sitter.kind === 'person') seats.delete(entry.seat);
  }
  return [...seats];
}

export const sidesOf = ({ game, state }: Match): number => game.sheet(game.view(state, 'onlooker')).totals.length;

/** Where a seat that gives up leaves the victory to the one other side there is. */
export const isDuel = (match: Match): boolean => sidesOf(match) <= 2;

/** The score as it stands, with everything that any seat knows laid open: the sum of all rows, also where that was a secret. */
export function openSheet(game: AnyGame, state: AnyState, seats: number): ScoreSheet {
  const { addsUp, ...sheet } = game.sheet(unveiled(game, state, seats));
  if (addsUp !== false) return sheet;
  const { rows, totals } = sheet;
  return { rows, totals: totals.map((_, side) => rows.reduce((sum, { by }) => sum + (by[side] ?? 0), 0)) };
}

/** Whoever has most; nobody where all have the same. */
function ranked(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const first = points.flatMap((each, side) => (each === most ? [side] : []));
  return first.length === points.length ? [] : first;
}
