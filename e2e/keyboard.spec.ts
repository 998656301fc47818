import type { Locator, Page } from 'playwright/test';
import { labels } from '../src/games/fairy-concerto/words/labels.ts';
import { fixtureNamed, fixturesOf } from '../src/games/fixtures.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { isProof, tried } from './tier.ts';

const { en: words } = labels;
const MOST_TABS = 120;
const MOST_ARROWS = 8;
/** Moves of the record before its first seeker goes, and before its last turn. */
const scythe = fixtureNamed('my-little-scythe', '2-off-84');
const FIRST_ROUTE = scythe.log.findIndex(({ move }) => (move as unknown as { readonly do: string }).do === 'go');
const LAST_TURN = scythe.log.length - 4;
/** Of the recorded games below, so much has been played; in the proof the whole concert is. */
const LATE = isProof ? 0.75 : 0.9;
const concert = fixtureNamed('fairy-concerto', '1-gentle-on-6');
const dark = fixtureNamed('fairy-light', '2-dark-2');
const LEAST_CURTAINS = isProof ? 5 : 2;

test('Fairy Concerto by keyboard alone: one against Bach, dealt by keys and played to its end @chromium', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(site.url);
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  await player.start({ game: 'fairy-concerto', seats: ['person'], way: 'on' });
  await expect(player.next).toBeVisible();
  const half = savedAfter(concert, movesIn(concert, LATE), ['person']);
  if (!isProof) await goOnWith(page, site.url, half, player);
  await player.finish();
  await expect(player.again).toBeVisible();
});

test('the end of fairy light by keyboard alone: two, the curtain between them @chromium', async ({ page, site }) => {
  test.slow();
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  const half = movesIn(dark, LATE);
  await goOnWith(page, site.url, savedAfter(dark, half, ['person', 'person']), player);
  await player.finish();
  await expect(player.again).toBeVisible();
  expect(player.curtains).toBeGreaterThanOrEqual(LEAST_CURTAINS);
});

/** The longer games. */
const DUELS = { alfheim: LATE, maihoshi: 0.9 };

for (const [game, share] of tried(Object.entries(DUELS), [['alfheim', DUELS.alfheim]])) {
  test(`the end of ${game} by keyboard alone: one and a bot @chromium`, async ({ page, site }) => {
    test.slow();
    const duel = fixturesOf(game).find(({ setup }) => setup.seats === 2);
    if (!duel) throw new Error('no recorded game is of two');
    const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
    const late = movesIn(duel, share);
    await goOnWith(page, site.url, savedAfter(duel, late, ['person', 'bot']), player);
    await player.finish();
    await expect(player.again).toBeVisible();
  });
}

test('the hand of Fairy Concerto is walked by arrows, and what is chosen in it is played', async ({ page, site }) => {
  await page.goto(site.url);
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  await player.start({ game: 'fairy-concerto', seats: ['person', 'bot', 'bot'] });
  await pressKey(page, page.getByRole('button', { name: /^Score card/ }).first());
  const cards = page.getByRole('toolbar', { name: words.hand }).getByRole('button');
  await pressKey(page, cards.first());
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  for (let arrow = 1; arrow < 6; arrow++) await page.keyboard.press('ArrowRight');
  await expect(cards.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'false');
  await player.commit();
  await expect(cards.or(page.getByRole('heading', { name: words.offeredTo('Crane') })).first()).toBeVisible();
});

