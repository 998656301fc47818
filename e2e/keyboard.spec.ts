import type { Locator, Page } from 'playwright/test';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

const MOST_TABS = 120;
const MOST_ARROWS = 8;

test('a whole game of two by keyboard alone, the curtain between them @chromium', async ({ page, site }) => {
  test.slow();
  await page.goto(site.url);
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  await player.start({ seats: ['person', 'person'], way: 'dark' });
  await player.finish();
  await expect(player.again).toBeVisible();
  expect(player.curtains).toBeGreaterThan(10);
});

/** Nothing is focused in any other way than by Tab, nothing pressed but Enter, and nothing chosen but by arrows. */
class KeyboardPlayer extends Player {
  curtains = 0;

  override async choose(radio: Locator): Promise<void> {
    await tabTo(this.page, radio, (element) => {
      const now = document.activeElement;
      return now instanceof HTMLInputElement && now.name === (element as HTMLInputElement).name;
    });
    for (let arrow = 0; arrow < MOST_ARROWS && !(await radio.isChecked()); arrow++) {
      await this.page.keyboard.press('ArrowRight');
    }
    await expect(radio).toBeChecked();
  }

  override async hold(): Promise<void> {
    // The curtain tells itself first, and its button is the next to come.
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
    await this.page.keyboard.press('Tab');
    await expect(this.curtain).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.curtain).toBeHidden();
    this.curtains++;
  }
}

async function pressKey(page: Page, at: Locator): Promise<void> {
  await tabTo(page, at, (element) => element === document.activeElement);
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, at: Locator, isThere: (element: Element) => boolean): Promise<void> {
  await expect(at).toBeVisible();
  for (let tab = 0; tab <= MOST_TABS; tab++) {
    if (await at.evaluate(isThere)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${at} cannot be reached by Tab`);
}
