import type { Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { recordsWords } from '../src/words/records.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { archiveWords, ticketWords } from '../src/words/tickets.ts';
import { expectAccessible } from './axe.ts';
import { playedMatches, takeIn } from './played.ts';
import { expect, test } from './test.ts';

const [words, records] = [archiveWords.en, recordsWords.en];

const rows = (page: Page) => page.locator('.filed');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** All that is stored, to the byte. */
const stored = async (page: Page): Promise<string> => JSON.stringify(await readMatches(page));

test('a hundred games are found, deleted by tens and brought back as they were, without a network @chromium', async ({
  device,
  site,
}) => {
  test.slow();
  const page = await device.open();
  const press = (at: ReturnType<Page['locator']>) => at.click();
  await page.goto(site.url);
  await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await takeIn(page, site.url, playedMatches(100), press);
  const before = await stored(page);

  await page.goto(`${site.url}#/`);
  // Of finished games the newest alone lies before the boxes.
  await expect(page.locator('.ticket')).toHaveCount(1);
  await press(page.getByRole('link', { name: words.all(100) }));
  await expect(rows(page)).toHaveCount(25);
  await press(button(page, words.more(25)));
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).nth(25).getByRole('link')).toBeFocused();

  // Whoever opens one comes back to its place.
  const way = rows(page).nth(37).getByRole('link');
  const address = await way.getAttribute('href');
  for (const goBack of [() => page.goBack(), () => press(button(page, shelfWords.en.back))]) {
    await press(way);
    await expect(page.locator('.screen.archive')).toHaveCount(0);
    await expect(button(page, shelfWords.en.back)).toBeVisible();
    await goBack();
    await expect(rows(page)).toHaveCount(50);
    await expect(way).toBeFocused();
    await expect(way).toBeInViewport();
    expect(await way.getAttribute('href')).toBe(address);
  }

  await page.getByLabel(words.game).selectOption({ label: 'Alfheim Fairies' });
  await page.getByLabel(words.person).selectOption({ label: 'Sora' });
  await expect(page.getByText(words.found(100))).toBeHidden();
  for (const text of await rows(page).allTextContents()) {
    expect(text).toContain('Alfheim Fairies');
    expect(text).toContain('Sora');
  }
  await page.getByLabel(words.game).selectOption('');
  await page.getByLabel(words.person).selectOption('');
  await expect(page.getByText(words.found(100))).toBeVisible();

  await rows(page).nth(9).scrollIntoViewIfNeeded();
  for (let row = 5; row < 15; row++) await press(rows(page).nth(row).getByRole('checkbox'));
  await expect(page.getByText(words.selected(10))).toBeVisible();
  const next = (await rows(page).nth(15).getByRole('link').getAttribute('href')) ?? '';
  const place = await page.evaluate(() => scrollY);
  // By its place: the way to a named button would scroll by itself.
  const at = await button(page, words.remove).boundingBox();
  if (!at) throw new Error('the button is out of sight');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await expect(page.getByText(words.deleted(10))).toBeVisible();
  await expect(page.getByText(words.found(90))).toBeVisible();
  await expect(rows(page).nth(5).getByRole('link')).toHaveAttribute('href', next);
  await expect(rows(page).nth(5).getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.reload();
  await press(button(page, words.undo));
  await expect(page.getByText(words.found(100))).toBeVisible();
  await expect(button(page, words.undo)).toHaveCount(0);
  expect(await stored(page)).toBe(before);
  await device.close();
});

test('by keys alone one game after the other is deleted, and the last one comes back @chromium', async ({
  page,
  site,
  press,
}) => {
  await takeIn(page, site.url, playedMatches(5, ['fairy-light']), press);
  await page.goto(`${site.url}#/archive`);
  await expect(rows(page)).toHaveCount(5);
  const remove = page.getByRole('button', { name: new RegExp(`^${ticketWords.en.remove}`) });
  for (const left of [4, 3]) {
    await rows(page).nth(1).getByRole('button').press('Enter');
    await remove.press('Enter');
    await expect(rows(page)).toHaveCount(left);
    await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
  }
  await button(page, words.undo).press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused();
  await rows(page).first().getByRole('checkbox').press('Space');
  await button(page, words.selectAll(4)).press('Enter');
  await button(page, words.remove).press('Enter');
  await expect(page.getByText(words.none)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await button(page, words.undo).press('Enter');
  await expect(rows(page)).toHaveCount(4);
});

test('a deletion can be undone until somebody goes on, and the records stay @chromium', async ({
  page,
  site,
  press,
}) => {
  await takeIn(page, site.url, playedMatches(6), press);
  await page.goto(`${site.url}#/`);
  await press(page.locator('.ticket button').first());
  await press(page.getByRole('button', { name: new RegExp(`^${ticketWords.en.remove}`) }));
  await expect(page.getByText(words.deleted(1))).toBeVisible();
  await press(page.getByRole('link', { name: words.all(5) }));
  await expect(rows(page)).toHaveCount(5);
  await expect(button(page, words.undo)).toBeVisible();
  await press(page.getByRole('link', { name: words.records }));
  await expect(page.getByRole('heading', { name: records.evenings })).toBeVisible();
  await expect(page.locator('.evenings [data-game]')).toHaveCount(6);
  for (const figures of await page.locator('.figures > summary').all()) await press(figures);
  await expectAccessible(page);
  await press(page.getByRole('link', { name: records.archive }));
  await expect(rows(page)).toHaveCount(5);
  await expect(button(page, words.undo)).toHaveCount(0);
  expect(await readMatches(page)).toHaveLength(5);
});
