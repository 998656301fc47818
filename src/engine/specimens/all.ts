import type { Subject } from '../conformance/trial.ts';
import type { AnyGame, AnyMove, Seat, Setup } from '../game.ts';
import { EMBLEMS, type Sitter } from '../log.ts';
import { append, type Match, openMatch } from '../match.ts';
import { plainOptions } from '../setup.ts';
import { game as chain, checks as chainChecks, voices as chainVoices } from './chain.ts';
import { game as duel, checks as duelChecks, voices as duelVoices } from './duel.ts';
import { game as rival, checks as rivalChecks, voices as rivalVoices } from './rival.ts';
import { game as sealed, checks as sealedChecks, voices as sealedVoices } from './sealed.ts';
import { game as veil, checks as veilChecks, voices as veilVoices } from './veil.ts';

/** Games for tests only: together they use all of the contract, long before a board does. */
export const SPECIMENS = {
  sealed: { game: sealed, checks: sealedChecks, voices: sealedVoices },
  duel: { game: duel, checks: duelChecks, voices: duelVoices },
  chain: { game: chain, checks: chainChecks, voices: chainVoices },
  rival: { game: rival, checks: rivalChecks, voices: rivalVoices },
  veil: { game: veil, checks: veilChecks, voices: veilVoices },
} satisfies Readonly<Record<string, Subject>>;

export const person = (name: string): Sitter => ({ kind: 'person', name, emblem: EMBLEMS[name.length % 6] ?? 'crane' });
export const bot = (name: string): Sitter => ({ kind: 'bot', level: 0, name, emblem: 'plum' });

/** A specimen's match before its first move; seat 0 begins unless said otherwise. */
export function begun(game: AnyGame, sitters: readonly Sitter[], seed = 7, first: Setup['first'] = 0): Match {
  const { id, edition } = game.facts;
  const setup = { seats: sitters.length, options: plainOptions(game.facts, sitters.length), first };
  return openMatch(game, { game: id, edition, seed, setup, sitters, log: [] });
}

/** `seat` chooses `value`, or else the first that is offered, in whatever step it is asked. */
export function moved(match: Match, seat: Seat, value?: number): Match {
  const offers = match.game.moves(match.state, seat) as unknown as readonly { readonly value: number }[];
  const move = value === undefined ? offers[0] : offers.find((offer) => offer.value === value);
  if (!move) throw new Error(`seat ${seat} is not offered ${value}`);
  return append(match, { seat, move: move as unknown as AnyMove });
}

export const movedAll = (match: Match, ...seats: readonly Seat[]): Match =>
  seats.reduce((now, seat) => moved(now, seat), match);
