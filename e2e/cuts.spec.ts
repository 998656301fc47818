import { expectUncut } from './cuts.ts';
import { expect, test } from './test.ts';
import { walkScreens } from './walk.ts';

for (const lang of ['en', 'ja'] as const) {
  test(`no text is cut on a small phone, at its usual size and at twice that: ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    test.slow();
    const settings = JSON.stringify({ lang, theme: 'light', confirm: true, motion: 'off' });
    await page.addInitScript((stored) => localStorage.setItem('enza.settings', stored), settings);
    const look = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      for (const percent of [200, 100]) await expectUncut(page, percent);
    };
    await walkScreens({ page, url: site.url, press, lang, look });
  });
}
