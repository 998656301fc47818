import { claimSame } from './difference.ts';
import { everyStep, seatsOf } from './trial.ts';

/** What is offered on the open table tells nothing that the onlooker does not see: no secret of any seat changes it. */
export const openAsks = everyStep('openAsks', ({ state, asks, chance }, trial) => {
  const { game } = trial.subject;
  for (const { seat, cover, step } of asks) {
    if (cover === 'private') continue;
    const moves = game.moves(state, seat);
    for (const guesser of seatsOf(trial)) {
      const guess = game.guess(game.view(state, guesser), guesser, chance);
      const otherwise = `the open ask ${step} of seat ${seat} depends on what seat ${guesser} does not know`;
      claimSame(asks, game.asks(guess), otherwise);
      claimSame(moves, game.moves(guess, seat), otherwise);
    }
  }
});
