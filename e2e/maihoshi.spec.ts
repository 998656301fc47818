import type { Locator } from 'playwright/test';
import { labels as words } from '../src/games/maihoshi/words/labels.en.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { expectHonest } from './honest.ts';
import { expect, test } from './test.ts';
import { listenIn } from './wire.ts';

/** A deal in which she who begins holds nobody that can come: in one of twenty-five all of them could. */
const NONE_CAN_COME = 9;

/** Invites whom she can, advertises otherwise, and uses every effect. */
class Hostess extends BoardPlayer {
  reserves = 0;

  protected override get table(): Locator {
    return this.page.locator('.mai-table, .hand, .standings');
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

  protected override async chooseMove(): Promise<void> {
    const guest = this.page.getByRole('button', { name: words.guest, exact: true });
    const looked = this.page.getByRole('toolbar', { name: words.looked }).getByRole('button');
    if (await guest.isVisible()) await this.#act(guest);
    else if (await this.page.getByText('Take one of these cards').isVisible()) await this.tap(looked.first());
    else if ((await this.#ways.count()) > 0) {
      const isReserve = (await this.hand.count()) > 4 && this.reserves < 3;
      if (isReserve && (await this.#ways.count()) === 1) await this.#layReserve();
      else await this.tap(this.#ways.first());
    } else await this.tap(this.hand.or(this.page.locator('[data-as="free"]')).first());
    await expect(this.primary).toBeVisible();
  }

  async #layReserve(): Promise<void> {
    this.reserves++;
    await this.tap(this.hand.first());
  }

  async #act(guest: Locator): Promise<void> {
    const reserve = this.#ways.filter({ hasText: words.useReserve });
    if ((await reserve.count()) > 0) return this.tap(reserve);
    const welcome = this.page.getByRole('button', { name: /\. can come\. / });
    if ((await welcome.count()) > 0) {
      await this.tap(guest);
      await expect(guest).toHaveAttribute('aria-pressed', 'true');
      return this.tap(welcome.first());
    }
    return this.tap(this.page.getByRole('button', { name: words.advertise, exact: true }));
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
  await player.start({ game: 'maihoshi', seats: ['person', 'bot'], seed: NONE_CAN_COME });
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
