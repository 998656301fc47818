import { expect, type Locator, type Page } from 'playwright/test';
import { Player, type Press } from './player.ts';

/** One who plays on the board itself, and not from the list of moves. */
export abstract class BoardPlayer extends Player {
  protected readonly tap: Press;

  constructor(page: Page, press: Press) {
    super(page, press);
    this.tap = press;
  }

  /** What is on the page only while a table is. */
  protected abstract get table(): Locator;
  /** Taps together what the primary button then says; nothing is chosen yet. */
  protected abstract chooseMove(): Promise<void>;

  /** Answers whatever is asked next, and waits for the next question; false: the game is over. */
  async answer(): Promise<boolean> {
    if (await this.isOver()) return false;
    if (await this.curtain.isVisible()) await this.#open();
    else if (await this.holdOn.isVisible()) await this.hold(this.holdOn);
    else {
      if (await this.primary.isHidden()) await this.chooseMove();
      await this.commit();
    }
    await this.next.waitFor();
    return true;
  }

  /** The curtain, by a key. */
  async #open(): Promise<void> {
    // Nothing of the table is there for anybody who holds the device now.
    await this.table.first().waitFor({ state: 'detached' });
    // The heading takes the focus once; a key pressed before that would go to it.
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
    await this.curtain.press('Enter');
    await this.curtain.waitFor({ state: 'hidden' });
  }
}
