import type { Page } from 'playwright/test';
import { settingsWords } from '../src/words/settings.ts';
import { tableWords } from '../src/words/table.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

const { soundOffer, yesNo } = tableWords.en;
const settings = settingsWords.en;

/** Nobody was asked yet, and things move. */
const FRESH = JSON.stringify({ lang: 'en', motion: 'full', pace: 'quick' });

/** Counts on the page itself what is laid before the loudspeaker, and says whether it is awake. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((stored) => {
    if (!isSecureContext) return;
    if (localStorage.getItem('heard') === null) {
      localStorage.setItem('heard', 'true');
      localStorage.setItem('enza/.settings', stored);
      localStorage.setItem('enza/.soundOffered', 'false');
    }
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function counted(...when) {
      const { dataset } = document.documentElement;
      dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      this.context.onstatechange = () => {
        dataset.awake = String(this.context.state === 'running');
      };
      dataset.awake = String(this.context.state === 'running');
      start.apply(this, when);
    };
  }, FRESH);
}

const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

test('sound is offered once, at the first table, and what was said is kept @chromium', async ({
  page,
  site,
  press,
}) => {
  await listen(page);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  const offer = page.getByRole('region', { name: soundOffer });
  await press(offer.getByRole('button', { name: yesNo.no }));
  await expect(offer).toBeHidden();
  await player.move();
  expect(await tones(page)).toBe(0);
  await page.reload();
  await player.next.waitFor();
  await expect(offer).toBeHidden();
});

test('a move instead of an answer is one @chromium', async ({ page, site, press }) => {
  await listen(page);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  const offer = page.getByRole('region', { name: soundOffer });
  await expect(offer).toBeVisible();
  await player.move();
  await expect(offer).toBeHidden();
  expect(await tones(page)).toBe(0);
});

test('who wants sound hears the place round the game and what happens, each as they like, and nothing goes on after the table @chromium', async ({
  page,
  site,
  press,
}) => {
  await listen(page);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await press(page.getByRole('region', { name: soundOffer }).getByRole('button', { name: yesNo.yes }));
  // The background begins without a move.
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const awake = page.locator('html[data-awake="true"]');
  await expect(awake).toHaveCount(1);

  const sheet = await player.openSheet('likings');
  const group = (name: string) => sheet.getByRole('group', { name });
  await player.choose(group(settings.ground).getByRole('radio', { name: settings.sounds.off }));
  await press(sheet.getByRole('button', { name: player.words.shelf.close }));
  // At rest the loudspeaker is asleep, until something happens.
  await expect(awake).toHaveCount(0);
  const before = await tones(page);
  // What is chosen in secret at first makes no sound.
  const moved = async (): Promise<number> => {
    await player.move();
    return await tones(page);
  };
  await expect.poll(moved).toBeGreaterThan(before);
  await player.openSheet('likings');
  await player.choose(group(settings.effects).getByRole('radio', { name: settings.sounds.off }));
  await player.choose(group(settings.ground).getByRole('radio', { name: settings.sounds.on }));
  await press(sheet.getByRole('button', { name: player.words.shelf.close }));
  await expect(awake).toHaveCount(1);

  await page.goto(`${site.url}#/`);
  await page.locator('.boxes').waitFor();
  await expect(awake).toHaveCount(0);
});
