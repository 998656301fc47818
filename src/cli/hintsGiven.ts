import { choose, mannerOf } from '../bots/level.ts';
import type { AnyMove, AnyView, Seat } from '../engine/game.ts';
import { append, type Match, openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { adviceFor, hintOf } from '../host/advisor.ts';
import { botQuestion, hintSeed } from '../host/bots.ts';
import type { Hint } from '../protocol/shown.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { botSitters, loadBots, loadGame } from './games.ts';

/** Answers as the thinker does, without a worker. Null: there is no bot of that level. */
export async function answererOf(id: string): Promise<(question: BotQuestion) => AnyMove | null> {
  const { game, knowledge, levels, manners } = await loadBots(id);
  return ({ view, seat, seats, seed, level, name }) => {
    const known = level === 'strongest' ? levels.at(-1) : levels[level - 1];
    if (!known) return null;
    return choose({ game, knowledge, view, seat, seats }, known, rngFor(seed, 0), mannerOf(manners, name));
  };
}

/** A hint as a person alone among bots would get it, at a choice of a recorded game. */
export interface Given {
  readonly match: Match;
  readonly seat: Seat;
  readonly view: AnyView;
  readonly hint: Hint;
}

interface Wanted {
  readonly level: number | 'strongest';
  /** Of so many choices one is asked about. */
  readonly each: number;
}

/** Hints for choices of the recorded games where a seat begins a turn, or goes on in one. */
export async function* hintsGiven(id: string, { level, each }: Wanted): AsyncGenerator<Given> {
  const game = await loadGame(id);
  const answer = await answererOf(id);
  let choices = 0;
  for (const { setup, seed, log } of fixturesOf(id)) {
    const record = { game: id, edition: game.facts.edition, seed, setup, sitters: botSitters(setup.seats), log: [] };
    let next = openMatch(game, record);
    for (const { seat, move } of log) {
      const match = next;
      next = append(match, { seat, move });
      if (choices++ % each !== 0 || game.moves(match.state, seat).length < 2) continue;
      const choose = async (at: Match): Promise<AnyMove | null> => {
        const seed = hintSeed(game.view(at.state, seat), seat);
        return answer(botQuestion(at, seat, level, seed));
      };
      const hint = hintOf(match, seat, seat, await adviceFor(match, seat, choose));
      if (hint) yield { match, seat, view: game.view(match.state, seat), hint };
    }
  }
}

/** Whether something speaks for it, at its first move or at one that follows. */
export const hasReason = ({ because, onward = [] }: Hint): boolean =>
  because.length > 0 || onward.some((each) => each.because.length > 0);

export const isFirst = ({ match, seat }: Given): boolean => match.happened.at(-1)?.seat !== seat;
