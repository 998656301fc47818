import { canonical } from '../canonical.ts';
import { claim } from '../claim.ts';
import type { AnyMove, AnyState, AnyView, Ask } from '../game.ts';
import { claimSame } from './difference.ts';
import { type Double, doublesOf } from './doubles.ts';
import { hasMet, type Met, metOften, note } from './met.ts';
import { everyStep, type Property, type Step, seatsOf, type Trial } from './trial.ts';

/**
 * What a game says itself that it offers: to the own eyes exactly the legal moves; on the open table whatever some truth
 * would allow that the onlooker cannot tell from this one, and nothing that tells which of them it is.
 */
export const offers: Property = {
  name: 'offers',
  check(trial, met) {
    if (trial.subject.game.offers) everyOffer.check(trial, met);
  },
  /** A single offer may be allowed by truths alone that were not looked at; not all of them. */
  whole(met) {
    for (const step of metOften(met, 'beyond', OFTEN)) {
      claim(hasMet(met, 'allowed', step), `what ${step} offers beyond what is legal, no truth allows`);
    }
  },
};

const OFTEN = 20;

const everyOffer = everyStep('offers', (step, trial, met) => {
  const { state, asks, chance } = step;
  const { game } = trial.subject;
  for (const seat of seatsOf(trial)) {
    const own = offered(trial, game.view(state, seat), seat);
    claimSame(texts(game.moves(state, seat)), texts(own), `seat ${seat} is not offered its legal moves`);
  }
  const open = asks.filter(({ cover }) => cover === 'open');
  if (open.length === 0) return;
  const doubles = doublesOf(trial, state, chance);
  for (const ask of open) holdOpen(step, trial, ask, doubles, met);
});

function holdOpen({ state }: Step, trial: Trial, ask: Ask, doubles: readonly Double[], met: Met): void {
  const { game } = trial.subject;
  const { seat, step } = ask;
  const onTable = (truth: AnyState): readonly AnyMove[] => offered(trial, game.view(truth, 'onlooker'), seat);
  const here = onTable(state);
  const all = new Set(texts(here));
  claim(all.size === here.length, `the open ask ${step} of seat ${seat} offers something twice`);
  const legal = new Set(texts(game.moves(state, seat)));
  const holdIn = (moves: ReadonlySet<string>, of: string): void => {
    for (const move of moves) claim(all.has(move), () => `${step} does not offer seat ${seat} ${move}, legal in ${of}`);
  };
  holdIn(legal, 'the truth');
  const beyond = new Set([...all].filter((move) => !legal.has(move)));
  for (const double of doubles) {
    claimSame(here, onTable(double.state), `what ${step} offers on the open table tells a secret (by ${double.of})`);
    const legalThere = new Set(texts(game.moves(double.state, seat)));
    holdIn(legalThere, double.of);
    if ([...beyond].some((move) => legalThere.has(move))) note(met, 'allowed', step);
  }
  if (beyond.size > 0) note(met, 'beyond', step);
}

const offered = ({ subject }: Trial, view: AnyView, seat: Ask['seat']): readonly AnyMove[] =>
  subject.game.offers?.(view, seat) ?? [];

const texts = (moves: readonly AnyMove[]): string[] => moves.map(canonical).sort();
