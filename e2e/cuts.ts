import { expect, type Page } from 'playwright/test';

/**
 * Nothing that a person should read or press is cut or covered: no text leaves the window sideways or is clipped by what
 * holds it, nothing but a board that pans and areas that are a swipe apart scrolls sideways, and no button lies under another.
 */
export async function expectUncut(page: Page, textPercent: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, textPercent);
  // Until it is so: what measures itself is laid out anew some frames later.
  await expect.poll(() => page.evaluate(findCuts), { message: `at ${textPercent} % text` }).toEqual([]);
}

/** Runs in the page. */
function findCuts(): string[] {
  const SLACK_PIXELS = 1.5;
  /** The newest line of the log; the whole of it is one tap away. */
  const TEASERS = '.since > span';
  /** Rows that show one after another, or some and then the next; what has been swiped away is not cut. */
  const SWIPED = ':is(.areas-row, .fc-scores)';
  /** Of the window as it was opened: a phone zooms out where something is too wide, and `innerWidth` grows with it. */
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  const top = [...document.querySelectorAll('dialog:is([open], :popover-open)')].at(-1);
  const root = top ?? document.body;
  /** What lies on top of all is cut by nothing that it was opened from. */
  const beyond = top ? top.parentElement : document.body;
  const named = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

  const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
  const isUnseen = (element: Element): boolean =>
    element.closest('[hidden], .hidden, svg, option, datalist') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    hasClipPath(element);
  const clipPaths = new Map<Element, boolean>();
  const hasClipPath = (element: Element): boolean => {
    const known = clipPaths.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement;
    const has = getComputedStyle(element).clipPath !== 'none' || (above !== null && hasClipPath(above));
    clipPaths.set(element, has);
    return has;
  };

  const isSwipedAway = (element: Element): boolean => {
    const [area, row] = [element.closest(`${SWIPED} > *`), element.closest(SWIPED)];
    if (!area || !row) return false;
    const [own, shown] = [area.getBoundingClientRect(), row.getBoundingClientRect()];
    return own.right <= shown.left + SLACK_PIXELS || own.left >= shown.right - SLACK_PIXELS;
  };
  interface Frame {
    readonly holder: Element;
    readonly box: DOMRect;
    readonly sideways: boolean;
    readonly upright: boolean;
  }
  /** All that clips what this element holds; asked once for all texts of a part, before anything is scrolled. */
  const framesOf = new Map<Element, readonly Frame[]>();
  const frames = (element: Element | null): readonly Frame[] => {
    if (!element || element === beyond) return [];
    const known = framesOf.get(element);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [sideways, upright] = [clips(overflowX), clips(overflowY)];
    const above = frames(element.parentElement);
    const box = element.getBoundingClientRect();
    const all = sideways || upright ? [{ holder: element, box, sideways, upright }, ...above] : above;
    framesOf.set(element, all);
    return all;
  };

  const checkText = (text: Text): void => {
    const element = text.parentElement;
    const words = text.data.trim();
    if (!element || words === '' || isUnseen(element) || element.closest(TEASERS) || isSwipedAway(element)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      if (box.left < -SLACK_PIXELS || box.right > width + SLACK_PIXELS) {
        found.add(`outside the window: “${words}” in ${named(element)}`);
      }
      for (const { holder, box: frame, ...clipped } of frames(element)) {
        const sideways = box.left < frame.left - SLACK_PIXELS || box.right > frame.right + SLACK_PIXELS;
        // Letters may be lower than their line.
        const slack = box.height / 4;
        const upright = box.top < frame.top - slack || box.bottom > frame.bottom + slack;
        if ((clipped.sideways && sideways) || (clipped.upright && upright)) {
          found.add(`cut: “${words}” by ${named(holder)}`);
        }
      }
    }
  };

  const checkWidth = (element: Element): void => {
    if (element.scrollWidth <= element.clientWidth + SLACK_PIXELS || isUnseen(element)) return;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (scrolls && !element.matches(SWIPED)) found.add(`scrolls sideways: ${named(element)}`);
    else if (clips(overflowX) && textOverflow === 'ellipsis') {
      found.add(`cut short: “${element.textContent}” in ${named(element)}`);
    }
  };

  /** A board that pans draws everything into its window. */
  const isPannedAway = (control: Element): boolean => {
    const panned = control.closest('.frame-window')?.getBoundingClientRect();
    if (!panned) return false;
    const { left, top: above, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, above + height / 2];
    return x <= panned.left || x >= panned.right || y <= panned.top || y >= panned.bottom;
  };
  /** A foot or head that stays may lie over it, if it can be scrolled out from there; a forecast until something else is tapped. */
  const checkReach = (control: Element): void => {
    if (isUnseen(control)) return;
    let over: Element | null = null;
    for (const block of ['center', 'start', 'end'] as const) {
      control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const { left, top: above, width, height } = control.getBoundingClientRect();
      over = document.elementFromPoint(left + width / 2, above + height / 2);
      if (
        !over ||
        over.closest('.tidings') ||
        control.contains(over) ||
        over.contains(control) ||
        isPannedAway(control)
      )
        return;
    }
    if (over) found.add(`covered: ${named(control)} “${control.textContent}” by ${named(over)}`);
  };

  const all = [...root.querySelectorAll(':not(svg *)')];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode as Text);
  for (const element of all) checkWidth(element);
  for (const control of root.querySelectorAll('a, button, input, select, textarea, summary')) checkReach(control);
  if (document.documentElement.scrollWidth > width) {
    const wide = all.filter(
      (element) => element.getBoundingClientRect().right > width + SLACK_PIXELS && !isUnseen(element),
    );
    // The innermost: what holds them is wide because of them.
    const inmost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    found.add(`the page scrolls sideways: ${inmost.slice(0, 3).map(named).join(', ')}`);
  }
  return [...found];
}
