import type { Locator } from 'playwright/test';
import { cardOf, thingKind } from '../src/games/maihoshi/rules/cards.ts';
import { folk } from '../src/games/maihoshi/words/names.ts';
import { labels } from '../src/games/maihoshi/words/say.ts';
import { Hostess } from './hostess.ts';
import { expect, test, withSettings } from './test.ts';

const words = labels.en;
const folkWords = folk.en;

/** A deal in which she who begins holds nobody that can come: in one of twenty-five all of them could. */
const NONE_CAN_COME = 9;

test('a card that cannot come says why, and can still be introduced @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await player.passReserve();
  await expect(page.getByRole('button', { name: words.guest, exact: true })).toBeVisible();
  const barred = page.getByRole('button', { name: `. ${words.comesNotYet}. ` }).first();
  await press(barred);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeHidden();
  const guest = player.use(words.guest);
  await expect(guest).toHaveText(/Needs .* the reputation is/);
  // It is not for a press, but it says why.
  await guest.click({ force: true });
  await expect(page.locator('.refusal')).toContainText(/Needs .* the reputation is/);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  // The rule is read at the table, where all stays as it was chosen.
  const { table, shelf } = player.words;
  await press(player.button(table.seeRule));
  await expect(page.getByRole('dialog')).toContainText('A requirement is met if');
  await press(player.button(shelf.close));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  await guest.click({ force: true });
  await press(player.button(table.seeRule));
  await press(player.button(table.rulesHint));
  await expect(page.getByRole('search')).toBeVisible();
  await page.goBack();
  await expect(player.use(words.guest)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(barred);
  await press(player.use(words.introduce));
  await expect(player.primary).toHaveText(/^Introduce /);
});

test('a card is read, and compared in its three uses, before it is played; publicity keeps it through the draw @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await player.passReserve();
  const card = player.hand.nth(2);
  const thing = (await card.getAttribute('data-thing')) ?? '';
  const { effect, folk } = cardOf(thingKind(`card:${thing.slice(5)}`) ?? 0);
  expect(effect).not.toBe('none');
  await press(card);
  await expect(player.deeds).toContainText(folkWords[folk].effect);
  await expect(player.use(words.advertise)).toHaveText(/Reputation:/);
  await expect(player.use(words.introduce)).toContainText(words.newCards(1));
  // The hand lies where it lay: the card is put back, or another one chosen, without looking for it.
  await press(page.getByRole('button', { name: words.putBack, exact: true }));
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await press(card);
  await press(player.use(words.advertise));
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await player.commit();
  await expect(player.primary).toHaveText(/ as publicity$/);
  await expect(page.locator(`.hand [data-thing="${thing}"]`).first()).toHaveAttribute('aria-pressed', 'true');
});

test('the hand lies where it lay while three lines tell what comes of a card @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: 1 });
  const held = page.locator('.mai-held');
  const lay = await held.boundingBox();
  await press(page.getByRole('button', { name: `. ${words.comes}. ` }).first());
  // Two of them.
  await expect(page.locator('.foresight')).toContainText('even if unused');
  await expect(page.locator('.foresight li')).toHaveCount(2);
  expect(await held.boundingBox()).toEqual(lay);
});

test('at twice the letters what can be done stands beside the hand, and a card shows at once what it would do @chromium', async ({
  page,
  site,
  press,
}) => {
  const settings = JSON.stringify({ lang: 'en', textSize: 200, motion: 'off', pace: 'atOnce' });
  await withSettings(page, settings);
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await expect(page.getByRole('button', { name: 'No reserve', exact: true })).toBeInViewport({ ratio: 1 });
  await player.passReserve();
  await expect(player.use(words.advertise)).toBeInViewport({ ratio: 1 });
  await expect(player.hand.first()).toBeInViewport({ ratio: 1 });
  const card = await player.hand.first().boundingBox();
  if (!card) throw new Error('no card is in sight');
  // Where it lies: a press would scroll to it first.
  await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
  await expect(player.use(words.guest)).toBeInViewport({ ratio: 1 });
});

test('a long press reads a card where a tap would choose it @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  const card = player.hand.first();
  await expect(card).toBeVisible();
  const { folk } = cardOf(thingKind(`card:${((await card.getAttribute('data-thing')) ?? '').slice(5)}`) ?? 0);
  // Longer than a tap takes.
  await card.click({ delay: 700 });
  await expect(page.getByRole('dialog')).toContainText(folkWords[folk].effect);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('introducing waits for cards, and takes both that are chosen @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
  await player.passReserve();
  const held = await player.hand.count();
  await press(player.use(words.introduce));
  await expect(player.primary).toBeHidden();
  const [first, second] = [player.hand.nth(0), player.hand.nth(held - 1)];
  // On its side, too, the phone shows whole cards to choose from.
  const upright = page.viewportSize() ?? { width: 360, height: 640 };
  await page.setViewportSize({ width: 844, height: 390 });
  for (const card of [first, second]) await expect(card).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(upright);
  await press(first);
  await press(second);
  for (const card of [first, second]) await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(player.use(words.introduce)).toContainText(words.newCards(2));
  // One confirmation for both, and it says so.
  const named = async (card: Locator): Promise<string> =>
    folkWords[cardOf(thingKind(`card:${((await card.getAttribute('data-thing')) ?? '').slice(5)}`) ?? 0).folk].name;
  await expect(player.primary).toContainText(await named(first));
  await expect(player.primary).toContainText(await named(second));
  await expect(page.locator('.foresight')).toContainText('2 cards drawn');
  await player.commit();
  await expect(player.next).toBeVisible();
  await expect(player.hand).toHaveCount(held);
});
