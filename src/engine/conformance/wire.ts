import type { AnyMove, AnyState, AnyView, Ask, Foresight, Reason, ScoreSheet } from '../game.ts';
import type { Eyes } from '../ids.ts';
import type { Rng } from '../rng.ts';
import { claimSame } from './difference.ts';
import { doublesOf } from './doubles.ts';
import { everyStep, type Trial } from './trial.ts';

/**
 * Whatever reaches the page for some eyes, reasons and previews included, is the same in the truth and in another
 * that these eyes cannot tell from it.
 */
export const wire = everyStep('wire', ({ state, chance }, trial) => {
  for (const double of doublesOf(trial, state, chance)) {
    for (const eyes of double.eyes) {
      const tap = tapOf(trial, state, eyes, chance);
      const [truth, other] = [frame(trial, state, eyes, tap), frame(trial, double.state, eyes, tap)];
      claimSame(truth, other, `a secret is on the wire to ${eyes} (by ${double.of})`);
    }
  }
});

/** A move to look ahead for and a wish to ask about, as a person at the table taps on one thing at a time. */
interface Tap {
  readonly move: AnyMove;
  readonly wish: AnyMove;
}

interface WireFrame {
  readonly view: AnyView;
  readonly asks: readonly Ask[];
  readonly sheet: ScoreSheet;
  readonly moves: readonly AnyMove[];
  readonly foresight: Foresight | null;
  readonly why: Reason | null;
}

function tapOf({ subject }: Trial, state: AnyState, eyes: Eyes, chance: Rng): Tap | null {
  if (eyes === 'onlooker' || subject.game.moves(state, eyes).length === 0) return null;
  const move = chance.pick(subject.game.moves(state, eyes));
  return { move, wish: chance.pick([move, ...subject.checks.wishes(state, eyes)]) };
}

/** What the host can publish to these eyes at this position. */
function frame({ subject }: Trial, state: AnyState, eyes: Eyes, tap: Tap | null): WireFrame {
  const { game } = subject;
  const view = game.view(state, eyes);
  const seat = eyes === 'onlooker' ? null : eyes;
  return {
    view,
    asks: game.asks(state),
    sheet: game.sheet(view),
    moves: seat === null ? [] : game.moves(state, seat),
    foresight: tap && seat !== null ? game.foresee(view, seat, tap.move) : null,
    why: tap && seat !== null ? game.why(view, seat, tap.wish) : null,
  };
}
