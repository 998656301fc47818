import type { AnyMove, AnyState, AnyView, Ask, Offer, Reason, ScoreSheet } from '../game.ts';
import type { Eyes } from '../ids.ts';
import { claimSame } from './difference.ts';
import { everyStep, seatsOf, type Trial } from './trial.ts';

/**
 * Whatever reaches the page for some eyes, reasons and previews included, is the same in the truth and in a guess
 * that these eyes cannot tell from it. The onlooker knows less than any seat, so every guess must do for it.
 */
export const wire = everyStep('wire', ({ state, asks, chance }, trial) => {
  const { game, checks } = trial.subject;
  for (const guesser of seatsOf(trial)) {
    const guess = game.guess(game.view(state, guesser), guesser, chance);
    const wishes = asks.some(({ seat }) => seat === guesser) ? checks.wishes(state, guesser) : [];
    const same = (eyes: Eyes, who: string): void =>
      claimSame(
        frame(trial, state, eyes, wishes),
        frame(trial, guess, eyes, wishes),
        `a secret is on the wire to ${who}`,
      );
    same(guesser, `seat ${guesser}`);
    same('onlooker', `the onlooker (by a guess of seat ${guesser})`);
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
