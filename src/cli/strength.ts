import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import type { ArenaTask } from './arenaWorker.ts';
import { typedSetup } from './arguments.ts';
import { loadGame } from './games.ts';
import { describe, samplesOf, shareOf } from './samples.ts';
import type { Kept, Played, Row } from './strengthRows.ts';
import { cheapFirst, keptOf, MOST_DEALS, nextRow, playedIn, rowsOf } from './strengthRows.ts';

/**
 * How strong the bots of every title are; every deal in one seating and its mirror:
 * npm run -s strength [-- --game G --minutes N]
 * All rows get the same time until they are narrow enough or the time is over; another run goes on with what there is, on
 * another machine too. What is known holds for the very players that it was measured with: who changes them, or the
 * rules, takes those rows out of the file.
 */
const { values } = parseArgs({
  options: { game: { type: 'string' }, minutes: { type: 'string', default: '180' } },
});

/** Of each row how often each share of wins occurred, and how long it took. */
const KNOWN = 'src/cli/strength.json';
/** Used for nothing else. */
const FIRST_DEAL = 30_000_000;
/** So long a row is played at once: what a worker takes to start and to warm up is little beside it, on a busy machine too. */
const SLICE_MS = 60_000;
const MS_A_MINUTE = 60_000;
/** Of fewer deals not even an interval says anything. */
const FEWEST_SAID = 5;

const until = Date.now() + Number(values.minutes) * MS_A_MINUTE;
const games = Object.keys(RULES).filter((game) => values.game === undefined || values.game === game);
const tables = (await Promise.all(games.map(rowsOf))).flat();
const rows = cheapFirst(tables);
const kept: Record<string, Kept> = existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : {};
const known = new Map(rows.map((row) => [row, playedIn(kept[nameOf(row)])]));
const inHand = new Set<Row>();
await Promise.all(cpus().map(playOn));

console.log("| game | seats | first | second | deals | first's share of wins |\n|---|---|---|---|---|---|");
for (const row of tables.flat()) {
  const { samples } = playedOf(row);
  const share = samples.length < FEWEST_SAID ? 'too few to say' : describe(shareOf(samples));
  console.log(`| ${row.game} | ${row.seats} | ${row.first} | ${row.second} | ${samples.length} | ${share} |`);
}

/** On one core: one row after the other. */
async function playOn(): Promise<void> {
  while (Date.now() < until) {
    const row = nextRow(rows, playedOf, inHand);
    if (!row) return;
    inHand.add(row);
    const before = playedOf(row);
    const begin = performance.now();
    const more = await samplesOf(await taskOf(row, before.samples.length));
    const played = { samples: [...before.samples, ...more], ms: before.ms + performance.now() - begin };
    known.set(row, played);
    keep(row, played);
    inHand.delete(row);
  }
}

async function taskOf({ game, seats, first, second }: Row, dealsBefore: number): Promise<ArenaTask> {
  const { options } = typedSetup((await loadGame(game)).facts, seats, '');
  const deals = { from: FIRST_DEAL + dealsBefore, step: 1, to: FIRST_DEAL + MOST_DEALS };
  return { game, seats, options, first, second, ...deals, mirrored: true, forMs: SLICE_MS };
}

function playedOf(row: Row): Played {
  return known.get(row) ?? { samples: [], ms: 0 };
}

function keep(row: Row, played: Played): void {
  kept[nameOf(row)] = keptOf(played);
  const lines = Object.keys(kept)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(kept[name])}`);
  writeFileSync(KNOWN, `{\n${lines.join(',\n')}\n}\n`);
}

function nameOf({ game, seats, first, second }: Row): string {
  return `${game} ${seats} ${first} ${second}`;
}
