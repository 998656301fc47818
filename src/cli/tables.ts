import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { command } from './badArguments.ts';
import { allScenes, type PicturedScreen } from './scenes.ts';
import { onStage, pageAs, raise } from './stage.ts';

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];

/**
 * What of the screen belongs to the board and to own things, how small the smallest target and sign are, and what lies
 * over what, for every step of the recorded games: npm run -s tables [-- --game alfheim] [--window 360x640]
 */
await command(async () => {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: '' }, window: { type: 'string', default: '' } },
  });
  const isAsked = ({ hash, curtain, name, game }: PicturedScreen): boolean =>
    hash.startsWith('#/table/') && curtain !== 'closed' && !name.endsWith('-end') && (game ?? '').includes(values.game);
  const scenes = (await allScenes()).filter(isAsked);
  await onStage(async (browser, url) => {
    for (const window of WINDOWS) {
      const size = `${window.width}x${window.height}`;
      if (!size.includes(values.window)) continue;
      console.log(`\n${size}\nboard and own % | board % | board px high | target px | sign px | covered | table`);
      const page = await pageAs(browser, window);
      for (const scene of scenes) {
        await raise(page, url, scene);
        console.log(`${(await measured(page)).join(' | ')} | ${scene.name}`);
      }
      await page.close();
    }
  });
});

/** Runs in the page: what lies uppermost at every fourth point of the window, and how large what can be touched and read is. */
function measured(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const GRID_PIXELS = 4;
    const counts = { all: 0, board: 0, own: 0 };
    for (let x = GRID_PIXELS / 2; x < innerWidth; x += GRID_PIXELS) {
      for (let y = GRID_PIXELS / 2; y < innerHeight; y += GRID_PIXELS) {
        const top = document.elementFromPoint(x, y);
        counts.all++;
        if (top?.closest('[data-own]')) counts.own++;
        else if (top?.closest('[data-board]')) counts.board++;
      }
    }
    const percent = (count: number): string => ((100 * count) / counts.all).toFixed(0);
    const board = document.querySelector('[data-board]');
    const least = (selector: string): string => {
      const sizes = [...(board?.querySelectorAll(selector) ?? [])].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && element.checkVisibility() ? [Math.min(width, height)] : [];
      });
      return sizes.length === 0 ? '-' : Math.min(...sizes).toFixed(0);
    };
    const targets = 'button, [role="button"], [role="radio"], [data-state="open"]';
    const covered = [...(board?.querySelectorAll(targets) ?? [])].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const over = document.elementFromPoint(x, y);
      return over !== null && !element.contains(over) && !over.contains(element);
    });
    return [
      percent(counts.board + counts.own),
      percent(counts.board),
      (board?.getBoundingClientRect().height ?? 0).toFixed(0),
      least(targets),
      least('svg[data-sign], [data-sign]'),
      String(covered.length),
    ];
  });
}
