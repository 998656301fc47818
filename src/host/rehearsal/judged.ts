import type { AnyMove, Seat } from '../../engine/game.ts';
import { type Entry, mostEntries, type Sitter } from '../../engine/log.ts';
import { type Match, openMatch } from '../../engine/match.ts';
import { begun, bot, moved, person, SPECIMENS } from '../../engine/specimens/all.ts';
import { judge } from '../judge.ts';
import { foundMatch, type OpenMatch } from '../openMatch.ts';

// Tables of the specimens, and what is asked of the judge there.

export const { chain, duel, sealed, veil } = SPECIMENS;
export const [aya, ben, cho] = [person('Aya'), person('Ben'), person('Cho')];
const DAILY = { day: '2026-11-22' } as const;

export function tableOf(match: Match, part: Partial<OpenMatch> = {}): OpenMatch {
  const seen = match.record.sitters.map(() => 0);
  return { ...foundMatch({ id: 'one', match, title: null, seen, shown: 0, mine: true, saved: true }), ...part };
}
export const duelling = (part: Partial<OpenMatch> = {}, sitters: readonly Sitter[] = [aya, ben]): OpenMatch =>
  tableOf(begun(duel.game, sitters), part);
export const daily = (table: OpenMatch): OpenMatch => ({
  ...table,
  match: { ...table.match, record: { ...table.match.record, daily: DAILY } },
});
/** The log is so long with hints; then whoever is asked goes on. */
export function long(table: OpenMatch, length: number): OpenMatch {
  const { game, record } = table.match;
  const log = [
    ...record.log,
    ...Array.from({ length: length - record.log.length }, () => ({ seat: 0, hint: true }) as const),
  ];
  return { ...table, match: openMatch(game, { ...record, log }) };
}
export const roomOf = ({ match }: OpenMatch): number => {
  const longest = match.game.facts.longestGame(match.record.setup.seats);
  return mostEntries(longest) - longest;
};
/** Everybody rests until the end. */
export const over = (): OpenMatch =>
  tableOf([0, 1, 0, 1].reduce((now, seat) => moved(now, seat, 0), begun(duel.game, [aya, ben])));
export const choice = (step: string, value: number): AnyMove => ({ step, value }) as unknown as AnyMove;
export const lengthOf = ({ match }: OpenMatch): number => match.record.log.length;
export const lastOf = (table: OpenMatch | null): Entry | undefined => table?.match.record.log.at(-1);
export const sit = (table: OpenMatch, seat: Seat, sitter: Sitter = bot('Owl')): OpenMatch | null =>
  judge(table, { kind: 'sit', logLength: lengthOf(table), seat, sitter });
export const concede = (table: OpenMatch, seat: Seat, sitter: Sitter = bot('Owl')): OpenMatch | null =>
  judge(table, { kind: 'concede', logLength: lengthOf(table), seat, bot: sitter });
export const endNow = (table: OpenMatch): OpenMatch | null =>
  judge(table, { kind: 'endNow', logLength: lengthOf(table) });
export const redo = (table: OpenMatch): OpenMatch | null => judge(table, { kind: 'redo', logLength: lengthOf(table) });
export const undo = (table: OpenMatch, part: { agreed?: boolean; whole?: boolean } = {}): OpenMatch | null =>
  judge(table, { kind: 'undo', logLength: lengthOf(table), agreed: false, ...part });
export const move = (table: OpenMatch, seat: Seat, made: AnyMove): OpenMatch | null =>
  judge(table, { kind: 'move', logLength: lengthOf(table), seat, move: made });
export const look = (table: OpenMatch, seat: Seat): OpenMatch | null => judge(table, { kind: 'look', seat });
