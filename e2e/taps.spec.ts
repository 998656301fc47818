import type { Page } from 'playwright/test';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn } from './wire.ts';

const SETTINGS = JSON.stringify({
  lang: 'en',
  theme: 'light',
  confirm: true,
  forced: false,
  motion: 'off',
  pace: 'quick',
});

/** Every game with a bot, whose moves are shown next; and among persons, where the next question is another one’s. */
const TABLES = [
  { game: 'fairy-light', seats: ['person', 'bot'] },
  { game: 'fairy-concerto', seats: ['person', 'bot'] },
  { game: 'alfheim', seats: ['person', 'person'] },
  { game: 'alfheim', seats: ['person', 'bot'] },
  { game: 'maihoshi', seats: ['person', 'bot'] },
  { game: 'my-little-scythe', seats: ['person', 'bot'] },
] as const;
const MOVES = 3;
const APART_MS = 120;

interface Tapping {
  x: number;
  y: number;
  atMs: number;
  /** What answered to a click. */
  heard: string[];
}
type Tapped = { tapping: Tapping };

/** A finger on the middle of the button. */
async function tap(page: Page): Promise<void> {
  await page.locator('.actions .primary').evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y });
    Object.assign(globalThis, { tapping: { x, y, atMs: click.timeStamp, heard: [] } });
    const { tapping } = globalThis as unknown as Tapped;
    addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('button, a, [data-opens], [data-thing]');
      if (pressed) tapping.heard.push(pressed.getAttribute('aria-label') ?? pressed.textContent ?? '');
    });
    button.dispatchEvent(click);
  });
}

/** The same finger again, so long after the first tap by its clock, however slow the machine is. */
const tapAgain = (page: Page): Promise<string[]> =>
  page.evaluate((apartMs) => {
    const { tapping } = globalThis as unknown as Tapped;
    const { x, y, atMs, heard } = tapping;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2, clientX: x, clientY: y });
    Object.defineProperty(click, 'timeStamp', { value: atMs + apartMs });
    document.elementFromPoint(x, y)?.dispatchEvent(click);
    return heard.slice(1);
  }, APART_MS);

for (const { game, seats } of TABLES) {
  test(`a finger that taps twice makes one move, and presses nothing of what comes: ${game}, ${seats.join(', ')} @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    await page.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), SETTINGS);
    const wire = await listenIn(context);
    const made = (): number => wire.requests.filter(({ kind }) => kind === 'move').length;
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ game, seats });
    for (let move = 0; move < MOVES; move++) {
      await player.comeToDecide();
      await player.select();
      const button = await player.primary.elementHandle();
      const before = made();
      await tap(page);
      await button?.waitForElementState('hidden');
      expect(await tapAgain(page)).toEqual([]);
      await expect(page.locator('dialog')).toHaveCount(0);
      expect(made()).toBe(before + 1);
    }
  });
}
