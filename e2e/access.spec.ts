import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { walkScreens } from './walk.ts';

for (const lang of ['en', 'ja'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen, step and sheet passes axe: ${lang}, ${theme} @chromium`, async ({ page, site, press }) => {
      test.slow();
      const settings = JSON.stringify({ lang, theme, confirm: true, motion: 'off' });
      await page.addInitScript((stored) => localStorage.setItem('enza.settings', stored), settings);
      const look = async (): Promise<void> => {
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectAccessible(page);
      };
      await walkScreens({ page, url: site.url, press, lang, look });
    });
  }
}
