import type { Locator, Page } from 'playwright/test';
import { type Bubble, learnWords } from '../src/words/guide.ts';
import type { Lang } from '../src/words/voice.ts';
import { expectBeside, expectSaid, readOn } from './bubble.ts';
import { pieceOf } from './lessons.ts';
import type { Press } from './player.ts';
import { expect } from './test.ts';

/** Knows nothing but what the guide says and where its hand goes. */
export class Pupil {
  readonly bubble: Locator;
  readonly #page: Page;
  readonly #press: Press;

  constructor(page: Page, press: Press, lang: Lang = 'en') {
    this.#page = page;
    this.#press = press;
    this.bubble = page.getByRole('dialog', { name: learnWords[lang].guide });
  }

  async hears(bubble: Bubble): Promise<void> {
    await expectSaid(this.bubble, pieceOf(bubble.said.en));
    await expect(this.#page.locator('.guide-mark:not(.as-well)')).toHaveCount(bubble.target === null ? 0 : 1);
    await expectBeside(this.bubble);
  }

  /** Reads on, or touches what the hand touches until the guide says something else, or nothing. */
  async does(bubble: Bubble, isAsked: boolean): Promise<void> {
    const said = pieceOf(bubble.said.en);
    await expectSaid(this.bubble, said);
    if (!isAsked && !bubble.tap) return readOn(this.bubble, said, this.#press);
    const spoken = this.bubble.filter({ hasText: said });
    await expect(async () => {
      if ((await spoken.count()) > 0) await this.#touch();
      await expect(spoken).toHaveCount(0, { timeout: SOON_MS });
    }).toPass();
  }

  async #touch(): Promise<void> {
    const tip = await this.#page.locator('.guide-hand').evaluate((hand: SVGElement) => ({
      x: Number.parseFloat(hand.style.left),
      y: Number.parseFloat(hand.style.top),
    }));
    const held = await this.#page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.hold, .own-eyes')?.classList.contains('hold'),
      tip,
    );
    if (held === undefined) return this.#page.mouse.click(tip.x, tip.y);
    await this.#page.mouse.move(tip.x, tip.y);
    await this.#page.mouse.down();
    if (held) await this.#page.locator('.curtain').waitFor({ state: 'detached' });
    else await this.#page.locator('.own-eyes[aria-pressed="true"]').waitFor();
    await this.#page.mouse.up();
  }
}

/** A second tap on what was chosen is heard only then. */
const SOON_MS = 700;
