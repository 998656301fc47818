import type { Page } from 'playwright/test';
import { isEqual } from '../src/engine/equal.ts';
import { MOVE } from '../src/games/my-little-scythe/rules/mat.ts';
import { act } from '../src/games/my-little-scythe/rules/move.ts';
import { movingWords } from '../src/words/backup.ts';
import { hintWords } from '../src/words/hint.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { duelOf, Seekers } from './seekers.ts';
import { expect, test } from './test.ts';
import { titles } from './tier.ts';
import { listenIn } from './wire.ts';

const TITLES = titles('my-little-scythe');
const words = hintWords.en;

const slip = (page: Page) => page.locator('.hint-slip');
const lamp = (player: Player) => player.button(player.words.table.hint);

/** The things on the board that a hint lights. */
const namedOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-board] [data-lit]')
    .evaluateAll((lit) => lit.map((thing) => (thing as HTMLElement).dataset.thing ?? ''));

/** Each of them is seen beside the slip; one that is drawn in several places, in one of them. */
const expectClearOf = (page: Page, named: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((things) => {
        const paper = document.querySelector('.hint-slip')?.getBoundingClientRect();
        if (!paper) return ['no slip'];
        return things.filter((thing) =>
          [...document.querySelectorAll(`[data-board] [data-thing="${CSS.escape(thing)}"]`)].every((drawn) => {
            const { left, right, top, bottom } = drawn.getBoundingClientRect();
            const isBeside = right <= paper.left + 1 || left >= paper.right - 1;
            return !isBeside && bottom > paper.top + 1 && top < paper.bottom - 1;
          }),
        );
      }, named),
    )
    .toEqual([]);

/** On to a decision with more than one way. */
async function comeToChoose(player: Player): Promise<void> {
  for (;;) {
    expect(await player.comeToDecide()).toBe(true);
    if (await lamp(player).isVisible()) return;
    await player.move();
  }
}

test('without the network a hint shows where to look, then the move, in every title', async ({
  site,
  device,
  press,
}) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  let lit = 0;
  for (const game of TITLES) {
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ game, seats: ['person', 'bot'] });
    await comeToChoose(player);
    await press(lamp(player));
    await expect(slip(page).getByRole('button', { name: words.showMove })).toBeVisible();
    lit += await page.locator('[data-board] [data-lit]').count();
    const named = await namedOf(page);
    await expectClearOf(page, named);
    await expectAccessible(page);
    await press(slip(page).getByRole('button', { name: words.showMove }));
    await expect(slip(page)).toContainText(words.chosen);
    await expect(player.primary).toBeVisible();
    await expect(page.locator('[data-board] [data-lit]')).toHaveCount(0);
    await expectClearOf(page, named);
    await expectAccessible(page);
    await player.commit();
    await expect(slip(page)).toBeHidden();
    await player.comeToDecide();
    const log = await player.openSheet('log');
    await expect(log.locator('[data-kind="hint"]')).toHaveCount(1);
  }
  expect(lit).toBeGreaterThan(0);
});

test('a hint to move says with which seeker and where to, and lights both', async ({ page, site, press }) => {
  test.slow();
  const player = new Seekers(page, press);
  const duel = await duelOf();
  // Where the recorded player chose to move a strong bot would do so, too, at one time or another.
  const moments = duel.log.flatMap(({ seat, move }, at) => (seat === 0 && isEqual(move, act(MOVE)) ? [at] : []));
  for (const at of moments.slice(0, 6)) {
    await goOnWith(page, site.url, savedAfter(duel, at, ['person', 'bot']), player);
    await press(lamp(player));
    await expect(slip(page).getByRole('button', { name: words.showMove })).toBeVisible();
    if (/would choose: Move → /.test((await slip(page).textContent()) ?? '')) break;
  }
  await expect(slip(page)).toContainText(/Move → Choose .*seeker/);
  expect(await page.locator('.mls-map [data-lit]').count()).toBeGreaterThan(0);
  await press(slip(page).getByRole('button', { name: words.showMove }));
  await expect(slip(page)).toContainText(/Then: Choose .*seeker/);
});

test('a table may do without hints, and so does the next one', async ({ page, press, player }) => {
  const { hints } = player.words.seats;
  await press(page.locator('.boxes [data-game="fairy-light"] a'));
  const choice = page.getByRole('group', { name: hints.name });
  await player.choose(choice.getByRole('radio', { name: hints.values.off.name }));
  await page.goBack();
  await player.start({ seats: ['person', 'bot'] });
  await player.comeToDecide();
  await expect(lamp(player)).toHaveCount(0);
  await press(player.button(player.words.table.menu));
  const item = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${player.words.table.hint}`) });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toContainText(player.words.table.noHints);
});

test('with others round the table they look away first; by the menu it is asked as well', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ game: 'my-little-scythe', seats: ['person', 'person'] });
  await comeToChoose(player);
  await press(player.button(player.words.table.menu));
  await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${player.words.table.hint}`) }));
  await expect(slip(page).getByRole('button', { name: words.goOn })).toBeVisible();
  await expectAccessible(page);
  expect(wire.requests.filter(({ kind }) => kind === 'hint')).toEqual([]);
  await press(slip(page).getByRole('button', { name: words.goOn }));
  await expect(slip(page).getByRole('button', { name: words.showMove })).toBeVisible();
  await press(lamp(player));
  await expect(slip(page)).toHaveCount(0);
});

test('why a bot did something can be asked in the log', async ({ page, press, player }) => {
  await player.start({ seats: ['person', 'bot'] });
  for (let move = 0; move < 4; move++) await player.move();
  const log = await player.openSheet('log');
  const why = log.getByRole('button', { name: new RegExp(`^${player.words.table.whyMove.replace('?', '\\?')}`) });
  await press(why.first());
  await expect(log.locator('.motives')).not.toBeEmpty();
  await expectAccessible(page);
  await press(why.first());
  await expect(log.locator('.motives')).toHaveCount(0);
});
