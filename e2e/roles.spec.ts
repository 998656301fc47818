import type { Locator, Page } from 'playwright/test';
import { seatsWords } from '../src/words/seats.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { tableWords } from '../src/words/table.ts';
import { expect, test } from './test.ts';

const shelf = shelfWords.en;
const seats = seatsWords.en;
const words = tableWords.en;

test('a whole game of two by roles and names alone, as a screen reader goes @chromium @proof', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(site.url);
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await activate(page.getByRole('region', { name: shelf.games }).getByRole('listitem').getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const seat of [0, 1]) {
    await activate(page.getByRole('group', { name: seats.whoSits(seat) }).getByRole('radio', { name: seats.person }));
  }
  await activate(button(seats.play));

  const over = button(words.final.again);
  const [curtain, goOn, forced] = [button(words.curtain.hold), button(words.goOn), button(words.goForced)];
  const holdOn = page.getByRole('button', { name: /hold to go on$/ });
  const menu = button(words.menu);
  let made = 0;
  for (;;) {
    await expect(over.or(curtain).or(menu).first()).toBeVisible();
    if (await over.isVisible()) break;
    if (await curtain.isVisible()) await activate(curtain);
    else if (await goOn.isVisible()) await activate(goOn);
    else if (await holdOn.isVisible()) await activate(holdOn);
    else if (await forced.isVisible()) await activate(forced);
    else await move(made++);
  }
  expect(made).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /win|draw/ })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  async function move(count: number): Promise<void> {
    // What is asked is told without being looked for, where nothing is chosen for a start.
    if (count === 0) await expect(page.getByRole('status').and(page.locator('.prompt'))).toHaveText(/\S/);
    await activate(menu);
    await activate(
      page.getByRole('dialog', { name: words.menu }).getByRole('button', { name: new RegExp(words.moves) }),
    );
    const list = page.getByRole('dialog', { name: words.moves }).getByRole('list');
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const moves = list.getByRole('button');
    const chosen = moves.nth((count * 5) % (await moves.count()));
    const says = (await nameOf(chosen)).trim();
    await activate(chosen);
    // Until the sheet has gone, and not only out of sight, the table under it is inert: nobody but a script reaches it.
    await expect(page.locator('dialog')).toHaveCount(0);
    // The button that makes the move says no more and no less than the move.
    const make = page.getByRole('contentinfo').getByRole('button').last();
    await expect(make).toHaveAccessibleName(/./);
    const name = await nameOf(make);
    expect(says.startsWith(name.trim())).toBe(true);
    const before = await told(page);
    await activate(make);
    await expect.poll(() => told(page)).not.toBe(before);
  }
});

/** What a screen reader does with what it stands on: no pointer, no key. */
const activate = (at: Locator): Promise<void> => at.evaluate((element: HTMLElement) => element.click());

/** A picture in it counts by its name; what keeps words together is no letter. */
const nameOf = (at: Locator): Promise<string> =>
  at.evaluate((element) => {
    const read = element.cloneNode(true) as Element;
    for (const picture of read.querySelectorAll('[role="img"]')) {
      picture.replaceWith(picture.getAttribute('aria-label') ?? '');
    }
    return (read.textContent ?? '').replaceAll('\u2060', '');
  });

/** What came to the log; it stands behind all else. */
const told = async (page: Page): Promise<string> => (await page.getByRole('status').last().textContent()) ?? '';
