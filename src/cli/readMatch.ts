import { readFileSync } from 'node:fs';
import type { Fixture } from '../engine/fixture.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { parseSave } from '../saves/parse.ts';
import { replay } from '../saves/replay.ts';
import type { Account } from './account.ts';
import { BadArguments } from './badArguments.ts';
import { botSitters } from './playOut.ts';

/** A saved match, the line of a headless one, or a recorded game. */
export async function readMatch(file: string, gameOf: (id: string) => Promise<AnyGame>): Promise<Match> {
  const save = parseSave(asSave(await parsed(file)));
  if ('refused' in save) throw new BadArguments(`${file} holds no match (${save.refused} at ${save.place}).`);
  const match = replay(await gameOf(save.game), save);
  if ('refused' in match) throw new BadArguments(`The rules refuse ${file} (${match.refused} at ${match.place}).`);
  return match;
}

const FIXTURE = /games\/([^/]+)\/fixtures\/([^/]+)\.ts$/;

async function parsed(file: string): Promise<unknown> {
  const [, id, name] = FIXTURE.exec(file) ?? [];
  try {
    // recorded games are modules: the compiled one is read
    if (name !== undefined)
      return ((await import(`../games/${id}/fixtures/${name}.ts`)) as { default: Fixture }).default;
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new BadArguments(`${file} cannot be read: ${(fault as Error).message}`);
  }
}

function asSave(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('table' in raw)) return raw;
  const { game, edition, seed, log } = raw as Account;
  const { seats, options, first, looks } = 'setup' in raw ? (raw as Fixture).setup : (raw as Account);
  const sitters = Number.isInteger(seats) ? botSitters(seats) : [];
  const save: SavedMatch = {
    format: FORMAT,
    game,
    edition,
    seed,
    setup: { seats, options, ...(first !== undefined && { first }), ...(looks && { looks }) },
    sitters,
    log,
    seen: sitters.map(() => 0),
    shown: 0,
    title: null,
    touchedAt: 0,
  };
  return save;
}
