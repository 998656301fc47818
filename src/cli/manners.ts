import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AnyManner, choose } from '../bots/level.ts';
import type { Setup } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { RULES } from '../games/rules.ts';
import { typedSetup } from './arguments.ts';
import { type GameWithBots, loadBots } from './games.ts';
import { describe, shareOf } from './samples.ts';

/** Who is measured: one with a manner on one seat, plain bots of the same level on the others. */
export interface MannerTask {
  readonly manner: AnyManner;
  readonly level: number;
  readonly setup: Setup;
  readonly from: number;
  readonly to: number;
}

/** Its part of the victories in each deal, once from every seat; and how often each did what it is known for. */
export interface MannerFound {
  /** Of a fair share: 0.5 is a plain bot's, at any number of seats. */
  readonly shares: readonly number[];
  readonly games: number;
  readonly deeds: number;
  /** Of a plain bot at those tables. */
  readonly plainDeeds: number;
}

export function playManner({ game, knowledge, levels }: GameWithBots, task: MannerTask): MannerFound {
  const { manner, setup, from, to } = task;
  const level = levels[task.level - 1];
  if (!level) throw new Error(`there is no level ${task.level}`);
  const { seats } = setup;
  const shares: number[] = [];
  let deeds = 0;
  let plainDeeds = 0;
  for (let seed = from; seed < to; seed++) {
    let won = 0;
    for (let own = 0; own < seats; own++) {
      const state = game.deal(setup, rngFor(seed, 0));
      let made = 0;
      for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
        const { seat } = asks[0];
        const question = { game, knowledge, view: game.view(state, seat), seat, seats };
        const rng = rngFor(seed * seats + own, made + 1);
        const move = choose(question, level, rng, seat === own ? manner : null);
        if (manner.isDeed(state, seat, move)) {
          if (seat === own) deeds++;
          else plainDeeds += 1 / (seats - 1);
        }
        game.play(state, seat, move, rngFor(seed, ++made));
      }
      const { winners } = game.result(state);
      won += winners.length === 0 ? 1 / seats : winners.includes(own) ? 1 / winners.length : 0;
    }
    shares.push(evened(won / seats, seats));
  }
  return { shares, games: shares.length * seats, deeds, plainDeeds };
}

/** The part of one seat as if two sat there: equals have a half each. */
const evened = (part: number, seats: number): number => (part * (seats - 1)) / (part * (seats - 2) + 1);

/**
 * The named bots, each against the plain bot of its level: whether it plays as strong, and how much more often
 * it does what it is known for:
 * npm run -s manners [-- --game G --name N --level 3 --deals 200 --seats 2 --write]
 * With --write the rows take the place of theirs in the table that is kept.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    name: { type: 'string' },
    level: { type: 'string', default: '3' },
    deals: { type: 'string', default: '200' },
    seats: { type: 'string', default: '2' },
    from: { type: 'string', default: '50000000' },
    write: { type: 'boolean', default: false },
  },
});

const TABLE = 'src/cli/manners.md';
const HEAD = ['game', 'bot', 'level', 'seats', 'games', 'share of wins', 'known for', 'a game', 'a plain bot'];
/** So many cells name a row. */
const NAMING = 4;

const seats = Number(values.seats);
const from = Number(values.from);
const to = from + Number(values.deals);
const level = Number(values.level);
console.log(lineOf(HEAD));
console.log(lineOf(HEAD.map(() => '---')));
for (const id of Object.keys(RULES).filter((each) => values.game === undefined || values.game === each)) {
  const bots = await loadBots(id);
  const { options } = typedSetup(bots.game.facts, seats, '');
  for (const manner of bots.manners) {
    const [name = ''] = manner.names;
    if (values.name !== undefined && values.name !== name) continue;
    const found = playManner(bots, { manner, level, setup: { seats, options, first: 'chance' }, from, to });
    const perGame = (deeds: number): string => (deeds / found.games).toFixed(2);
    const share = describe(shareOf(found.shares));
    const counts = [perGame(found.deeds), perGame(found.plainDeeds)];
    const row = [id, name, level, seats, found.games, share, manner.deed, ...counts].map(String);
    console.log(lineOf(row));
    if (values.write) keep(row);
  }
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** In the place of the row of the same bot, level and seats, or as the last. */
function keep(row: readonly string[]): void {
  const lines = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  const named = lineOf(row.slice(0, NAMING)).slice(0, -1);
  const at = lines.findIndex((line) => line.startsWith(named));
  lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, lineOf(row));
  writeFileSync(TABLE, `${lines.join('\n')}\n`);
}
