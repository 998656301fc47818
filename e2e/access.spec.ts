import { allScenes, type Scene } from '../src/cli/scenes.ts';
import { raise } from '../src/cli/stage.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

const SHEETS = ['moves', 'log', 'scores', 'change'] as const;

for (const lang of ['en', 'ja'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen and step passes axe: ${lang}, ${theme} @chromium`, async ({ page, site, press }) => {
      test.slow();
      const scenes = await allScenes();
      const settings = JSON.stringify({ lang, theme, confirm: true, motion: 'off' });
      await page.addInitScript((stored) => localStorage.setItem('enza.settings', stored), settings);
      for (const scene of scenes) {
        await test.step(scene.name, async () => {
          await raise(page, site.url, scene);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expectAccessible(page);
        });
      }

      const player = new Player(page, press, lang);
      await raise(page, site.url, tableOf(scenes));
      for (const sheet of SHEETS) {
        await test.step(sheet, async () => {
          const dialog = await player.openSheet(sheet);
          await expect(dialog).toBeVisible();
          await expectAccessible(page);
          await press(dialog.getByRole('button', { name: player.words.shelf.close }));
        });
      }
    });
  }
}

function tableOf(scenes: readonly Scene[]): Scene {
  const table = scenes.find(({ name }) => name.includes('-half-'));
  if (!table) throw new Error('no game is half played');
  return table;
}
