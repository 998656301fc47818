import type { Page } from 'playwright/test';
import { tableWords } from '../src/words/table.ts';
import { middleOf } from './finger.ts';
import { openParts } from './partsPage.ts';
import { expect, test } from './test.ts';

const comesAway = {
  'another app comes up': (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  'the window loses the focus': (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur'))),
  'Escape is pressed': (page: Page) => page.keyboard.press('Escape'),
};

test('own secrets are on the page only while the button is held', async ({ page, site }) => {
  const peek = (await openParts(page, site))('peek');
  const secret = peek.getByRole('button', { name: 'Card X' });
  const hold = peek.getByRole('button', { name: tableWords.en.holdToLook('Aya') });
  await expect(secret).toHaveCount(0);
  const { x, y } = await middleOf(hold);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(secret).toBeVisible();
  await page.mouse.move(x, y - 120);
  await expect(secret).toBeVisible();
  await page.mouse.up();
  await expect(secret).toHaveCount(0);

  await hold.focus();
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.down(key);
    await expect(secret).toBeVisible();
    await page.keyboard.up(key);
    await expect(secret).toHaveCount(0);
  }
});

test('those who cannot hold keep them open, until they look away', async ({ page, site, press }) => {
  const peek = (await openParts(page, site))('peek');
  const secret = peek.getByRole('button', { name: 'Card X' });
  const keep = peek.getByRole('button', { name: tableWords.en.holdToLook('Aya') });
  const pressByReader = () => keep.evaluate((button: HTMLButtonElement) => button.click());
  await pressByReader();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await press(secret);
  await expect(peek.getByRole('status')).toHaveText('This is card:X');
  await pressByReader();
  await expect(secret).toHaveCount(0);
  for (const [what, away] of Object.entries(comesAway)) {
    await test.step(what, async () => {
      await pressByReader();
      await expect(secret).toBeVisible();
      await away(page);
      await expect(secret).toHaveCount(0);
    });
  }
});

test('a stepper: taps, holds, keys and digits, and at its ends the reason', async ({ page, site, press }) => {
  const part = (await openParts(page, site))('stepper');
  const dial = part.getByRole('spinbutton', { name: 'Hearts' });
  const why = part.getByRole('status').first();
  const less = part.getByRole('button', { name: 'Hearts: one less' });
  const more = part.getByRole('button', { name: 'Hearts: one more' });
  await press(less);
  await expect(dial).toHaveValue('1');
  await press(less);
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await expect(why).toBeEmpty();
  await less.click({ force: true });
  await expect(dial).toHaveValue('0');
  await expect(why).toHaveText('Nobody fights with less than nothing.');

  const { x, y } = await middleOf(more);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(why).toHaveText('The dial ends at seven.');
  await page.mouse.up();
  await expect(dial).toHaveValue('7');

  await dial.focus();
  for (const [key, value] of [
    ['ArrowDown', '6'],
    ['PageDown', '1'],
    ['End', '7'],
    ['Home', '0'],
    ['ArrowRight', '1'],
    ['5', '1'],
  ] as const) {
    await page.keyboard.press(key);
    if (key === '5') await page.keyboard.press('Tab');
    await expect(dial, key).toHaveValue(value);
  }
  await dial.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('4');
  // What was not taken would be put back.
  await page.keyboard.press('Tab');
  await expect(dial).toHaveValue('4');
});
