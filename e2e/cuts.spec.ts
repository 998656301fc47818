import { LANGS } from '../src/words/lang.ts';
import { expectUncut } from './cuts.ts';
import { expect, test } from './test.ts';
import { WALKS, walkScreens } from './walk.ts';

for (const [lang, game] of LANGS.flatMap((each) => WALKS.map((walk) => [each, walk] as const))) {
  test(`no text is cut on a small phone, at its usual size and at twice that: ${game ?? 'shell'}, ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    test.slow();
    const settings = JSON.stringify({ lang, theme: 'light', confirm: true, motion: 'off', pace: 'atOnce' });
    await page.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), settings);
    const look = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      for (const percent of [200, 100]) await expectUncut(page, percent);
    };
    await walkScreens(game, { page, url: site.url, press, lang, look });
  });
}
