import { difference, keptLook, looks, takeLook } from '../src/cli/looks.ts';
import { expect, test } from './test.ts';

/** So much of a picture may look another way: a new drawing of a card is more, a number less. */
const MOST = 0.01;

// In the proof alone: drawn letters are those of the machine that the kept pictures are from.
for (const look of process.env.ENZA_PROOF === '1' ? looks() : []) {
  test(`${look.name} looks as it is kept @chromium`, async ({ page, browser, site }) => {
    const kept = keptLook(look.name);
    if (kept === null) throw new Error(`${look.name} is not kept: npm run pictures -- --accept`);
    const now = await takeLook(browser, site.url, look);
    await page.goto('about:blank');
    expect(await difference(page, kept, now)).toBeLessThanOrEqual(MOST);
  });
}
