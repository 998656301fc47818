import { expect, type Locator, type Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { sum } from '../src/engine/lists.ts';
import { Player, type Press } from './player.ts';

/** One who plays on the board itself, and not from the list of moves. */
export abstract class BoardPlayer extends Player {
  protected readonly tap: Press;
  #isMade = false;

  constructor(page: Page, press: Press) {
    super(page, press);
    this.tap = press;
  }

  /** What is on the page only while a table is. */
  protected abstract get table(): Locator;
  /** Taps together what the primary button then says, unless a button of the board makes it; nothing is chosen yet. */
  protected abstract chooseMove(): Promise<void>;

  /** Answers whatever is asked next, and waits for the next question; false: the game is over. */
  async answer(): Promise<boolean> {
    if (await this.isOver()) return false;
    if (await this.curtain.isVisible()) await this.#open();
    else if (await this.holdOn.isVisible()) await this.hold(this.holdOn);
    else {
      this.#isMade = false;
      if (await this.primary.isHidden()) await this.chooseMove();
      if (!this.#isMade) await this.commit();
    }
    await this.next.waitFor();
    return true;
  }

  /** A button of the board that says a move: it shows it first, or makes it at once where that is not risky. */
  protected async tapButton(button: Locator): Promise<void> {
    const before = await this.#kept();
    await this.tap(button);
    await expect(async () => {
      this.#isMade = (await this.#kept()) > before;
      expect(this.#isMade || (await this.primary.isVisible())).toBe(true);
    }).toPass();
  }

  /** A move is kept before it is shown as made. */
  #kept = async (): Promise<number> => sum((await readMatches(this.page)).map(({ log }) => log.length));

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
