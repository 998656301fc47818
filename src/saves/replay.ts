import { isDailyTable } from '../engine/daily.ts';
import type { AnyGame } from '../engine/game.ts';
import { isMove, mostEntries } from '../engine/log.ts';
import { IllegalLog, type Match, openJudged, sidesOf } from '../engine/match.ts';
import { setupFault, upgradedSetup } from '../engine/setup.ts';
import type { Refusal } from './file.ts';
import type { SavedMatch } from './format.ts';

/** Plays the saved log again by the game's rules: what they do not offer is not in a match. */
export function replay(game: AnyGame, saved: SavedMatch): Match | Refusal {
  const save = { ...saved, setup: upgradedSetup(game.facts, saved.setup) };
  const misfit = misfitOf(game, save);
  if (misfit) return misfit;
  const { edition, seed, setup, sitters, noHints, log, branch, daily, series, seen, shown } = save;
  try {
    const origin = { ...(branch && { branch }), ...(daily && { daily }), ...(series && { series }) };
    const extra = { ...(noHints && { noHints }), ...origin };
    const match = openJudged(game, { game: save.game, edition, seed, setup, sitters, ...extra, log });
    if (branch && !log.slice(0, branch.moves).every(isMove)) return { refused: 'shape', place: 'branch' };
    if (branch && branch.moves > log.length) return { refused: 'shape', place: 'branch.moves' };
    if (series && series.won.length !== sidesOf(match)) return { refused: 'shape', place: 'series.won' };
    if (shown > log.length) return { refused: 'shape', place: 'shown' };
    const ahead = seen.findIndex((until) => until > log.length);
    return ahead < 0 ? match : { refused: 'shape', place: `seen.${ahead}` };
  } catch (fault) {
    if (fault instanceof IllegalLog) return { refused: 'log', place: fault.index, reason: fault.reason };
    throw fault;
  }
}

function misfitOf({ facts }: AnyGame, save: SavedMatch): Refusal | null {
  const { edition, setup, sitters, seen, log, daily } = save;
  if (edition !== facts.edition) return { refused: edition > facts.edition ? 'newer' : 'edition', place: 'edition' };
  const fault = setupFault(facts, setup);
  if (fault) return { refused: 'setup', place: fault };
  if (sitters.length !== setup.seats) return { refused: 'shape', place: 'sitters' };
  if (seen.length !== setup.seats) return { refused: 'shape', place: 'seen' };
  if (log.length > mostEntries(facts.longestGame(setup.seats))) return { refused: 'shape', place: 'log' };
  const alien = log.findIndex((entry) => 'seat' in entry && entry.seat >= setup.seats);
  if (daily && !isDailyTable(facts, save)) return { refused: 'shape', place: 'daily' };
  if (alien >= 0) return { refused: 'shape', place: `log.${alien}.seat` };
  const risen = log.findIndex((entry) => 'conceded' in entry && entry.sitter.kind === 'person');
  return risen < 0 ? null : { refused: 'shape', place: `log.${risen}.sitter` };
}
