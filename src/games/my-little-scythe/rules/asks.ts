import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { facts } from '../facts.ts';
import type { Move } from './move.ts';
import { type Fight, NOT_YET, type State, type Step, top } from './state.ts';
import { rulesOf } from './steps/all.ts';
import { claims } from './steps/claims.ts';
import { coverOf, dials, isChoosing } from './steps/fight.ts';

const NOBODY: readonly Ask[] = [];
const SECRET: ReadonlySet<Step> = new Set<Step>(['draft', 'discard']);

// Every ask there can be is made once: search asks millions of times.
const made = new Map<Step, readonly (readonly Ask[])[]>();
function askOf(step: Step, seat: Seat, cover: Ask['cover']): readonly Ask[] {
  let known = made.get(step);
  if (!known) {
    const seats = Array.from({ length: facts.seats.most }, (_, each) => each);
    known = (['open', 'private'] as const).flatMap((each) =>
      seats.map((one): Ask[] => [{ seat: one, step, cover: each }]),
    );
    made.set(step, known);
  }
  return known[seat + (cover === 'private' ? facts.seats.most : 0)] as readonly Ask[];
}

export function asks(state: State): readonly Ask[] {
  const pending = top(state);
  if (pending === undefined) return NOBODY;
  if (pending.step === 'fight') return askedToFight(state, pending);
  return askOf(pending.step, pending.seat, SECRET.has(pending.step) ? 'private' : 'open');
}

function askedToFight(state: State, pending: Fight): readonly Ask[] {
  const { step, seat, rival, attack, defence } = pending;
  const one = attack === NOT_YET ? askOf(step, seat, coverOf(state, pending, seat)) : NOBODY;
  const other = defence === NOT_YET ? askOf(step, rival, coverOf(state, pending, rival)) : NOBODY;
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
}

const NONE: readonly Move[] = [];

/**
 * To eyes that do not see a seat's personality, also what it may allow: so every seat is offered on the open table what
 * it could have, and its own eyes see what it has.
 */
export function moves(state: State, seat: Seat): readonly Move[] {
  const pending = top(state);
  if (pending === undefined) return NONE;
  if (pending.step === 'fight' ? !isChoosing(pending, seat) : pending.seat !== seat) return NONE;
  const offered = pending.step === 'fight' ? dials(state, pending, seat) : rulesOf(pending).moves(state, pending);
  claims(state, seat, offered);
  return offered;
}
