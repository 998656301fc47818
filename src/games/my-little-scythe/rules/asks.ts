import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { facts } from '../facts.ts';
import type { Move } from './move.ts';
import type { SeenFight, SeenPending, Step } from './pending.ts';
import { type Table, top } from './state.ts';
import { rulesOf } from './steps/all.ts';
import { claims } from './steps/claims.ts';
import { coverOf, dials, isChoosing } from './steps/fight.ts';

const NOBODY: readonly Ask[] = [];
const SECRET: ReadonlySet<Step> = new Set<Step>(['draft', 'discard']);

// Every ask there can be is made once: search asks millions of times.
const made = new Map<Step, Readonly<Record<Ask['cover'], readonly (readonly Ask[])[]>>>();
function askOf(step: Step, seat: Seat, cover: Ask['cover']): readonly Ask[] {
  let known = made.get(step);
  if (!known) {
    const asksOf = (each: Ask['cover']) =>
      Array.from({ length: facts.seats.most }, (_, one): Ask[] => [{ seat: one, step, cover: each }]);
    known = { open: asksOf('open'), private: asksOf('private') };
    made.set(step, known);
  }
  return known[cover][seat] ?? NOBODY;
}

export function asks(table: Table): readonly Ask[] {
  const pending = top(table);
  if (pending === undefined) return NOBODY;
  if (pending.step === 'fight') return askedToFight(table, pending);
  return askOf(pending.step, pending.seat, SECRET.has(pending.step) ? 'private' : 'open');
}

function askedToFight(table: Table, pending: SeenFight): readonly Ask[] {
  const { step, seat, rival, attack, defence } = pending;
  const one = attack === null ? askOf(step, seat, coverOf(table, pending, seat)) : NOBODY;
  const other = defence === null ? askOf(step, rival, coverOf(table, pending, rival)) : NOBODY;
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
}

const NONE: readonly Move[] = [];

/**
 * To eyes that do not see a seat's personality, also what it may allow: so every seat is offered on the open table what
 * it could have, and its own eyes see what it has.
 */
export function moves(table: Table, seat: Seat): readonly Move[] {
  const pending = top(table);
  if (pending === undefined || !isAsked(pending, seat)) return NONE;
  const offered: Move[] =
    pending.step === 'fight' ? dials(table, pending, seat) : rulesOf(pending).moves(table, pending);
  claims(table, seat, offered);
  return offered;
}

export const isAsked = (pending: SeenPending, seat: Seat): boolean =>
  pending.step === 'fight' ? isChoosing(pending, seat) : pending.seat === seat;
