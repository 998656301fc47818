import type { Page } from 'playwright/test';
import type { Lang } from '../src/words/phrase.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { expectAccessible } from './axe.ts';
import { GAME, Player } from './player.ts';
import { expect, test } from './test.ts';

for (const lang of ['en', 'ja'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen passes axe: ${lang}, ${theme} @chromium`, async ({ page, site, press }) => {
      test.slow();
      await page.goto(site.url);
      await dress(page, lang, theme);
      const player = new Player(page, press, lang);
      const { table } = player.words;
      const pass = (screen: string): Promise<void> => test.step(screen, () => expectAccessible(page));
      await pass('shelf');

      for (const [screen, hash] of [
        ['settings', '#/settings'],
        ['rules', `#/rules/${GAME}`],
        ['box', `#/box/${GAME}`],
      ] as const) {
        await page.goto(site.url + hash);
        await expect(page.getByRole('button', { name: shelfWords[lang].back })).toBeVisible();
        await pass(screen);
      }

      await page.goto(`${site.url}#/`);
      await player.start({ seats: ['person', 'person'], way: 'dark' });
      await expect(player.curtain).toBeVisible();
      await pass('curtain');
      await player.hold();
      await pass('private table');
      for (const sheet of ['moves', 'log', 'scores', 'change'] as const) {
        const dialog = await player.openSheet(sheet);
        await expect(dialog).toBeVisible();
        await pass(sheet);
        await press(dialog.getByRole('button', { name: shelfWords[lang].close }));
      }
      await press(player.button(table.menu));
      await pass('menu');
      await press(page.getByRole('dialog').getByRole('button', { name: shelfWords[lang].close }));
      for (let move = 0; move < 4; move++) await player.move();
      await expect(player.next).toBeVisible();
      await pass('after some moves');
      await player.finish();
      await pass('scores at the end');
      await press(player.button(table.final.seeTable));
      await pass('table at the end');

      await page.goto(`${site.url}#/`);
      await expect(page.getByRole('heading', { name: shelfWords[lang].goOn })).toBeVisible();
      await pass('shelf with a game');
    });
  }
}

async function dress(page: Page, lang: Lang, theme: string): Promise<void> {
  const settings = JSON.stringify({ lang, theme, confirm: true, motion: 'off' });
  await page.evaluate((stored) => localStorage.setItem('enza.settings', stored), settings);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}
