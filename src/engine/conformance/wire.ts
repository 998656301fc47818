import type { AnyMove, AnyState, AnyView, Ask, Offer, Reason, ScoreSheet } from '../game.ts';
import type { Eyes } from '../ids.ts';
import { claimSame } from './difference.ts';
import { doublesOf } from './doubles.ts';
import { everyStep, eyesOf, type Trial } from './trial.ts';

/**
 * Whatever reaches the page for some eyes, reasons and previews included, is the same in the truth and in another
 * that these eyes cannot tell from it.
 */
export const wire = everyStep('wire', ({ state, asks, chance }, trial) => {
  const truths = new Map(
    eyesOf(trial).map((eyes) => {
      const asked = asks.some(({ seat }) => seat === eyes);
      const wishes = asked && eyes !== 'onlooker' ? trial.subject.checks.wishes(state, eyes) : [];
      return [eyes, { wishes, frame: frame(trial, state, eyes, wishes) }];
    }),
  );
  for (const double of doublesOf(trial, state, chance)) {
    for (const eyes of double.eyes) {
      const truth = truths.get(eyes);
      const other = frame(trial, double.state, eyes, truth?.wishes ?? []);
      claimSame(truth?.frame, other, `a secret is on the wire to ${eyes} (by ${double.of})`);
    }
  }
});

interface WireFrame {
  readonly view: AnyView;
  readonly asks: readonly Ask[];
  readonly sheet: ScoreSheet;
  readonly offers: readonly Offer<AnyMove>[];
  readonly whys: readonly (Reason | null)[];
}

/** The most that the host can publish to these eyes at this position. */
function frame({ subject }: Trial, state: AnyState, eyes: Eyes, wishes: readonly AnyMove[]): WireFrame {
  const { game } = subject;
  const view = game.view(state, eyes);
  const common = { view, asks: game.asks(state), sheet: game.sheet(view) };
  if (eyes === 'onlooker') return { ...common, offers: [], whys: [] };
  const offers = game.moves(state, eyes).map((move) => ({ move, foresight: game.foresee(view, eyes, move) }));
  return { ...common, offers, whys: wishes.map((wish) => game.why(view, eyes, wish)) };
}
