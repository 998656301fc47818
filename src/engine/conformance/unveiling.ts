import { claim } from '../claim.ts';
import { unveiled } from '../unveil.ts';
import { everyStep } from './trial.ts';

/** The table with everything open, which a replay draws, is counted as any other: its sheet has the same sides. */
export const unveiling = {
  ...everyStep('unveiling', ({ state, chance }, { subject: { game }, setup: { seats } }) => {
    if (chance.below(LOOKED_AT_ONE_IN) > 0) return;
    const sidesOf = (view: Parameters<typeof game.sheet>[0]): number => game.sheet(view).totals.length;
    const sides = sidesOf(game.view(state, 'onlooker'));
    const open = sidesOf(unveiled(game, state, seats));
    claim(open === sides, `the sheet has ${open} sides in place of ${sides} with everything open`);
  }),
  weight: 0.2,
};

const LOOKED_AT_ONE_IN = 4;
