import type { Locator, Page } from 'playwright/test';
import { readMatches } from '../src/cli/matchStore.ts';
import { guide } from '../src/games/fairy-light/guide/index.ts';
import { cellThing } from '../src/games/fairy-light/rules/grid.ts';
import type { Move } from '../src/games/fairy-light/rules/state.ts';
import type { Bubble } from '../src/words/guide.ts';
import { learnWords } from '../src/words/learn.ts';
import { recordsWords } from '../src/words/records.ts';
import { readOn } from './bubble.ts';
import { Player, type Press } from './player.ts';
import { expect, test } from './test.ts';

const words = learnWords.en;
/** Of the learner's moves: not where they were meant to go, and the one after which the page is loaded anew. */
const STRAYS_AT = 4;
const RELOADS_AFTER = 8;

test('a first game is learnt by its guide, over a reload, and goes on as a game like any other @chromium', async ({
  page,
  site,
  press,
}) => {
  test.slow();
  await page.goto(site.url);
  await press(page.locator('.boxes [data-game="fairy-light"] a'));
  await press(page.getByRole('button', { name: words.learn, exact: true }));
  const learner = new Learner(page, press);
  // The partner looks from the beginning as it will when the lesson is over.
  await expect(page.locator('.standings .badge[data-kind="bot"]')).toHaveCount(1);
  for (const [made, { bubbles, next }] of guide.script.entries()) {
    const own = next !== 'free' && next.seat === guide.learner;
    for (const bubble of own ? bubbles.slice(0, -1) : bubbles) await learner.readOn(bubble);
    if (!own) continue;
    await learner.hears(bubbles.at(-1));
    if (made === STRAYS_AT) await learner.strays();
    await learner.make(next.move, bubbles.at(-1));
    if (made !== RELOADS_AFTER) continue;
    await expect.poll(async () => (await readMatches(page))[0]?.log.length).toBeGreaterThan(made);
    await page.reload();
  }
  await expect(learner.bubble).toBeHidden();
  const player = new Player(page, press);
  await player.finish();
  await expect(player.again).toBeVisible();
  await page.goto(`${site.url}#/records/fairy-light`);
  await expect(page.getByText(recordsWords.en.none), 'a guided game is no victory').toBeVisible();
});

class Learner {
  readonly #page: Page;
  readonly #press: Press;

  constructor(page: Page, press: Press) {
    this.#page = page;
    this.#press = press;
  }

  get bubble(): Locator {
    return this.#page.getByRole('dialog', { name: words.guide });
  }

  async hears(bubble: Bubble | undefined): Promise<void> {
    await expect(this.bubble).toContainText(sentenceOf(bubble));
  }

  async readOn(bubble: Bubble): Promise<void> {
    await this.hears(bubble);
    if (bubble.tap) await this.#press(this.#thing(bubble.target));
    else await readOn(this.bubble, sentenceOf(bubble), this.#press);
  }

  /** Another place than the marked one is shown, said to be another, and not played. */
  async strays(): Promise<void> {
    const marked = guide.script[STRAYS_AT]?.bubbles.at(-1)?.target;
    await this.#press(this.#page.locator(`.fl-open:not([data-thing="${marked}"])`).first());
    await expect(this.bubble).toContainText(words.strayed);
  }

  /** On the board, as the bubble asks: nothing of it may lie over what is to be tapped. */
  async make(move: Move, asking: Bubble | undefined): Promise<void> {
    await this.#press(this.#thing('place' in move ? cellThing(move.place) : (asking?.target ?? null)));
    await expect(this.bubble).not.toContainText(words.strayed);
    await new Player(this.#page, this.#press).commit();
  }

  #thing(at: Bubble['target']): Locator {
    return this.#page.locator(`.table [data-thing="${at}"]`).first();
  }
}

const sentenceOf = (bubble: Bubble | undefined): string =>
  String(bubble?.said.en.find((part) => typeof part === 'string' && part.length > 12)).trim();
