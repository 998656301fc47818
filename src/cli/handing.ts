import type { Fixture } from '../engine/account.ts';
import type { Floor } from '../engine/floor.ts';
import type { AnyGame, AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { openMatch } from '../engine/match.ts';
import { judge, type TableRequest } from '../host/judge.ts';
import { floorAt, foundMatch, logLength, type OpenMatch } from '../host/openMatch.ts';
import { saveOf } from './scenes.ts';

/** One thing that is done with the device while people share it. */
export interface Beat {
  readonly table: OpenMatch;
  readonly floor: Floor;
  /** What the seat that decides answers; null: a curtain is opened, something uncovered was seen, all go their only way. */
  readonly move: AnyMove | null;
}

/** A recorded game as people play it who share one device: each seat answers what it did then. */
export function* beatsOf(game: AnyGame, fixture: Fixture): Generator<Beat, OpenMatch> {
  const left = [...fixture.log];
  const answer = (seat: Seat): AnyMove => {
    const [entry] = left.splice(
      left.findIndex((each) => each.seat === seat),
      1,
    );
    if (!entry) throw new Error(`nothing is recorded of seat ${seat} any more`);
    return entry.move;
  };
  const save = { ...saveOf(fixture, 0), game: game.facts.id, edition: game.facts.edition };
  const seen = save.sitters.map(() => 0);
  let table = foundMatch({
    id: '',
    match: openMatch(game, save),
    title: null,
    seen,
    shown: 0,
    mine: true,
    saved: true,
  });
  for (;;) {
    const floor = floorAt(table);
    if (floor.kind === 'over') return table;
    const move = floor.kind === 'open' || floor.kind === 'private' ? answer(floor.seat) : null;
    yield { table, floor, move };
    if (floor.kind === 'forced') for (const seat of floor.seats) answer(seat);
    const next = judge(table, requestOn(floor, move, logLength(table.match)));
    if (!next) throw new Error(`the host refuses what was recorded, after ${logLength(table.match)} moves`);
    table = next;
  }
}

function requestOn(floor: Floor, move: AnyMove | null, made: number): TableRequest {
  const asked = { logLength: made, call: 0 };
  if (floor.kind === 'curtain') return { kind: 'look', seat: floor.to, ...asked };
  if (floor.kind === 'learnt') return { kind: 'cover', ...asked };
  if (floor.kind === 'reveal') return { kind: 'shown', ...asked };
  if (floor.kind === 'forced') return { kind: 'forced', ...asked };
  if (move === null || !('seat' in floor)) throw new Error(`nobody answers on a floor that is ${floor.kind}`);
  return { kind: 'move', seat: floor.seat, move, ...asked };
}

/** Who has to hold the device; null: it does not matter. */
export function wantedBy(floor: Floor): Seat | null {
  if (floor.kind === 'open' || floor.kind === 'private' || floor.kind === 'learnt') return floor.seat;
  return floor.kind === 'curtain' ? floor.to : null;
}
