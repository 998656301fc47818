import { canonical } from '../engine/canonical.ts';
import type { AnyGame } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { type SomeMatch, someMatch } from '../host/rehearsal/someSave.ts';
import { type Coded, readCode, writeCode } from '../saves/code/code.ts';
import { toTheMinute } from '../saves/code/parts.ts';
import type { SavedMatch } from '../saves/format.ts';
import { replay } from '../saves/replay.ts';

/** Long enough for the longest games to come to their end now and then. */
const MOST_ENTRIES = 1500;

/** Some match of the game as a code, and back; throws if it is another one then. The number of bytes; null: too long for a code. */
export async function thereAndBack(game: AnyGame, number: number): Promise<number | null> {
  const rng = rngFor(number, 0);
  const some = someMatch(game, rng, rng.pick([10, 60, 300, MOST_ENTRIES]));
  const coded = codedOf(some, number);
  const bytes = writeCode(some.match, coded);
  if (!bytes) return null;
  const read = await readCode(bytes, () => Promise.resolve(game));
  const wanted = { ...coded, save: plain(coded.save) };
  if (canonical(read) !== canonical(wanted)) throw new Error(`${game.facts.id} ${number}: another match came back`);
  const again = replay(game, wanted.save);
  if ('refused' in again) throw new Error(`${game.facts.id} ${number}: ${again.refused} at ${again.place}`);
  return bytes.length;
}

/** It may be played by messages, and was handed on a few times. */
function codedOf({ save }: SomeMatch, number: number): Coded {
  const rng = rngFor(number, 1);
  const half = (): string => rng.uint32().toString(16).padStart(8, '0');
  const handed = Array.from({ length: rng.pick([0, 0, 1, 3]) }, () => rng.below(save.log.length + 1));
  return { save, mark: half() + half(), handed, byMessages: rng.below(2) === 0 };
}

/** When it was touched comes back to the minute. */
const plain = (save: SavedMatch): SavedMatch => ({ ...save, touchedAt: toTheMinute(save.touchedAt) });
