import { canonical } from '../canonical.ts';
import { claim } from '../claim.ts';
import type { AnyMove, AnyState } from '../game.ts';
import type { Eyes, Seat } from '../ids.ts';
import type { MoveEntry } from '../log.ts';
import type { Telling } from '../match.ts';
import { mayHear } from '../reel.ts';
import { type Rng, rngFor } from '../rng.ts';
import { claimSame } from './difference.ts';
import { doublesOf } from './doubles.ts';
import { heardBy, isNewsTo } from './heard.ts';
import { everyStep, type Trial } from './trial.ts';

/**
 * A move tells the same, and leaves the same view, in the truth and in another, up to the first thing that is news
 * to these eyes; from there on the two may part. Moves that ask chance are left out: it falls on other cards.
 */
export const secrets = everyStep('secrets', ({ state, asks, next, told, log, chance }, trial) => {
  holdNews(told, trial.setup.seats);
  if (!next) return;
  for (const double of doublesOf(trial, state, chance)) {
    const { seat } = chance.pick(asks);
    const move = shared(trial, state, double.state, seat, chance);
    if (move === null) continue;
    const truth = after(trial, state, { seat, move }, log.length + 1);
    const other = after(trial, double.state, { seat, move }, log.length + 1);
    if (truth.certain && other.certain) for (const eyes of double.eyes) holdAlike(trial, truth, other, eyes);
  }
});

interface Aftermath {
  readonly state: AnyState;
  readonly told: readonly Telling[];
  /** The move asked nothing of chance. */
  readonly certain: boolean;
}

function after({ subject, seed }: Trial, from: AnyState, { seat, move }: MoveEntry, entry: number): Aftermath {
  const state = subject.game.copy(from);
  const told: Telling[] = [];
  const rng = rngFor(seed, entry);
  subject.game.play(state, seat, move, rng, (event, to, news = 'all') => {
    told.push({ event, to, news });
  });
  return { state, told, certain: rng.uint32() === rngFor(seed, entry).uint32() };
}

function shared({ subject }: Trial, one: AnyState, other: AnyState, seat: Seat, chance: Rng): AnyMove | null {
  const texts = new Set(subject.game.moves(other, seat).map(canonical));
  const both = subject.game.moves(one, seat).filter((move) => texts.has(canonical(move)));
  return both.length === 0 ? null : chance.pick(both);
}

function holdAlike({ subject }: Trial, truth: Aftermath, other: Aftermath, eyes: Eyes): void {
  const [here, there] = [heardBy(truth.told, eyes), heardBy(other.told, eyes)];
  for (let index = 0; index < Math.max(here.length, there.length); index++) {
    const [one, two] = [here[index], there[index]];
    if ((one && isNewsTo(one, eyes)) || (two && isNewsTo(two, eyes))) return;
    claimSame(one?.event, two?.event, `an event that is no news tells a secret to ${eyes}`);
  }
  const { game } = subject;
  const otherwise = `${eyes} learns by a move what was not told as news`;
  claimSame(game.view(truth.state, eyes), game.view(other.state, eyes), otherwise);
  claimSame(game.asks(truth.state), game.asks(other.state), otherwise);
}

function holdNews(told: readonly Telling[], seats: number): void {
  for (const { to, news } of told) {
    if (news === 'none') continue;
    const learners = news === 'all' ? Array.from({ length: seats }, (_, seat) => seat) : news;
    for (const seat of learners) claim(mayHear(to, seat), `news for seat ${seat}, who may not hear it`);
  }
}
