import {
  DAILY_LEVEL,
  DAILY_SEAT,
  type Daily,
  dailyBotSeed,
  dailyLead,
  dailySeed,
  dailySetup,
} from '../engine/daily.ts';
import type { AnyGame, AnyMove } from '../engine/game.ts';
import { hashOf } from '../engine/hash.ts';
import { append, openMatch } from '../engine/match.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { botQuestion } from './bots.ts';

type Choose = (question: BotQuestion) => Promise<AnyMove | null>;

/**
 * How far ahead the strongest bot ends in the person's seat of a day's deal, against the bots that sit there for
 * everybody; another game, another chance for it. The same on every device. Null: somebody had no answer.
 */
export async function parLead(game: AnyGame, daily: Daily, nth: number, choose: Choose): Promise<number | null> {
  const { facts } = game;
  const deal = { game: facts.id, edition: facts.edition, seed: dailySeed(facts, daily.day), setup: dailySetup(facts) };
  let match = openMatch(game, { ...deal, sitters: [], log: [] });
  for (;;) {
    const asks = game.asks(match.state);
    // The person comes before bots that are asked as well, as at the table.
    const seat = (asks.find((ask) => ask.seat === DAILY_SEAT) ?? asks[0])?.seat;
    if (seat === undefined) return dailyLead(game.result(match.state));
    const botSeed = dailyBotSeed(match.record, daily, match.happened.length);
    const move = await choose(
      seat === DAILY_SEAT
        ? botQuestion(match, seat, 'strongest', hashOf(`par ${nth} ${botSeed}`))
        : botQuestion(match, seat, DAILY_LEVEL, botSeed),
    );
    if (move === null) return null;
    match = append(match, { seat, move });
  }
}