test('the end of My Little Scythe by keyboard alone, and its map is walked by arrows @chromium', async ({
  page,
  site,
}) => {
  test.slow();
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  await goOnWith(page, site.url, savedAfter(scythe, FIRST_ROUTE, ['person', 'bot']), player);
  const map = page.getByRole('grid', { name: 'Map' });
  await tabTo(page, map.locator('button[tabindex="0"]'), (element) => element === document.activeElement);
  const held = page.locator(':focus');
  for (let arrow = 0; arrow < MOST_ARROWS && (await held.getAttribute('data-mark')) !== 'open'; arrow++) {
    await page.keyboard.press(arrow % 2 === 0 ? 'ArrowDown' : 'ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(held).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toHaveText(/^Go to/);
  await player.commit();
  // Saved and answered: nothing of this game is written over the next one.
  await expect(player.next).toBeVisible();

  await goOnWith(page, site.url, savedAfter(scythe, LAST_TURN, ['bot', 'person']), player);
  await player.finish();
  await expect(player.again).toBeVisible();
});

test('keys find what can be chosen, confirm, put down, take back and open the menu @chromium', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  await player.start({ game: 'fairy-light', seats: ['person', 'person'] });
  const board = page.locator('main.board');
  await board.focus();
  const chosen = page.locator(':focus');
  await page.keyboard.press('Shift+N');
  await expect(chosen).toHaveClass(/fl-keep/);
  await page.keyboard.press('n');
  await expect(chosen).toHaveAttribute('data-thing', /^card:/);
  await page.keyboard.press('Shift+N');
  await expect(chosen).toHaveClass(/fl-keep/);
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: player.words.table.menu });
  await expect(menu).toBeVisible();
  // So long a list is gone through by its headings.
  for (const name of Object.values(player.words.table.menuGroups))
    await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  // What was chosen from the list lies on the table like what was chosen on the board.
  await player.select();
  await expect(player.primary).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.primary).toBeHidden();
  const { takeBack: name, takeBackWhy } = player.words.table;
  const takeBack = player.button(name);
  // What is chosen is put down first.
  await player.select();
  await expect(player.primary).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(player.primary).toBeHidden();
  await expect(takeBack).toHaveAttribute('data-closed', 'true');
  await player.select();
  await expect(player.primary).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(takeBack).toHaveAttribute('title', takeBackWhy.free);
  await page.keyboard.press('Control+z');
  await expect(takeBack).toHaveAttribute('data-closed', 'true');
});

test('a field of Alfheim is walked by arrows, and a clue placed where they lead', async ({ page, site }) => {
  await page.goto(site.url);
  const player = new KeyboardPlayer(page, (at) => pressKey(page, at));
  await player.start({ game: 'alfheim', seats: ['person', 'bot'] });
  const places = page.getByRole('gridcell').getByRole('button', { name: /, the clue may go here$/ });
  const first = places.first();
  await tabTo(page, first, (element) => element.closest('table')?.contains(document.activeElement) === true);
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('gridcell').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player.primary).toHaveText(/^Place /);
  await page.keyboard.press('Escape');
  await expect(player.primary).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(player.primary).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(player.button(player.words.table.takeBack)).toHaveAttribute('data-closed', 'false');
});

/** Nothing is focused in any other way than by Tab, nothing pressed but Enter, and nothing chosen but by arrows. */
class KeyboardPlayer extends Player {
  curtains = 0;
  #chosen = 0;

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

  override async comeToDecide(): Promise<boolean> {
    for (;;) {
      await this.next.waitFor();
      if (await this.again.isVisible()) return false;
      if (await this.curtain.isVisible()) await this.hold();
      else if (await this.holdOn.isVisible()) await this.spend(this.holdOn);
      else if (await this.goOn.isVisible()) await this.spend(this.goOn);
      else return true;
    }
  }

  override async move(): Promise<boolean> {
    if (!(await this.comeToDecide())) return false;
    if (await this.forced.isVisible()) await this.spend(this.forced);
    else {
      await this.select(this.#chosen++ * 7);
      await this.commit();
    }
    await this.next.waitFor();
    return true;
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

/** A screen that has just come takes the focus to its heading, right after it is drawn. */
const isAtRest = (page: Page): Promise<true> =>
  page.evaluate(() => new Promise((rests) => requestAnimationFrame(() => setTimeout(() => rests(true)))));

async function tabTo(page: Page, at: Locator, isThere: (element: Element) => boolean): Promise<void> {
  await expect(at).toBeVisible();
  for (let tab = 0; tab <= MOST_TABS; tab++) {
    if ((await at.evaluate(isThere)) && (await isAtRest(page)) && (await at.evaluate(isThere))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${at} cannot be reached by Tab`);
}
