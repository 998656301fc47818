import type { AnyMove, AnyReason, AnyState, AnyView, Ask, Foresight, ScoreSheet } from '../game.ts';
import type { Eyes, Seat } from '../ids.ts';
import type { Rng } from '../rng.ts';
import { claimSame } from './difference.ts';
import { doublesOf } from './secrets.ts';
import { everyStep, type Trial } from './trial.ts';

/**
 * Whatever reaches the page for some eyes, reasons and previews included, is the same in the truth and in another
 * that these eyes cannot tell from it.
 */
export const wire = everyStep('wire', ({ state, chance }, trial) => {
  const truths = new Map<Eyes, Published>();
  for (const double of doublesOf(trial, state, chance)) {
    for (const eyes of double.eyes) {
      const truth = truths.get(eyes) ?? shownTo(trial, state, eyes);
      truths.set(eyes, truth);
      const tap = tapOf(trial, state, eyes, truth, chance);
      const otherwise = `a secret is on the wire to ${eyes} (by ${double.of})`;
      const other = shownTo(trial, double.state, eyes);
      claimSame(truth, other, otherwise);
      if (tap) claimSame(answered(trial, truth.view, tap), answered(trial, other.view, tap), otherwise);
    }
  }
});

/** A move to look ahead for and a wish to ask about, as a person at the table taps on one thing at a time. */
interface Tap {
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly wish: AnyMove;
}

/** What the host can publish to these eyes at this position. */
interface Published {
  readonly view: AnyView;
  readonly asks: readonly Ask[];
  readonly sheet: ScoreSheet;
  readonly moves: readonly AnyMove[];
}

interface Answered {
  readonly foresight: Foresight;
  readonly why: AnyReason | null;
}

function shownTo({ subject }: Trial, state: AnyState, eyes: Eyes): Published {
  const { game } = subject;
  const view = game.view(state, eyes);
  const moves = eyes === 'onlooker' ? [] : game.moves(state, eyes);
  return { view, asks: game.asks(state), sheet: game.sheet(view), moves };
}

function tapOf({ subject }: Trial, state: AnyState, eyes: Eyes, { moves }: Published, chance: Rng): Tap | null {
  if (eyes === 'onlooker' || moves.length === 0) return null;
  const move = chance.pick(moves);
  return { seat: eyes, move, wish: chance.pick([move, ...subject.checks.wishes(state, eyes)]) };
}

const answered = ({ subject }: Trial, view: AnyView, { seat, move, wish }: Tap): Answered => ({
  foresight: subject.game.foresee(view, seat, move),
  why: subject.game.why(view, seat, wish),
});
