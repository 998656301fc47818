import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

// Evaluated and not added as a script tag, which the Content-Security-Policy would stop.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A selector for every node, and every node that passes: most of axe's time, and none of it is read. */
const BRIEF = { resultTypes: ['violations'], selectors: false };
const OPTIONS = {
  ...BRIEF,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // An experiment of axe's that takes the figures printed on a card for the label of its button.
    'label-content-name-mismatch': { enabled: false },
    // A quarter of axe's time where much is drawn, for what `insisted` below finds at once.
    'avoid-inline-spacing': { enabled: false },
    // Two thirds of it where a map is tapped, for what `cramped` finds at once; the proof asks both.
    'target-size': { enabled: process.env.ENZA_PROOF === '1' },
  },
};

/** All that a theme changes. */
const COLOURS = { ...BRIEF, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds wrong with the screen as it stands must be nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page, OPTIONS)).toEqual([]);
}

/** The same in both themes, whichever it stands in. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await wearOther(page);
  expect(await faultsOf(page, COLOURS)).toEqual([]);
  await wearOther(page);
}

/** Light in place of dark, dark in place of light. */
export const wearOther = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  });

async function faultsOf(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(AXE);
  const { violations, passes, incomplete } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  // Over a drawn ground it looks at words and cannot decide.
  expect(passes.length + incomplete.length).toBeGreaterThan(0);
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  return [...faults, ...(await page.evaluate(insisted)), ...(await page.evaluate(cramped))];
}

/** Whose spacing nobody could widen, since its own style insists on it; runs in the page. */
function insisted(): string[] {
  const spacings = ['letter-spacing', 'word-spacing', 'line-height'];
  return [...document.querySelectorAll<HTMLElement>('[style*="!important"], [style*="! important"]')]
    .filter(({ style }) => spacings.some((each) => style.getPropertyPriority(each) === 'important'))
    .map(({ outerHTML }) => `spacing: ${outerHTML.slice(0, 80)}`);
}

/**
 * Less than 24 px wide or tall, and so near to another target that a circle of 24 px round its middle touches that one, or
 * that one's circle if it is as small (WCAG 2.5.8); runs in the page. A link among words may be as tall as they are.
 */
function cramped(): string[] {
  const LEAST_PX = 24;
  const targets = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [tabindex="0"]'),
  ]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => getComputedStyle(each).display !== 'inline')
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .map(({ each, box }) => ({ each, box, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .filter(({ each, x, y }) => each.contains(document.elementFromPoint(x, y)));
  const isSmall = ({ width, height }: DOMRect): boolean => Math.min(width, height) < LEAST_PX;
  return targets
    .filter(
      ({ each, box, x, y }) =>
        isSmall(box) &&
        targets.some((other) => {
          if (other.each === each || other.each.contains(each) || each.contains(other.each)) return false;
          if (isSmall(other.box) && Math.hypot(other.x - x, other.y - y) < LEAST_PX) return true;
          const [left, top] = [
            Math.max(other.box.left - x, x - other.box.right, 0),
            Math.max(other.box.top - y, y - other.box.bottom, 0),
          ];
          return Math.hypot(left, top) < LEAST_PX / 2;
        }),
    )
    .map(({ each }) => `target: ${each.outerHTML.slice(0, 80)}`);
}
