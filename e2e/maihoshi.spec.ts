import type { Locator, Page } from 'playwright/test';
import { labels as words } from '../src/games/maihoshi/words/labels.en.ts';
import { expectHonest } from './honest.ts';
import { Player, type Press } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn } from './wire.ts';

/** One who plays on the board itself: invites whom she can, advertises otherwise, and uses every effect. */
class Hostess extends Player {
  readonly #tap: Press;
  reserves = 0;

  constructor(page: Page, press: Press) {
    super(page, press);
    this.#tap = press;
  }

  get hand(): Locator {
    return this.page.getByRole('toolbar', { name: words.hand }).getByRole('button');
  }
  /** The ways to go on, without those that are closed now and without what only explains. */
  get #ways(): Locator {
    return this.page
      .getByRole('region', { name: words.actions })
      .locator('button:not([aria-disabled="true"]):not(.mai-about)');
  }

  /** Answers whatever is asked next; false: the game is over. */
  async answer(): Promise<boolean> {
    if (await this.isOver()) return false;
    if (await this.curtain.isVisible()) {
      // Nothing of the table is there for anybody who holds the device now.
      await expect(this.page.locator('.mai-table, .hand, .standings')).toHaveCount(0);
      await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
      await this.curtain.press('Enter');
      await expect(this.curtain).toBeHidden();
    } else if (await this.goOn.isVisible()) await this.spend(this.goOn);
    else if (await this.forced.isVisible()) await this.spend(this.forced);
    else {
      if (await this.primary.isHidden()) await this.#choose();
      await this.commit();
    }
    await expect(this.next).toBeVisible();
    return true;
  }

  async #choose(): Promise<void> {
    const guest = this.page.getByRole('button', { name: words.guest, exact: true });
    const looked = this.page.getByRole('toolbar', { name: words.looked }).getByRole('button');
    if (await guest.isVisible()) await this.#act(guest);
    else if (await this.page.getByText('Take one of these cards').isVisible()) await this.#tap(looked.first());
    else if ((await this.#ways.count()) > 0) {
      const isReserve = (await this.hand.count()) > 4 && this.reserves < 3;
      if (isReserve && (await this.#ways.count()) === 1) await this.#layReserve();
      else await this.#tap(this.#ways.first());
    } else await this.#tap(this.hand.or(this.page.locator('[data-as="free"]')).first());
    await expect(this.primary).toBeVisible();
  }

  async #layReserve(): Promise<void> {
    this.reserves++;
    await this.#tap(this.hand.first());
  }

  async #act(guest: Locator): Promise<void> {
    const reserve = this.#ways.filter({ hasText: words.useReserve });
    if ((await reserve.count()) > 0) return this.#tap(reserve);
    const welcome = this.page.getByRole('button', { name: /\. can come\. / });
    if ((await welcome.count()) > 0) {
      await this.#tap(guest);
      await expect(guest).toHaveAttribute('aria-pressed', 'true');
      return this.#tap(welcome.first());
    }
    return this.#tap(this.page.getByRole('button', { name: words.advertise, exact: true }));
  }
}

test('three people play a whole Maihoshi Miyabi without the network @chromium', async ({ site, device, press }) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  const wire = await listenIn(page.context());
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'person', 'person'] });
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 30) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
  expect(player.reserves).toBeGreaterThan(0);
  await expectHonest(page, wire);
});

test('a card that cannot come says why, and can still be introduced @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Hostess(page, press);
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'] });
  if (await page.getByRole('button', { name: 'No reserve', exact: true }).isVisible()) {
    await press(page.getByRole('button', { name: 'No reserve', exact: true }));
    await player.commit();
  }
  await expect(page.getByRole('button', { name: words.guest, exact: true })).toBeVisible();
  const barred = page.getByRole('button', { name: /\. cannot come yet\. / }).first();
  await press(barred);
  await expect(page.locator('.refusal')).toContainText(/asks for .* the reputation is/);
  await expect(barred).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeHidden();
  await press(page.getByRole('button', { name: words.introduce, exact: true }));
  await expect(player.primary).toHaveText(/^Introduce /);
});
