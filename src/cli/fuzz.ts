import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import { BadArguments, command } from './badArguments.ts';
import { FuzzRun } from './fuzzRun.ts';

/**
 * Random games of every title, each held to all that conformance promises, on all cores:
 * npm run fuzz -- [--games 100000] [--from 0] [--game maihoshi]
 * A title's games go through its seat counts and options in turn. It may be stopped at any time: it says where to go on.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string', default: '100000' },
      from: { type: 'string', default: '0' },
    },
  });
  const ids = values.game === undefined ? Object.keys(RULES) : [values.game];
  const unknown = ids.find((id) => !(id in RULES));
  if (unknown !== undefined) throw new BadArguments(`There is no game ${unknown}; there are: ${Object.keys(RULES)}.`);
  const [from, to] = [count(values.from), count(values.games)];
  const run = new FuzzRun(ids, from, to);
  process.once('SIGINT', () => {
    console.log(`stopped; it goes on with --from ${run.done}`);
    process.exit(process.exitCode ?? 0);
  });
  await Promise.all(cpus().map(() => run.work()));
  console.log(`games ${from} to ${to} of ${ids.join(', ')}: ${run.faults} broken promises`);
});

function count(typed: string): number {
  if (!/^\d+$/.test(typed)) throw new BadArguments(`${typed} is no number of games.`);
  return Number(typed);
}
