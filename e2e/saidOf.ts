import type { Page } from 'playwright/test';

/** What is read and heard of the table outside the stage. */
export const saidOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.standings, .board, .reach, .beside, [role="status"]')].flatMap((part) => [
      part.textContent ?? '',
      ...[...part.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label') ?? ''),
    ]),
  );
