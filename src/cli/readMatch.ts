import { readFileSync } from 'node:fs';
import { type Account, setupOf } from '../engine/account.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { parseSave } from '../saves/parse.ts';
import { replay } from '../saves/replay.ts';
import { BadArguments } from './arguments.ts';
import { botSitters } from './playOut.ts';

/** A saved match, or the line of a headless or recorded one. */
export async function readMatch(file: string, gameOf: (id: string) => Promise<AnyGame>): Promise<Match> {
  const save = parseSave(asSave(parsed(file)));
  if ('refused' in save) throw new BadArguments(`${file} holds no match (${save.refused} at ${save.place}).`);
  const match = replay(await gameOf(save.game), save);
  if ('refused' in match) throw new BadArguments(`The rules refuse ${file} (${match.refused} at ${match.place}).`);
  return match;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new BadArguments(`${file} cannot be read: ${(fault as Error).message}`);
  }
}

function asSave(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('table' in raw)) return raw;
  const account = raw as Account;
  const { game, edition, seed, seats, log } = account;
  const sitters = Number.isInteger(seats) ? botSitters(seats) : [];
  const save: SavedMatch = {
    format: FORMAT,
    game,
    edition,
    seed,
    setup: setupOf(account),
    sitters,
    log,
    seen: sitters.map(() => 0),
    shown: 0,
    title: null,
    touchedAt: 0,
  };
  return save;
}
