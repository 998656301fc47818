import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from 'playwright/test';

// Evaluated and not added as a script tag, which the Content-Security-Policy would stop.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // An experiment of axe's that takes the figures printed on a card for the label of its button.
  rules: { 'label-content-name-mismatch': { enabled: false } },
};

/** What axe finds wrong with the screen as it stands must be nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`);
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
