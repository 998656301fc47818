import type { Page } from 'playwright';

/** How a table is laid out: shares in per cent of the window, all else in pixels but what is covered, which is counted. */
export interface Measures {
  readonly boardAndOwn: number;
  readonly board: number;
  readonly boardHigh: number;
  /** The smallest of what can be touched, and of signs that carry a rule; null: there is none. */
  readonly target: number | null;
  readonly sign: number | null;
  /** What can be chosen now and is covered by something else. */
  readonly covered: number;
}

/** What carries a rule on each board, and must be made out there. */
const SIGNS: Readonly<Record<string, string>> = {
  alfheim: '.alb-cost :is(.alf-drawn, .alf-any)',
  'fairy-concerto': 'svg:has(> .fc-tool), .fc-emblem',
  'fairy-light': '.fl-sun, .fl-moon',
  maihoshi: '.mha-effect, .mha-sign',
  'my-little-scythe': '[viewBox="-12.5 -12.5 25 25"]',
};

/** Runs in the page: what is uppermost at every fourth point of the window, and how large what can be touched and read is. */
export function measured(page: Page, game: string): Promise<Measures> {
  return page.evaluate((signs) => {
    const GRID_PIXELS = 4;
    const counts = { all: 0, board: 0, own: 0 };
    for (let x = GRID_PIXELS / 2; x < innerWidth; x += GRID_PIXELS) {
      for (let y = GRID_PIXELS / 2; y < innerHeight; y += GRID_PIXELS) {
        const uppermost = document.elementFromPoint(x, y);
        counts.all++;
        if (uppermost?.closest('[data-own]')) counts.own++;
        else if (uppermost?.closest('[data-board]')) counts.board++;
      }
    }
    const percent = (count: number): number => Math.round((100 * count) / counts.all);
    const board = document.querySelector('[data-board]');

    const middleOf = (element: Element): readonly [x: number, y: number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    /** In the window, and not scrolled out of what holds it. */
    const isInSight = (element: Element): boolean => {
      const [x, y] = middleOf(element);
      const isIn = ({ left, top, right, bottom }: DOMRect): boolean =>
        x >= left && x <= right && y >= top && y <= bottom;
      if (!isIn(new DOMRect(0, 0, innerWidth, innerHeight)) || !element.checkVisibility()) return false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow !== 'visible' && !isIn(around.getBoundingClientRect())) return false;
      }
      return true;
    };
    const found = (selector: string): Element[] => [...(board?.querySelectorAll(selector) ?? [])];
    type Measure = (width: number, height: number) => number;
    /** Of all that are drawn the smallest that is in sight. */
    const least = (elements: readonly Element[], measure: Measure): number | null => {
      const sized = elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { element, px: measure(width, height) };
      });
      const smallest = sized
        .filter(({ px }) => px > 0)
        .sort((one, other) => one.px - other.px)
        .find(({ element }) => isInSight(element));
      return smallest ? Math.round(smallest.px) : null;
    };

    const targets = found('button, [role="button"], [role="radio"]');
    const open = '[aria-pressed], [role="radio"], [data-state="open"], [data-mark="open"]';
    const covered = targets.filter((element) => {
      if (!element.matches(open) || !isInSight(element)) return false;
      const over = document.elementFromPoint(...middleOf(element));
      return over !== null && !element.contains(over) && !over.contains(element);
    });
    return {
      boardAndOwn: percent(counts.board + counts.own),
      board: percent(counts.board),
      boardHigh: Math.round(board?.getBoundingClientRect().height ?? 0),
      target: least(targets, Math.min),
      sign: signs === '' ? null : least(found(signs), Math.max),
      covered: covered.length,
    };
  }, SIGNS[game] ?? '');
}
