import type { Page } from 'playwright/test';
import { labels as words } from '../src/games/fairy-concerto/words/labels.en.ts';
import { expectHonest } from './honest.ts';
import { Player, type Press } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn } from './wire.ts';

/** One who plays on the board itself, and not from the list of moves. */
class Musician extends Player {
  readonly #tap: Press;
  #choices = 0;

  constructor(page: Page, press: Press) {
    super(page, press);
    this.#tap = press;
  }

  get #hand() {
    return this.page.getByRole('toolbar', { name: words.hand }).getByRole('button');
  }
  get #scoreCards() {
    return this.page.getByRole('button', { name: /^Score card/ }).and(this.page.locator('[aria-pressed]'));
  }

  /** Answers whatever is asked next; false: the game is over. */
  async answer(): Promise<boolean> {
    if (await this.isOver()) return false;
    if (await this.curtain.isVisible()) {
      // Nothing of the table is there for anybody who holds the device now.
      await expect(this.page.locator('.fc-table, .hand, .standings')).toHaveCount(0);
      // The heading takes the focus once; a key pressed before that would go to it.
      await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
      await this.curtain.press('Enter');
      await expect(this.curtain).toBeHidden();
    } else if (await this.goOn.isVisible()) await this.spend(this.goOn);
    else if (await this.forced.isVisible()) await this.spend(this.forced);
    else await this.#choose();
    await expect(this.next).toBeVisible();
    return true;
  }

  async #choose(): Promise<void> {
    this.#choices++;
    const cards = await this.#scoreCards.count();
    if (cards > 1) {
      const card = this.#scoreCards.nth(this.#choices % cards);
      await this.#tap(card);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    }
    const count = await this.#hand.count();
    for (let tapped = 0; tapped < count && (await this.primary.isHidden()); tapped++) {
      await this.#tap(this.#hand.nth((this.#choices + tapped) % count));
      await expect(this.#hand.and(this.page.locator('[aria-pressed="true"]'))).toHaveCount(tapped + 1);
    }
    await this.commit();
  }
}

const TABLES = [
  { who: 'four people', seats: ['person', 'person', 'person', 'person'], reloadAfter: 21 },
  { who: 'two people', seats: ['person', 'person'], reloadAfter: 15 },
  { who: 'you and Bach', seats: ['person'], reloadAfter: 4 },
] as const;

for (const { who, seats, reloadAfter } of TABLES) {
  test(`${who} play a whole Fairy Concerto without the network @chromium`, async ({ site, device, press }) => {
    test.slow();
    const visit = await device.open();
    await visit.goto(site.url);
    await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
    await site.stop();
    await device.close();

    const page = await device.open();
    const wire = await listenIn(page.context());
    await page.goto(site.url);
    const player = new Musician(page, press);
    await player.start({ game: 'fairy-concerto', seats });
    for (let answers = 0; await player.answer(); answers++) {
      if (answers !== reloadAfter) continue;
      await page.reload();
      await expect(player.next).toBeVisible();
    }
    await expect(player.again).toBeVisible();
    await expectHonest(page, wire);
  });
}
