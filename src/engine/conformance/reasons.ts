import { canonical } from '../canonical.ts';
import type { Reason } from '../game.ts';
import { claim } from './broken.ts';
import { everyStep, eyesOf, lookersAt } from './trial.ts';

/** `why` and `moves` agree on every wish, and whatever gives a reason names a rule of the game. */
export const reasons = everyStep('reasons', ({ state, asks }, trial) => {
  const { game, checks } = trial.subject;
  const known = ({ rule }: Reason, teller: string): void =>
    claim(game.rules.includes(rule), `${teller} names ${rule}, which is no rule`);
  for (const ask of asks) {
    const { seat } = ask;
    const offered = game.moves(state, seat);
    const legal = new Set(offered.map(canonical));
    const wished = checks.wishes(state, seat).map((wish) => ({ wish, isLegal: legal.has(canonical(wish)) }));
    const wishes = [...offered.map((wish) => ({ wish, isLegal: true })), ...wished];
    for (const eyes of lookersAt(ask)) {
      const view = game.view(state, eyes);
      for (const { wish, isLegal } of wishes) {
        const reason = game.why(view, seat, wish);
        claim(reason === null || !isLegal, () => `why refuses the legal ${canonical(wish)} of seat ${seat}`);
        claim(reason !== null || isLegal, () => `why is silent on the illegal ${canonical(wish)} of seat ${seat}`);
        if (reason) known(reason, 'why');
      }
      for (const move of offered) for (const reason of game.foresee(view, seat, move)) known(reason, 'foresee');
    }
  }
  for (const eyes of eyesOf(trial)) {
    for (const row of game.sheet(game.view(state, eyes)).rows) {
      claim(game.rules.includes(row.rule), `the sheet's row ${row.row} names ${row.rule}, which is no rule`);
      for (const reason of row.reasons) known(reason, `the sheet's row ${row.row}`);
    }
  }
});
