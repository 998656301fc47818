import type { Locator, Page } from 'playwright/test';
import { labels } from '../src/games/maihoshi/words/say.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { expect } from './test.ts';

const words = labels.en;

const toolbar = (page: Page, name: string): Locator =>
  page.locator(`[role="toolbar"][aria-label=${JSON.stringify(name)}] button`);

/** Invites whom she can, advertises otherwise, and uses every effect. */
export class Hostess extends BoardPlayer {
  reserves = 0;
  guests = 0;

  protected override get table(): Locator {
    return this.page.locator('.mai-table, .hand, .standings');
  }
  get hand(): Locator {
    return toolbar(this.page, words.hand);
  }
  get deeds(): Locator {
    return this.page.locator('.mai-actions');
  }
  /** The ways to go on, without those that are closed now and without what only puts a card back. */
  get #ways(): Locator {
    return this.deeds.locator('button:not([aria-disabled="true"]):not(.mai-away)');
  }

  use(name: string): Locator {
    return this.deeds.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  }

  async passReserve(): Promise<void> {
    const none = this.page.getByRole('button', { name: 'No reserve', exact: true });
    if (!(await none.isVisible())) return;
    await this.tap(none);
    await this.commit();
    await expect(this.use(words.guest)).toBeVisible();
  }

  protected override async chooseMove(): Promise<void> {
    const guest = this.page.getByRole('button', { name: words.guest, exact: true });
    const looked = toolbar(this.page, words.looked);
    if (await guest.isVisible()) await this.#act(guest);
    else if (await this.page.getByText('Take 1 of these').isVisible()) await this.tap(looked.first());
    else if ((await this.#ways.count()) > 0) {
      const isReserve = (await this.hand.count()) > 4 && this.reserves < 3;
      if (isReserve && (await this.#ways.count()) === 1) await this.#layReserve();
      else return this.tapButton(this.#ways.first());
    } else await this.tap(this.hand.or(this.page.locator('[data-as="free"]')).first());
    await this.primary.waitFor();
  }

  async #layReserve(): Promise<void> {
    this.reserves++;
    await this.tap(this.hand.first());
  }

  async #act(guest: Locator): Promise<void> {
    const reserve = this.#ways.filter({ hasText: words.useReserve });
    if ((await reserve.count()) > 0) return this.tap(reserve);
    const welcome = this.page.getByRole('button', { name: `. ${words.comes}. ` });
    if ((await welcome.count()) > 0) {
      this.guests++;
      await this.tap(guest);
      await expect(guest).toHaveAttribute('aria-pressed', 'true');
      return this.tap(welcome.first());
    }
    return this.tap(this.page.getByRole('button', { name: words.advertise, exact: true }));
  }
}
