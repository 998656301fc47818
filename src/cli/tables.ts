import { parseArgs } from 'node:util';
import { sum } from '../engine/lists.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { command } from './badArguments.ts';
import { loadGame } from './games.ts';
import { tellJumps } from './jumps.ts';
import { measured } from './measured.ts';
import { median, quantile } from './quantile.ts';
import { allScenes, type PicturedScreen } from './scenes.ts';
import { onStage, pageAs, raise } from './stage.ts';
import { CONFIRMS, tapCounts } from './tapCounts.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];

/**
 * How the tables of the recorded games are laid out and played: hand-overs and taps of people who share a device; for
 * every step what of the screen belongs to the board and to own things, how small the smallest target and sign are and
 * what is covered; and what jumps between two decisions of a turn.
 * npm run -s tables [-- --game alfheim] [--window 360x640]
 */
await command(async () => {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: '' }, window: { type: 'string', default: '' } },
  });
  const ids = Object.keys(FACES).filter((id) => id.includes(values.game));
  await tellTaps(ids);
  const isAsked = ({ hash, curtain, name, game }: PicturedScreen): boolean =>
    hash.startsWith('#/table/') && curtain !== 'closed' && !name.endsWith('-end') && ids.includes(game ?? '');
  const scenes = (await allScenes()).filter(isAsked);
  await onStage(async (browser, url) => {
    for (const window of WINDOWS) {
      const size = `${window.width}x${window.height}`;
      if (!size.includes(values.window)) continue;
      console.log(`\n${size}\nboard and own % | board % | board px high | target px | sign px | covered | table`);
      const page = await pageAs(browser, window);
      for (const scene of scenes) {
        await raise(page, url, scene);
        const figures = Object.values(await measured(page, scene.game ?? ''));
        console.log(`${figures.map((figure) => figure ?? '-').join(' | ')} | ${scene.name}`);
      }
      await page.close();
    }
    await tellJumps(browser, url, ids);
  });
});

async function tellTaps(ids: readonly string[]): Promise<void> {
  const each = CONFIRMS.map((way) => `confirmed ${way}: median | p95 | worst | a game`);
  console.log(`game, seats | games | hand-overs | curtains | taps a turn ${each.join(' | ')}`);
  for (const id of ids) {
    const game = await loadGame(id);
    const fixtures = fixturesOf(id);
    for (const seats of new Set(fixtures.map(({ setup }) => setup.seats))) {
      const counts = fixtures.filter(({ setup }) => setup.seats === seats).map((fixture) => tapCounts(game, fixture));
      const most = (of: readonly number[]): number => Math.max(...of);
      const ways = CONFIRMS.flatMap((way) => {
        const games = counts.map(({ turns }) => turns.map((turn) => turn[way]));
        const turns = games.flat();
        return [median(turns), quantile(turns, 0.95), most(turns), most(games.map(sum))];
      });
      const handed = [most(counts.map(({ handOvers }) => handOvers)), most(counts.map(({ curtains }) => curtains))];
      console.log([`${id}, ${seats}`, counts.length, ...handed, ...ways].join(' | '));
    }
  }
}
