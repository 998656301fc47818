import type { Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { Site } from '../src/cli/site.ts';
import { FLAGS, findChromium } from './browser.mjs';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';
import { listenIn, tablesOn } from './wire.ts';

// The browser as people have it puts a page aside alive and brings it back as it was; its headless shell never does, and
// Playwright forbids it unless that is taken back.
test.use({
  // A page that nobody may store is not put aside either.
  caching: true,
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Where somebody goes from the table, without closing it. */
const AWAY: Readonly<Record<string, (own: Site, other: Site) => string>> = {
  'a page of another origin': (_, other) => other.url,
  'another page of its own origin': (own) => `${own.url}elsewhere`,
};

for (const [where, addressOf] of tried(Object.entries(AWAY), Object.entries(AWAY).slice(0, 1))) {
  test(`a table that was left for ${where} comes back alive, behind its curtain, and goes on @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const other = await elsewhere();
    site.fallback = ELSEWHERE;
    const wire = await listenIn(context);
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ seats: ['person', 'person'], way: 'dark' });
    for (let move = 0; move < 2; move++) await player.move();
    await player.comeToDecide();
    await player.select();
    expect(tablesOn(wire).at(-1)?.floor.kind).toBe('private');
    expect(await page.locator('[data-thing]').count()).toBeGreaterThan(3);
    const played = await logLength(page);

    const before = wire.notices.length;
    await markReturn(page);
    await page.goto(addressOf(site, other));
    expect(await comeBack(page)).toEqual({ persisted: 'true', things: '0' });
    await expect(player.curtain).toBeVisible();
    expect(await page.locator('[data-thing], dialog').count()).toBe(0);
    for (const table of tablesOn({ ...wire, notices: wire.notices.slice(before) })) {
      expect(table).toMatchObject({ eyes: 'onlooker', ask: null, offers: [] });
    }
    for (let move = 0; move < 2; move++) expect(await player.move()).toBe(true);
    expect(await logLength(page)).toBeGreaterThan(played);
    await other.stop();
  });
}

test('a table that comes back alive shows what another tab has played meanwhile, and goes on from there @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const other = await elsewhere();
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  const table = page.url();
  await markReturn(page);
  await page.goto(other.url);

  const tab = await context.newPage();
  await tab.goto(table);
  const meanwhile = new Player(tab, press);
  for (let move = 0; move < 2; move++) expect(await meanwhile.move()).toBe(true);
  const played = await logLength(tab);
  await tab.close();

  expect(await comeBack(page)).toMatchObject({ persisted: 'true' });
  await player.next.waitFor();
  expect(await player.move()).toBe(true);
  expect(await logLength(page)).toBeGreaterThan(played);
  await other.stop();
});

const ELSEWHERE = '<!doctype html><title>Elsewhere</title>';

/** Another host, with nothing of ours. */
async function elsewhere(): Promise<Site> {
  const site = new Site({ dir: 'e2e' });
  site.fallback = ELSEWHERE;
  return site.start();
}

async function logLength(page: Page): Promise<number> {
  const [match] = await readMatches(page);
  return match?.log.length ?? 0;
}

/** Writes down how the page stands in the very moment in which it is shown again. */
async function markReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const mark = ({ persisted }: PageTransitionEvent): void => {
      const things = String(document.querySelectorAll('[data-thing]').length);
      Object.assign(document.documentElement.dataset, { persisted: String(persisted), things });
    };
    addEventListener('pageshow', mark, { capture: true, once: true });
  });
}

/** Playwright’s own way back waits for a page that is loaded. */
async function comeBack(page: Page): Promise<{ persisted: string | null; things: string | null }> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  const html = page.locator('html[data-persisted]');
  await html.waitFor();
  return { persisted: await html.getAttribute('data-persisted'), things: await html.getAttribute('data-things') };
}
