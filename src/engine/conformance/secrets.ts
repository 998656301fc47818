import { canonical, isEqual } from '../equal.ts';
import {
  type AnyEvent,
  type AnyMove,
  type AnyReason,
  type AnyState,
  type AnyView,
  type Ask,
  claim,
  type Eyes,
  type Foresight,
  type ScoreSheet,
  type Seat,
} from '../game.ts';
import type { MoveEntry } from '../log.ts';
import type { Telling } from '../match.ts';
import { mayHear } from '../reel.ts';
import { type Rng, rngFor } from '../rng.ts';
import { claimSame, difference, everyStep, eyesOf, hasMet, note, type Property, seatsOf, type Trial } from './trial.ts';

/** Another truth, and whose eyes cannot tell it from this one. */
export interface Double {
  readonly state: AnyState;
  readonly eyes: readonly Eyes[];
  readonly of: string;
}

/** The guess of each seat, which must do for the onlooker too, and a twin for all eyes. */
export const doublesOf = (trial: Trial, state: AnyState, chance: Rng): Double[] =>
  eyesOf(trial).flatMap((eyes) => {
    const twin = twinFor(trial, state, eyes, chance);
    return eyes === 'onlooker' ? [twin] : [guessOf(trial, state, eyes, chance), twin];
  });

export const twinFor = ({ subject }: Trial, state: AnyState, eyes: Eyes, chance: Rng): Double => ({
  state: subject.checks.twin(state, eyes, chance),
  eyes: eyes === 'onlooker' ? [eyes] : [eyes, 'onlooker'],
  of: `a twin for ${eyes}`,
});

export const guessOf = ({ subject }: Trial, state: AnyState, seat: Seat, chance: Rng): Double => ({
  state: subject.game.guess(subject.game.view(state, seat), seat, chance),
  eyes: [seat, 'onlooker'],
  of: `a guess of ${seat}`,
});

/** The events that these eyes may hear. */
const heardBy = (told: readonly Telling[], eyes: Eyes): Telling[] => told.filter(({ to }) => mayHear(to, eyes));

/** News to a seat is news to the onlooker too, if it was heard on the open table. */
const isNewsTo = ({ news }: Telling, eyes: Eyes): boolean =>
  news !== 'none' && (news === 'all' || (eyes === 'onlooker' ? news.length > 0 : news.includes(eyes)));

/** What a move does to these eyes: what they see, and whether they learnt something. */
export const knownBy = (told: readonly Telling[], eyes: Eyes): { event: AnyEvent; isNews: boolean }[] =>
  heardBy(told, eyes).map((each) => ({ event: each.event, isNews: isNewsTo(each, eyes) }));

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

const everyHolding = everyStep('conceals', ({ state, chance }, trial, met) => {
  const { game } = trial.subject;
  const seat = chance.pick(seatsOf(trial));
  const open = game.view(state, 'onlooker');
  const own = game.view(state, seat);
  const twin = twinFor(trial, state, 'onlooker', chance);
  const says = game.conceals?.(open, seat) ?? false;
  const secret = difference(own, game.view(twin.state, seat));
  claim(says || secret === null, () => `conceals denies what seat ${seat} alone may see: ${secret}`);
  claim(!says || !isEqual(own, open), `conceals says that seat ${seat} hides something, and it sees what all see`);
  if (says) note(met, 'conceals', 'said');
  if (secret !== null) note(met, 'conceals', 'shown');
});

/** Whether a seat holds what it alone may see is said as it is: it does wherever another truth would show it something else. */
export const conceals: Property = {
  ...everyHolding,
  whole(met) {
    const isSaid = hasMet(met, 'conceals', 'said');
    claim(!isSaid || hasMet(met, 'conceals', 'shown'), 'conceals speaks of what no twin for the onlooker shows');
  },
};

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
