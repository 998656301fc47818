import { parseArgs } from 'node:util';
import { typedSetup } from './arguments.ts';
import { type GameWithBots, loadBots, playBout, playerOf } from './games.ts';
import { describe, playPairing, shareOf } from './samples.ts';

/**
 * Pairwise matches on the same deals in every seating, a draw counting half:
 * npm run -s arena -- --game fairy-light --pairs strongest/random,level:2/level:1 --deals 400
 * `flat` without a number gets as many playouts as take the other player's time.
 * A player without a second sits on every seat, against a rival of the rules: --seats 1 --pairs strongest,random
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    pairs: { type: 'string' },
    deals: { type: 'string', default: '200' },
    from: { type: 'string', default: '1000000' },
    seats: { type: 'string' },
    options: { type: 'string', default: '' },
  },
});

const CALIBRATION_GAMES = 3;
const CALIBRATION_PLAYOUTS = 1000;

const id = values.game ?? '';
const bots = await loadBots(id);
const seats = Number(values.seats ?? bots.game.facts.seats.fewest);
const { options } = typedSetup(bots.game.facts, seats, values.options);
const from = Number(values.from);
const to = from + Number(values.deals);

console.log(`| first | second | deals | first's share of wins |\n|---|---|---|---|`);
for (const pair of (values.pairs ?? '').split(',')) {
  const [first = '', second = null] = pair.split('/');
  const rival = second === 'flat' ? `flat:${playoutsInTheTimeOf(first, bots)}` : second;
  const samples = await playPairing({ game: id, seats, options, first, second: rival, from, to });
  const share = shareOf(samples);
  console.log(`| ${first} | ${rival ?? ''} | ${share.deals} | ${describe(share)} |`);
}

function playoutsInTheTimeOf(name: string, { game, knowledge, levels, players: own, manners }: GameWithBots): number {
  const millisecondsOf = (player: string): number => {
    const players = Array.from({ length: seats }, () => playerOf(player, levels, own, manners));
    const begin = performance.now();
    for (let seed = 0; seed < CALIBRATION_GAMES; seed++) {
      playBout({ game, knowledge, setup: { seats, options, first: 'chance' }, seed, botSeed: seed }, players);
    }
    return performance.now() - begin;
  };
  millisecondsOf(name);
  millisecondsOf(`flat:${CALIBRATION_PLAYOUTS}`);
  return Math.round((CALIBRATION_PLAYOUTS * millisecondsOf(name)) / millisecondsOf(`flat:${CALIBRATION_PLAYOUTS}`));
}
