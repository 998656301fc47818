import { claimSame } from './difference.ts';
import { doublesOf } from './doubles.ts';
import { everyStep } from './trial.ts';

/**
 * What is offered on the open table tells nothing that the onlooker does not see: no secret of any seat changes it. Nor
 * does a secret change that there is one way only. Where a game says itself what it offers, `offers` and `wire` look.
 */
export const openAsks = everyStep('openAsks', ({ state, asks, chance }, trial) => {
  const { game } = trial.subject;
  if (asks.every(({ cover, only }) => cover === 'private' && !only)) return;
  for (const double of doublesOf(trial, state, chance)) {
    claimSame(asks, game.asks(double.state), `who has one way only depends on a secret (by ${double.of})`);
    if (game.offers) continue;
    for (const { seat, cover, step } of asks) {
      if (cover === 'private') continue;
      const otherwise = `the open ask ${step} of seat ${seat} depends on a secret (by ${double.of})`;
      claimSame(game.moves(state, seat), game.moves(double.state, seat), otherwise);
    }
  }
});
