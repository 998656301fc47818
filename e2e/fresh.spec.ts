import type { Page } from 'playwright/test';
import { raise } from '../src/cli/contactSheet.ts';
import { allScenes, type PicturedScreen } from '../src/cli/scenes.ts';
import { FACES } from '../src/games/faces.ts';
import { movingWords } from '../src/words/backup.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';

test.use({ movesIn: true });

/** Of every kind of screen one, late in its game: what its style sheets hold is on the page then. */
const KINDS = [
  /^shelf-waiting$/,
  /^settings$/,
  /-box$/,
  /-rules$/,
  /-records$/,
  /-half-(?!.*(?:-curtain|-only)$)/,
  /-curtain$/,
  /-end$/,
];

test('every screen is laid out after all others as it is when it comes first @chromium', async ({ page, site }) => {
  test.slow();
  const scenes = oneOfEach(await allScenes());
  // A shelf that says how long ago something was is laid out alike however long it takes to look.
  await page.clock.setFixedTime(new Date());
  await page.goto(site.url);
  await expect(page.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
  for (const scene of scenes) await raise(page, site.url, scene);
  const late = new Map<PicturedScreen, readonly string[]>();
  for (const scene of scenes) {
    await page.evaluate(goHome);
    await page.locator('.boxes').waitFor();
    await come(page, site.url, scene);
    late.set(scene, await page.evaluate(settledLayout));
  }
  for (const [scene, layout] of late) {
    await test.step(scene.name, async () => {
      // From another document: no style sheet is left of any screen.
      await page.goto('about:blank');
      await come(page, site.url, scene);
      const differs = async (): Promise<readonly string[]> => {
        const fresh = await page.evaluate(settledLayout);
        const isOther = (line: string, index: number): boolean => line !== layout[index];
        return [...fresh.filter(isOther), ...layout.slice(fresh.length)];
      };
      await expect.poll(differs, { message: scene.name }).toEqual([]);
    });
  }
});

/** No curtain that has to be opened: what lies behind it is laid out like any table. */
function oneOfEach(scenes: readonly PicturedScreen[]): PicturedScreen[] {
  const games = tried([null, ...Object.keys(FACES)], [null, 'my-little-scythe']);
  return games.flatMap((game) =>
    KINDS.flatMap(
      (kind) =>
        scenes.find((scene) => scene.game === game && kind.test(scene.kind) && scene.curtain !== 'opened') ?? [],
    ),
  );
}

/** Runs in the page: by a link, since every address lies deeper than the one before, and what lies deep has a way out. */
function goHome(): void {
  const link = document.createElement('a');
  link.href = '#/';
  document.body.append(link);
  link.click();
  link.remove();
}

async function come(page: Page, url: string, { hash, kind, shows }: PicturedScreen): Promise<void> {
  await page.goto(url + hash);
  // A table may first show again what was uncovered last.
  await page.locator(`${shows}, .actions .primary`).first().waitFor();
  if (kind !== 'shelf-waiting' && kind !== 'settings') return;
  // With all that there can be.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.locator('[aria-labelledby="install"]').waitFor();
}

/** Runs in the page: what is drawn, one line an element, once it has come to rest. */
async function settledLayout(): Promise<string[]> {
  const RESTS_FRAMES = 20;
  const layout = (): string[] =>
    [...document.querySelectorAll('#app :not(svg *), #app svg text')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, opacity, fontWeight, fontSize, position } = getComputedStyle(element);
      const box = [left, top, width, height].map(Math.round).join(' ');
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return [name, box, color, opacity, fontWeight, fontSize, position].join(' | ');
    });
  // What follows a finger that scrolls has no end by itself.
  const byTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  const animations = byTime.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
  for (let before = layout(); ; ) {
    for (let frame = 0; frame < RESTS_FRAMES; frame++) await new Promise(requestAnimationFrame);
    const now = layout();
    if (now.join() === before.join()) return now;
    before = now;
  }
}
