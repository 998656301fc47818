import { claim } from '../claim.ts';
import { claimSame } from './difference.ts';
import { eyesOf, type Property, play, type Step, seatsOf, type Trial, walk } from './trial.ts';

interface Witness {
  readonly what: string;
  readonly value: unknown;
  readonly text: string;
}

/** A copy is equal and shares nothing that could change; what was copied or viewed once stays as it was. */
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
