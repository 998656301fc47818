import { canonical } from '../canonical.ts';
import { claim } from '../claim.ts';
import type { AnyMove, AnyReason, Ask } from '../game.ts';
import { offersTo } from '../match.ts';
import { hasMet, type Met, metOften, note } from './met.ts';
import { type Say, sayReason, speakersOf } from './speaker.ts';
import { eyesOf, lookersAt, type Property, type Step, type Trial, walk } from './trial.ts';

function holdReasons(step: Step, trial: Trial, met: Met, say: Say): void {
  for (const ask of step.asks) holdWishes(step, trial, ask, met, say);
  const { game, checks } = trial.subject;
  for (const eyes of eyesOf(trial)) {
    for (const row of game.sheet(game.view(step.state, eyes)).rows) {
      claim(checks.rules.includes(row.rule), `the sheet's row ${row.row} names ${row.rule}, which is no rule`);
      for (const reason of row.reasons) holdKnown(trial, reason, `the sheet's row ${row.row}`);
    }
  }
}

/** For each who may look, `why` and what they are offered agree: the own eyes know a reason where the table knows none. */
function holdWishes({ state }: Step, trial: Trial, ask: Ask, met: Met, say: Say): void {
  const { game, checks } = trial.subject;
  const { seat, step, only } = ask;
  const named = (move: AnyMove): Wish => ({ move, text: canonical(move) });
  const legal = game.moves(state, seat).map(named);
  const wishes = checks.wishes(state, seat).map(named);
  const lookers = lookersAt(ask).map((eyes) => {
    const view = game.view(state, eyes);
    return {
      eyes,
      view,
      seen: JSON.stringify(view),
      offered: eyes === seat ? legal : offersTo(game, state, view, seat).map(named),
    };
  });
  const all = new Map(
    [...legal, ...wishes, ...lookers.flatMap(({ offered }) => offered)].map((each) => [each.text, each]),
  );
  for (const { eyes, view, seen, offered } of lookers) {
    const texts = new Set(offered.map(({ text }) => text));
    for (const { move, text } of all.values()) {
      const reason = game.why(view, seat, move);
      const isLegal = texts.has(text);
      claim(reason === null || !isLegal, `why refuses the legal ${text} of seat ${seat} to ${eyes}`);
      claim(reason !== null || isLegal, `why is silent on the illegal ${text} of seat ${seat} to ${eyes}`);
      if (!reason) continue;
      holdKnown(trial, reason, 'why');
      sayReason(say, reason, view);
    }
    for (const { move } of offered) {
      for (const reason of game.foresee(view, seat, move)) {
        holdKnown(trial, reason, 'foresee');
        sayReason(say, reason, view);
      }
    }
    claim(JSON.stringify(view) === seen, `what gives reasons changed the view of ${eyes}`);
  }
  if (only) return;
  note(met, 'asked', step);
  const texts = new Set(legal.map(({ text }) => text));
  if (wishes.some(({ text }) => !texts.has(text))) note(met, 'refused', step);
}

interface Wish {
  readonly move: AnyMove;
  readonly text: string;
}

const holdKnown = ({ subject }: Trial, { rule }: AnyReason, teller: string): void =>
  claim(subject.checks.rules.includes(rule), `${teller} names ${rule}, which is no rule`);

/** `why` and `moves` agree on every wish; whatever gives a reason names a rule of the game, and is said in both languages. */
export const reasons: Property = {
  name: 'reasons',
  check(trial, met) {
    const { say } = speakersOf(trial);
    walk(trial, 'reasons', (step) => holdReasons(step, trial, met, say));
  },
  /** A `why` that nothing illegal was put to has not been tried. */
  whole(met) {
    for (const step of metOften(met, 'asked', 1))
      claim(hasMet(met, 'refused', step), `nothing illegal is wished in ${step}`);
  },
};
