import { parseArgs } from 'node:util';
import { chancesOf } from '../bots/chances.ts';
import { finish } from '../bots/level.ts';
import type { AnyState, Side } from '../engine/game.ts';
import { rngFor } from '../engine/rng.ts';
import { plainOptions, seatCounts } from '../engine/setup.ts';
import { loadBots, playerOf } from './games.ts';

interface Bin {
  count: number;
  said: number;
  won: number;
}

const BINS = 10;

/** Where so much is said, how much is won; a shared victory counts as its share, and one of nobody as everybody's. */
export class CalibrationTable {
  positions = 0;
  readonly #bins: readonly Bin[] = Array.from({ length: BINS }, () => ({ count: 0, said: 0, won: 0 }));
  /** Squares of how far what was said lay from what came. */
  #errors = 0;
  #evenErrors = 0;

  add(said: readonly number[], winners: readonly Side[]): void {
    this.positions++;
    for (const [side, chance] of said.entries()) {
      const won = winners.length === 0 ? 1 / said.length : winners.includes(side) ? 1 / winners.length : 0;
      this.#errors += (chance - won) ** 2;
      this.#evenErrors += (1 / said.length - won) ** 2;
      const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) continue;
      bin.count++;
      bin.said += chance;
      bin.won += won;
    }
  }

  lines(): readonly string[] {
    const rows = this.#bins.map(({ count, said, won }, bin) => {
      const span = `${bin * BINS}–${(bin + 1) * BINS} %`;
      return count === 0
        ? `| ${span} | 0 | | |`
        : `| ${span} | ${count} | ${percent(said / count)} | ${percent(won / count)} |`;
    });
    return [
      '| said | n | mean of what was said | won |',
      '|---|---|---|---|',
      ...rows,
      '',
      `Squared error ${fixed(this.#errors / this.positions)}; if all were said to be even, ${fixed(this.#evenErrors / this.positions)}.`,
    ];
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const fixed = (value: number): string => value.toFixed(3);

/**
 * Whether the chances that are told of a match come true: equal bots play, every number of seats in turn, and of ten
 * moments of each match it is said who will win; beside it, how many did:
 * npm run -s worth -- --game maihoshi --games 200
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    games: { type: 'string', default: '200' },
    player: { type: 'string', default: 'level:4' },
    from: { type: 'string', default: '7000000' },
  },
});

const MOMENTS = 10;
const BOT_SALT = 0x0be7_7e12;

const { game, knowledge, levels, players, outlook } = await loadBots(values.game);
const player = playerOf(values.player, levels, players);
const table = new CalibrationTable();
const counts = seatCounts(game.facts);
const games = Number(values.games);
let thoughtMs = 0;
for (let each = 0; each < games; each++) judge(counts[each % counts.length] ?? 0, Number(values.from) + each);

console.log(`${games} games, ${table.positions} positions, ${(thoughtMs / table.positions).toFixed(0)} ms each\n`);
for (const line of table.lines()) console.log(line);

function judge(seats: number, seed: number): void {
  const { moments, winners } = play(seats, seed);
  for (let nth = 0; nth < MOMENTS; nth++) {
    const at = Math.floor(((nth + 0.5) * moments.length) / MOMENTS);
    const state = moments[at];
    if (state === undefined) continue;
    const began = performance.now();
    const said = finish(chancesOf({ game, knowledge, outlook, state, seats }, seed * MOMENTS + nth));
    thoughtMs += performance.now() - began;
    table.add(said, winners);
  }
}

/** The table at the end of every turn but the last. */
function play(seats: number, seed: number): { readonly moments: AnyState[]; readonly winners: readonly Side[] } {
  const state = game.deal({ seats, options: plainOptions(game.facts, seats), first: 'chance' }, rngFor(seed, 0));
  const moments: AnyState[] = [];
  let before = -1;
  let made = 0;
  for (let asks = game.asks(state); asks[0]; asks = game.asks(state)) {
    const { seat } = asks[0];
    if (seat !== before) moments.push(game.copy(state));
    before = seat;
    const question = { game, knowledge, view: game.view(state, seat), seat, seats };
    const move = player(question, rngFor(seed + BOT_SALT, ++made));
    game.play(state, seat, move, rngFor(seed, made));
  }
  return { moments, winners: game.result(state).winners };
}
