import { dailyBotSeed } from '../engine/daily.ts';
import type { Seat } from '../engine/ids.ts';
import type { Match } from '../engine/match.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { floorAt, logLength, type OpenMatch, sittersOf } from './openMatch.ts';
import { botSeed } from './thinker.ts';

export interface BotTurn {
  /** Names the table that the question was asked at. */
  readonly moment: string;
  readonly question: BotQuestion;
}

/** The quickest that does not play at random. */
const QUICKEST_LEVEL = 1;

/**
 * Bots move when no person is asked, so a person's tap is never overtaken by one; the first of those asked begins.
 * Unwatched they do not think for long.
 */
export function botTurn(table: OpenMatch, isUnwatched = false): BotTurn | null {
  const floor = floorAt(table);
  if (floor.kind !== 'bots') return null;
  const { match } = table;
  const { record, happened } = match;
  const [seat] = floor.seats;
  const sitter = seat === undefined ? undefined : sittersOf(table)[seat];
  if (seat === undefined || sitter?.kind !== 'bot') return null;
  const at = logLength(match);
  const seed = record.daily ? dailyBotSeed(record, record.daily, happened.length) : botSeed(table.id, at);
  const level = isUnwatched ? Math.min(sitter.level, QUICKEST_LEVEL) : sitter.level;
  return { moment: `${table.id}:${at}`, question: botQuestion(match, seat, level, seed) };
}

export const botQuestion = (
  { game, state, record }: Match,
  seat: Seat,
  level: BotQuestion['level'],
  seed: number,
): BotQuestion => ({
  game: record.game,
  view: game.view(state, seat),
  seat,
  seats: record.setup.seats,
  seed,
  level,
  offers: game.moves(state, seat),
});
