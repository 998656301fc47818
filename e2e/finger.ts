import { type CDPSession, expect, type Locator, type Page } from 'playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, as the browser itself takes them: what it scrolls and what it leaves to the page is part of the test. */
export class Fingers {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** Each finger goes from its first point to its last, a step a frame, and rests there: a flick would go on by itself. */
  async move(...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const [STEPS, REST] = [8, 4];
    const at = (part: number): Point[] =>
      ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
    await this.#send('touchStart', at(0));
    for (let step = 1; step <= STEPS + REST; step++) {
      await this.#send('touchMove', at(Math.min(1, step / STEPS)));
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await this.#send('touchEnd', []);
  }

  /** One finger that stays until it is let go. */
  down(at: Point): Promise<unknown> {
    return this.#send('touchStart', [at]);
  }

  up(): Promise<unknown> {
    return this.#send('touchEnd', []);
  }

  #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    return this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

export async function middleOf(at: Locator): Promise<Point> {
  await at.scrollIntoViewIfNeeded();
  const box = await at.boundingBox();
  if (!box) throw new Error(`${at} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether none of these is covered from below by what is said. */
export async function isClearOf(cards: Locator, said: Locator): Promise<boolean> {
  const top = await said.evaluate((element) => element.getBoundingClientRect().top);
  return cards.evaluateAll((all, edge) => all.every((card) => card.getBoundingClientRect().bottom <= edge + 1), top);
}

/** Two taps in one place, so long apart by the finger's own clock, however slow the machine is. */
export async function doubleTap(at: Locator): Promise<void> {
  const AGAIN_MS = 120;
  const clickMs = (afterMs: number | null): Promise<number> =>
    at.evaluate((button, timeMs) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      const click = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        detail: timeMs === null ? 1 : 2,
        ...place,
      });
      if (timeMs !== null) Object.defineProperty(click, 'timeStamp', { value: timeMs });
      button.dispatchEvent(click);
      return click.timeStamp;
    }, afterMs);
  const first = await clickMs(null);
  await clickMs(first + AGAIN_MS);
}

/** Of the strip that says what others did no badge and no picture is cut. */
export async function expectWhole(strip: Locator): Promise<void> {
  const cut = await strip.evaluate((line) => {
    const { top, bottom, right } = line.getBoundingClientRect();
    return [...line.querySelectorAll('.since-thing, .badge')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.top < top || box.bottom > bottom || box.right > right;
    }).length;
  });
  expect(cut).toBe(0);
}
