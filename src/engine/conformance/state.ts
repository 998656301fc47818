import { type AnyState, claim } from '../game.ts';
import type { Telling } from '../match.ts';
import { claimSame, everyStep, eyesOf, type Property, play, type Step, seatsOf, type Trial, walk } from './trial.ts';

/** The game's own invariants hold in every position. */
export const bounds = everyStep('bounds', ({ state }, { subject }) => subject.checks.holds(state));

/** No component is lost or made: the census stays what it was after the deal. */
export const conserved: Property = {
  name: 'conserved',
  weight: 10,
  check(trial) {
    const { checks } = trial.subject;
    let first: unknown = null;
    walk(trial, 'conserved', ({ state }) => {
      const census = checks.census(state);
      first ??= census;
      claim(countsSomething(census), 'the census counts nothing');
      claimSame(first, census, 'the census changed');
    });
  },
};

function countsSomething(census: unknown): boolean {
  if (typeof census === 'object' && census !== null) return Object.values(census).some(countsSomething);
  return typeof census === 'number' ? census > 0 : typeof census === 'string' && census !== '';
}

interface Witness {
  readonly what: string;
  readonly value: unknown;
  readonly text: string;
}

/** A copy is equal and shares nothing that could change; an earlier copy or view stays as it was. */
export const copies: Property = {
  name: 'copies',
  check(trial) {
    const { game } = trial.subject;
    const kept: Witness[] = [];
    const keep = (what: string, value: unknown): void => {
      kept.push({ what, value, text: JSON.stringify(value) });
    };
    walk(trial, 'copies', (step) => {
      const { state, next, log } = step;
      const copy = game.copy(state);
      claimSame(state, copy, 'a copy differs');
      holdApart(state, copy);
      keep(`the copy taken after ${log.length} moves`, copy);
      for (const eyes of eyesOf(trial)) {
        keep(`the view of ${eyes} taken after ${log.length} moves`, game.view(state, eyes));
      }
      holdUntouched(trial, step);
      if (next) return;
      for (const { what, value, text } of kept)
        claim(JSON.stringify(value) === text, () => `${what} was changed by a later move`);
    });
  },
};

/** What only looks changes nothing, nor does a move played on a copy; of what gives reasons `reasons` says the same. */
function holdUntouched(trial: Trial, { state, asks, next, log, chance }: Step): void {
  const { game } = trial.subject;
  const text = JSON.stringify(state);
  const untouched = (by: string): void => claim(JSON.stringify(state) === text, `${by} changed the state`);
  game.asks(state);
  for (const { seat } of asks) {
    const view = game.view(state, seat);
    const seen = JSON.stringify(view);
    game.sheet(view);
    game.offers?.(view, seat);
    game.conceals?.(view, seat);
    game.guess(view, seat, chance);
    claim(JSON.stringify(view) === seen, `what looks at the view of seat ${seat} changed it`);
  }
  untouched('looking at it');
  if (!next) return;
  play(trial, game.copy(state), next, log.length + 1);
  untouched('a move on a copy');
  const guesser = chance.pick(seatsOf(trial));
  const view = game.view(state, guesser);
  const seen = JSON.stringify(view);
  const guess = game.guess(view, guesser, chance);
  const guessed = game.moves(guess, next.seat)[0];
  if (guessed !== undefined) play(trial, guess, { seat: next.seat, move: guessed }, log.length + 1);
  claim(JSON.stringify(view) === seen, `a move on a guess changed the view of seat ${guesser} it was made from`);
  untouched('a move on a guess');
}

/** Frozen parts may be shared: nothing can change them. */
function holdApart(state: unknown, copy: unknown): void {
  const owned = new Set<object>();
  const own = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    owned.add(value);
    Object.values(value).forEach(own);
  };
  own(state);
  const check = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    claim(!owned.has(value), `a copy shares ${path || 'everything'} with its original`);
    for (const [key, field] of Object.entries(value)) check(field, `${path}.${key}`);
  };
  check(copy, '');
}

/** State, moves, views and events are plain JSON, and a state that was written and read plays on, and is told of, as before. */
export const json: Property = {
  name: 'json',
  check(trial) {
    const { game } = trial.subject;
    let reread: AnyState | null = null;
    let retold: readonly Telling[] = [];
    walk(trial, 'json', ({ state, asks, next, told, log }) => {
      holdPlain(state, 'the state');
      for (const { seat } of asks) holdPlain(game.moves(state, seat), `the moves of seat ${seat}`);
      for (const eyes of eyesOf(trial)) holdPlain(game.view(state, eyes), `the view of ${eyes}`);
      for (const { event } of told) holdPlain(event, 'an event');
      if (reread) claimSame(state, reread, 'a state that was written and read went another way');
      claimSame(told, retold, 'of a state that was written and read a move is told another way');
      reread = JSON.parse(JSON.stringify(state)) as AnyState;
      if (next) retold = play(trial, reread, next, log.length + 1);
    });
  },
};

function holdPlain(value: unknown, what: string): void {
  const fault = faultIn(value);
  claim(fault === null, () => `${what}${fault}`);
}

/** What is no JSON in a value, after the path to it, which is put together on the way back alone: a walk looks at millions. */
function faultIn(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return ' is -0';
    return Number.isFinite(value) ? null : ` is ${value}`;
  }
  if (typeof value !== 'object') return ` is ${typeof value}, which is no JSON`;
  if (Object.getOwnPropertySymbols(value).length > 0) return ' has a symbol for a key';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = faultIn(value[index]);
      if (fault) return `[${index}]${fault}`;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ' is no plain object';
  for (const [key, field] of Object.entries(value)) {
    const fault = faultIn(field);
    if (fault) return `.${key}${fault}`;
  }
  return null;
}
