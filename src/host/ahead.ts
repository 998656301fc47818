import type { AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import type { Match } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { isNews } from '../engine/undo.ts';
import { hintSeed } from './bots.ts';

/** More choices are not thought on after the first: a hint is waited for. */
export const MOST_AHEAD = 3;

interface Ahead {
  readonly match: Match;
  /** Everybody was told what was done: the choice is made. */
  readonly isDone: boolean;
}

/** The match on a table that the seat cannot tell from the true one: what is thought on it tells no secret. */
export function guessedFor(match: Match, seat: Seat): Match {
  const view = match.game.view(match.state, seat);
  return { ...match, state: match.game.guess(view, seat, rngFor(hintSeed(view, seat), 1)) };
}

/** After a move that only opens a further choice of the same seat; null: others are asked, or a seat has learnt something. */
export function ahead(match: Match, seat: Seat, move: AnyMove): Ahead | null {
  const { game } = match;
  const state = game.copy(match.state);
  let isDone = false;
  let hasNews = false;
  game.play(state, seat, move, rngFor(0, 1), (_, to, news = 'all') => {
    isDone ||= to === 'all';
    hasNews ||= isNews(news);
  });
  const [ask, ...others] = game.asks(state);
  if (hasNews || others.length > 0 || ask?.seat !== seat || ask.cover !== 'open') return null;
  return { match: { ...match, state }, isDone };
}
