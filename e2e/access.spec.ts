import type { Page } from 'playwright/test';
import { LANGS } from '../src/words/voice.ts';
import { expectAccessible, expectAccessibleInBoth, wearOther } from './axe.ts';
import { expectUncut } from './cuts.ts';
import { expect, test, withSettings } from './test.ts';
import { isProof } from './tier.ts';
import { WALKS, walkScreens } from './walk.ts';

test.use({ movesIn: true });

/**
 * In the proof every screen in both languages and both themes. Else the screens take turns: one is walked in English, the next
 * in Japanese, and of each language one is judged in the light, the next in the dark.
 */
const judgeOf = (): ((page: Page) => Promise<void>) => (isProof ? expectAccessibleInBoth : expectAccessibleByTurns());

/** One screen in the light, the next in the dark. */
function expectAccessibleByTurns(): (page: Page) => Promise<void> {
  let isOther = false;
  return async (page) => {
    if (isOther) await wearOther(page);
    await expectAccessible(page);
    if (isOther) await wearOther(page);
    isOther = !isOther;
  };
}

for (const [lang, game] of LANGS.flatMap((each) => WALKS.map((walk) => [each, walk] as const))) {
  const judge = judgeOf();
  test(`every screen, step and sheet on a small phone passes axe, stands still and cuts no text, at twice its size too: ${game ?? 'shell'}, ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    test.slow();
    // It is the device that asks for less motion here.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const settings = JSON.stringify({
      lang,
      theme: 'light',
      confirm: true,
      forced: false,
      motion: 'full',
      pace: 'atOnce',
    });
    await withSettings(page, settings);
    const look = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect.poll(() => page.evaluate(movingNow)).toEqual([]);
      await expectWhole(page, judge);
      for (const percent of [200, 100]) await expectUncut(page, percent);
    };
    await walkScreens(game, { page, url: site.url, press, lang, look });
  });
}

/** A page that scrolls is judged at its full height: what stays at its foot lies over whatever is scrolled under it. Not under a sheet. */
async function expectWhole(page: Page, expectAccessible: (page: Page) => Promise<void>): Promise<void> {
  const window = page.viewportSize();
  if (!window) throw new Error('the page has no size');
  const height = await page.evaluate(() =>
    document.querySelector('.screen') && !document.querySelector('dialog') ? document.body.scrollHeight : 0,
  );
  if (height > window.height) await page.setViewportSize({ ...window, height });
  await expectAccessible(page);
  await page.setViewportSize(window);
}

/** Runs in the page. */
function movingNow(): string[] {
  // What follows a scroll position moves with a finger alone.
  const byTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  return byTime.flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return effect?.getComputedTiming().duration ? [target?.outerHTML.slice(0, 80) ?? ''] : [];
  });
}
