import type { Page } from 'playwright/test';
import { openStaged, type StagedMove, seek, stagedMoves } from '../src/cli/film.ts';
import { saidOf } from './saidOf.ts';
import { expect, test, withSettings } from './test.ts';
import { titles, tried } from './tier.ts';

const MOVING = { lang: 'en', theme: 'light', forced: false, motion: 'full', pace: 'steady' };
const set = (page: Page, over: object = {}): Promise<unknown> =>
  withSettings(page, JSON.stringify({ ...MOVING, ...over }));

/** The longest scene of a title, or event, that tells of a move. */
async function greatest(game: string): Promise<StagedMove> {
  const lastsMs = ({ scenes }: StagedMove): number =>
    scenes.flatMap(({ steps }) => steps).reduce((sum, step) => sum + step.lastsMs, 0);
  const [longest] = [...(await stagedMoves(game, 'en')).values()]
    .filter(({ moves, isOwn }) => moves > 0 && !isOwn)
    .sort((one, other) => lastsMs(other) - lastsMs(one));
  if (!longest) throw new Error(`nothing of ${game} is staged`);
  return longest;
}

for (const game of titles('my-little-scythe')) {
  test(`${game}: before a scene shows it, the page tells nothing of a move`, async ({ page, site }) => {
    const move = await greatest(game);
    await set(page);
    await openStaged(page, site.url, move);
    // As the frame before has it, which is held for every move of all recorded games in src/cli/spoilers.test.ts.
    const lastsMs = await seek(page, 0);
    const before = await saidOf(page);
    let ms = 0;
    for (const { name, shows, says, lastsMs: stepMs } of move.scenes.flatMap(({ steps }) => steps)) {
      if (shows || says) break;
      ms += stepMs;
      await seek(page, Math.max(0, ms - 1));
      expect.soft(await saidOf(page), name).toEqual(before);
    }
    await seek(page, lastsMs);
    expect(await saidOf(page)).not.toEqual(before);
  });

  test(`${game}: nothing that flies is cut off or out of the window`, async ({ page, site }) => {
    const move = await greatest(game);
    await set(page, { textSize: 200 });
    await openStaged(page, site.url, move);
    const lastsMs = await seek(page, 0);
    for (const part of [0.25, 0.5, 0.75]) {
      await seek(page, Math.round(lastsMs * part));
      expect.soft(await page.evaluate(cutOnStage), `at ${part}`).toEqual([]);
    }
  });
}

// There the steps that only pass are left out: no other may need what they have drawn.
for (const game of titles('fairy-light')) {
  test(`${game}: where nothing is to move, each step of a scene is a picture`, async ({ page, site }) => {
    const move = await greatest(game);
    await set(page, { motion: 'off' });
    await openStaged(page, site.url, move);
    const lastsMs = await seek(page, 0);
    for (let part = 1; part <= 16; part++) await seek(page, Math.round((lastsMs * part) / 16));
    await expect(page.locator('.table')).toBeVisible();
  });
}

for (const game of tried(['alfheim', 'my-little-scythe'], ['alfheim'])) {
  test(`${game}: a page that is reloaded in a scene begins it again`, async ({ page, site }) => {
    const move = await greatest(game);
    await set(page);
    await openStaged(page, site.url, move);
    const first = page.locator(`.stage > [data-step="${move.scenes[0]?.steps[0]?.name}"]`);
    await expect(first).toBeAttached();
    await page.reload();
    await expect(first).toBeAttached();
  });
}

/** Runs in the page: what flies and is clipped by something in the stage, is out of the window, or cannot be hit where it is seen. */
function cutOnStage(): string[] {
  const layer = document.querySelector('.stage');
  if (!layer) return ['no stage'];
  const hits = new CSSStyleSheet();
  hits.replaceSync('.stage, .stage * { pointer-events: auto !important }');
  document.adoptedStyleSheets = [hits];
  const found: string[] = [];
  for (const thing of layer.querySelectorAll<HTMLElement>('.stage-sprite')) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const isSeen = thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || width < 1 || height < 1 || Number(getComputedStyle(thing).opacity) < 0.1) continue;
    const name = thing.className;
    for (let above = thing.parentElement; above && above !== layer; above = above.parentElement) {
      const { overflow, clipPath, contain } = getComputedStyle(above);
      if (overflow !== 'visible' || clipPath !== 'none' || contain !== 'none')
        found.push(`${name} is clipped by ${above.className}`);
    }
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null) found.push(`${name} is out of the window at ${Math.round(x)}, ${Math.round(y)}`);
    else if (!layer.contains(hit) || hit === layer)
      found.push(`${name} is not hit at ${Math.round(x)}, ${Math.round(y)}`);
  }
  for (const word of layer.querySelectorAll('.stage-ribbon'))
    if (word.scrollWidth > word.clientWidth + 1 || word.scrollHeight > word.clientHeight + 1)
      found.push(`words are cut: ${word.textContent}`);
  document.adoptedStyleSheets = [];
  return found;
}
