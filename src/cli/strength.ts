import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import { loadBots } from './games.ts';
import { playPairing } from './pairing.ts';
import { describe, shareOf } from './share.ts';
import { typedSetup } from './typedSetup.ts';

/**
 * How strong the bots of every title are, at the fewest and the most seats: each level against the one below, the
 * weakest against a player by rules of thumb, and what eight times the time would bring the strongest.
 * npm run -s strength [-- --game G --minutes N]
 * Every row is played until it is narrow enough or the time is over; another run goes on with what there is.
 */
const { values } = parseArgs({
  options: { game: { type: 'string' }, minutes: { type: 'string', default: '180' } },
});

const FOLDER = '.cache/strength';
/** Used for nothing else. */
const FIRST_DEAL = 30_000_000;
const NARROW = 0.05;
const FEWEST_DEALS = 20;
const MOST_DEALS = 600;
const AT_ONCE = 10;
const MS_A_MINUTE = 60_000;

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly first: string;
  readonly second: string;
}

const until = Date.now() + Number(values.minutes) * MS_A_MINUTE;
const rows = (await Promise.all(Object.keys(RULES).filter(isWanted).map(rowsOf))).flat();
// One after the other by turns: a run that is broken off has looked at all.
for (let open = rows; open.length > 0 && Date.now() < until; open = open.filter((row) => !isNarrow(samplesOf(row)))) {
  for (const row of open) if (Date.now() < until) await playOn(row);
}
console.log("| game | seats | first | second | deals | first's share of wins |\n|---|---|---|---|---|---|");
for (const row of rows) {
  const samples = samplesOf(row);
  const share = samples.length > 0 ? describe(shareOf(samples)) : 'not played';
  console.log(`| ${row.game} | ${row.seats} | ${row.first} | ${row.second} | ${samples.length} | ${share} |`);
}

function isWanted(game: string): boolean {
  return values.game === undefined || values.game === game;
}

async function rowsOf(game: string): Promise<Row[]> {
  const { game: rules, levels, players } = await loadBots(game);
  const { fewest, most } = rules.facts.seats;
  const thumb = Object.hasOwn(players, 'thumb') ? 'thumb' : 'greedy';
  const pairs = [
    ['level:1', thumb],
    ...levels.slice(1).map((_, below) => [`level:${below + 2}`, `level:${below + 1}`]),
    ['times:8', 'strongest'],
  ] as const;
  const tables = [...new Set([Math.max(2, fewest), most])];
  return tables.flatMap((seats) => pairs.map(([first = '', second = '']) => ({ game, seats, first, second })));
}

async function playOn(row: Row): Promise<void> {
  const samples = samplesOf(row);
  const { options } = typedSetup((await loadBots(row.game)).game.facts, row.seats, '');
  const from = FIRST_DEAL + samples.length;
  const more = await playPairing({ ...row, options, from, to: from + AT_ONCE });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(row), JSON.stringify([...samples, ...more]));
}

function samplesOf(row: Row): number[] {
  return existsSync(fileOf(row)) ? (JSON.parse(readFileSync(fileOf(row), 'utf8')) as number[]) : [];
}

/** What is known holds for the very players that it was measured with: whoever changes them clears the folder. */
function fileOf({ game, seats, first, second }: Row): string {
  return join(FOLDER, `${game}-${seats}-${first}-${second}.json`.replaceAll(':', ''));
}

function isNarrow(samples: readonly number[]): boolean {
  if (samples.length < FEWEST_DEALS) return false;
  return samples.length >= MOST_DEALS || shareOf(samples).halfWidth <= NARROW;
}
