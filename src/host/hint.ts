import { becauseOf, type Gain, gainsOf } from '../engine/because.ts';
import { isEqual } from '../engine/equal.ts';
import type { AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { type Match, offersTo } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import type { Hint } from '../protocol/shown.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { eyesOf, type OpenMatch } from './openMatch.ts';
import { hintSeed } from './thinker.ts';

/** What the strong bot is asked for a hint: made of the view of that seat, and of nothing else. */
export const hintQuestion = ({ match }: OpenMatch, seat: Seat): BotQuestion => strongQuestion(match, seat);

export function strongQuestion({ game, state, record }: Match, seat: Seat): BotQuestion {
  const view = game.view(state, seat);
  return {
    game: record.game,
    view,
    seat,
    seats: record.setup.seats,
    seed: hintSeed(view, seat),
    level: 'strongest',
    offers: game.moves(state, seat),
  };
}

/** The move that the bot chose, with what speaks for it; null if it is not legal. */
export function hintOf(table: OpenMatch, seat: Seat, chosen: AnyMove): Hint | null {
  const { match } = table;
  const { game, state } = match;
  const move = game.moves(state, seat).find((legal) => isEqual(legal, chosen));
  if (move === undefined) return null;
  const eyes = eyesOf(table);
  const view = game.view(state, eyes);
  const because = becauseOf({
    side: seat,
    foresight: game.foresee(view, seat, move),
    all: offersTo(game, state, view, seat).map((each) => game.foresee(view, seat, each)),
    // On the open table what is certain to the seat could tell of its secrets.
    gains: eyes === seat ? certainGains(match, seat, move) : [],
  });
  return { move, because };
}

const GUESSES = 4;

/** What the move brings whatever the truth may be, and whatever chance does. */
function certainGains({ game, state }: Match, seat: Seat, move: AnyMove): readonly Gain[] {
  const view = game.view(state, seat);
  const sheet = game.sheet(view);
  const seed = hintSeed(view, seat);
  const [first = [], ...others] = Array.from({ length: GUESSES }, (_, guess) => {
    const rng = rngFor(seed, guess + 1);
    const guessed = game.guess(view, seat, rng);
    game.play(guessed, seat, move, rng);
    return gainsOf(sheet, game.sheet(game.view(guessed, seat)), seat);
  });
  return first.filter((gain) => others.every((gains) => gains.some((each) => isEqual(each, gain))));
}
