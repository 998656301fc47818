import { parseArgs } from 'node:util';
import { RULES } from '../games/rules.ts';
import { loadBots } from './games.ts';
import { playManner } from './mannerBouts.ts';
import { describe, shareOf } from './share.ts';
import { typedSetup } from './typedSetup.ts';

/**
 * The bots that are somebody, each against the plain bot of its level: whether it plays as strong, and how much more often
 * it does what it is known for:
 * npm run -s manners [-- --game G --name N --level 3 --deals 200 --seats 2]
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    name: { type: 'string' },
    level: { type: 'string', default: '3' },
    deals: { type: 'string', default: '200' },
    seats: { type: 'string', default: '2' },
    from: { type: 'string', default: '50000000' },
  },
});

const seats = Number(values.seats);
const from = Number(values.from);
const to = from + Number(values.deals);
const level = Number(values.level);
console.log('| game | bot | level | games | share of wins | known for | a game | a plain bot |');
console.log('|---|---|---|---|---|---|---|---|');
for (const id of Object.keys(RULES).filter((each) => values.game === undefined || values.game === each)) {
  const bots = await loadBots(id);
  const { options } = typedSetup(bots.game.facts, seats, '');
  for (const manner of bots.manners) {
    const [name = ''] = manner.names;
    if (values.name !== undefined && values.name !== name) continue;
    const found = playManner(bots, { manner, level, setup: { seats, options, first: 'chance' }, from, to });
    const perGame = (deeds: number): string => (deeds / found.games).toFixed(2);
    const counts = `${perGame(found.deeds)} | ${perGame(found.plainDeeds)}`;
    const share = describe(shareOf(found.shares));
    console.log(`| ${id} | ${name} | ${level} | ${found.games} | ${share} | ${manner.deed} | ${counts} |`);
  }
}
