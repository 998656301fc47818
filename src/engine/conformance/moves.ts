import { canonical } from '../equal.ts';
import { type AnyMove, type AnyState, type AnyView, type Ask, claim } from '../game.ts';
import { type Double, doublesOf } from './secrets.ts';
import type { Met, Property, Step, Trial } from './trial.ts';
import { claimSame, everyStep, hasMet, metOften, note, seatsOf, walk } from './trial.ts';

/** Some moves for those asked and none for others; each once, and always in the same order. */
const everyMove = everyStep('moves', ({ state, asks }, trial, met) => {
  const { game } = trial.subject;
  const seats = seatsOf(trial);
  holdAsks(asks, seats.length);
  const sorted = JSON.parse(canonical(state)) as AnyState;
  for (const seat of seats) {
    const offered = game.moves(state, seat);
    const ask = asks.find((each) => each.seat === seat);
    claim(ask !== undefined || offered.length === 0, `seat ${seat} is not asked and has moves`);
    claim(!ask || offered.length > 0, `seat ${seat} is asked and has no move`);
    claim(!ask?.only || offered.length === 1, `seat ${seat} has more than the only way`);
    if (ask?.cover === 'private' && !ask.only) note(met, 'asked', ask.step);
    if (ask && offered.length > 1) note(met, 'choice', ask.step);
    const texts = new Set<string>();
    for (const move of offered) {
      const text = canonical(move);
      claim(!texts.has(text), `seat ${seat} has a move twice, ${text}`);
      texts.add(text);
    }
    claimSame(offered, game.moves(state, seat), `the moves of seat ${seat} changed from one look to the next`);
    claimSame(offered, game.moves(sorted, seat), `the moves of seat ${seat} change with the order of the state's keys`);
  }
});

/** A person is sent behind the curtain only to decide, never for a look alone. */
function holdChoices(met: Met): void {
  for (const step of metOften(met, 'asked', OFTEN)) {
    claim(hasMet(met, 'choice', step), `the private ask ${step} never gives a choice`);
  }
}

const OFTEN = 8;

export const moves: Property = { ...everyMove, whole: holdChoices };

function holdAsks(asks: readonly Ask[], seats: number): void {
  for (const { seat, step } of asks) {
    claim(Number.isInteger(seat) && seat >= 0 && seat < seats, `there is no seat ${seat} to ask for ${step}`);
    claim(asks.filter((ask) => ask.seat === seat).length === 1, `seat ${seat} is asked twice at once`);
  }
  if (asks.length < 2) return;
  for (const { step, cover, only } of asks) {
    claim(cover === 'private' || only === true, `${step} is asked of several, and not in private`);
  }
}

/** Every move met in a game has an integer of its own, small enough for the search's typed arrays. */
export const moveIds: Property = {
  name: 'moveIds',
  check(trial) {
    const { game } = trial.subject;
    const owners = new Map<number, string>();
    walk(trial, 'moveIds', ({ state, asks }) => {
      for (const { seat } of asks) {
        for (const move of game.moves(state, seat)) {
          const id = game.moveId(move);
          const text = canonical(move);
          claim(Number.isInteger(id) && id >= 0 && id <= LARGEST_ID, () => `moveId of ${text} is ${id}`);
          const owner = owners.get(id);
          claim(owner === undefined || owner === text, () => `moveId ${id} is of ${owner} and of ${text}`);
          owners.set(id, text);
        }
      }
    });
  },
};

/** The search keeps it with the seat, which takes three bits more, in 32-bit integers. */
const LARGEST_ID = 2 ** 28 - 1;

/**
 * What a game says itself that it offers: to the seat's own eyes exactly the legal moves; on the open table whatever some truth
 * would allow that the onlooker cannot tell from this one, and nothing that tells which of them it is.
 */
export const offers: Property = {
  name: 'offers',
  check(trial, met) {
    if (trial.subject.game.offers) everyOffer.check(trial, met);
  },
  /** A single offer may be allowed by truths alone that were not looked at; not all of them. */
  whole(met) {
    for (const step of metOften(met, 'beyond', OFTEN_BEYOND)) {
      claim(hasMet(met, 'allowed', step), `what ${step} offers beyond what is legal, no truth allows`);
    }
  },
};

const OFTEN_BEYOND = 20;

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
