import { expect, test } from 'playwright/test';
import { Site } from '../src/cli/site.ts';
import { seatsWords } from '../src/words/seats.ts';
import { tableWords } from '../src/words/table.ts';
import { WebKit } from './webkit.ts';

const { person, play } = seatsWords.en;
const { curtain, elsewhere, final, menu, moves } = tableWords.en;
const ASKED = '.prompt[data-asks="true"]';
const PRIMARY = '.actions .primary';
const READY = 'Ready to work offline';

let browser: WebKit;
let site: Site;
test.beforeEach(async () => {
  browser = new WebKit();
  site = await new Site({ dir: 'dist', caching: false }).start();
  await browser.open();
  await browser.goto(site.url);
  await browser.expectText(READY);
  await browser.evaluate(() =>
    localStorage.setItem('enza/.settings', '{"lang":"en","confirm":true,"motion":"off","pace":"atOnce"}'),
  );
  await browser.reload();
  await browser.expectText(READY);
});
test.afterEach(async () => {
  await browser.close();
  await site.stop();
});

test('in WebKit a game with a bot is played to the end without the network, and is there after a reload', async () => {
  await site.stop();
  await browser.reload();
  await layOut(null);
  for (let move = 0; move < 3; move++) expect(await makeMove(move)).toBe(true);
  await browser.reload();
  for (let move = 3; await makeMove(move); move++);
  await browser.press('button', final.again);
  await expectAsked();
});

test('in WebKit a curtain opens under a held finger, and again after a reload', async () => {
  await layOut('Dark forest');
  await browser.hold('button', curtain.hold);
  await expectAsked();
  expect(await makeMove(0)).toBe(true);
  await browser.reload();
  await browser.hold('button', curtain.hold);
  expect(await browser.text()).not.toContain(elsewhere);
});

test('in WebKit a newer build waits, comes in without the network and keeps the games', async () => {
  await layOut(null);
  expect(await makeMove(0)).toBe(true);
  const script = (): string | null => document.querySelector('script[src*="/first-"]')?.getAttribute('src') ?? null;
  const older = await browser.evaluate(script);
  await browser.goto(`${site.url}#/`);
  site.dir = '.cache/next';
  await browser.reload();
  await browser.expectText('A newer Enza is ready.');
  await site.stop();
  await browser.press('button', 'Update');
  await expect.poll(() => browser.evaluate(script).catch(() => older)).not.toBe(older);
  await browser.press('.tickets a');
  await expectAsked();
});

const expectAsked = () => expect.poll(() => browser.count(ASKED)).toBeGreaterThan(0);

/** Against a bot, as the box says; a way of its own is played by two people. */
async function layOut(way: string | null): Promise<void> {
  await browser.press('.boxes [data-game="fairy-light"] a');
  await browser.expectText(play);
  if (way) {
    for (const seat of [0, 1]) await browser.press(`label:has([aria-label="${person}"])`, null, seat);
    await browser.press('label', way);
  }
  await browser.press('button', play);
}

/** One move from the list, or whatever else goes on with the game. False: it is over. */
async function makeMove(nth: number): Promise<boolean> {
  const isAsked = async (): Promise<boolean> =>
    (await browser.count(PRIMARY)) > 0 ||
    (await browser.count('button', final.again)) > 0 ||
    (await browser.count(ASKED)) > 0;
  await expect.poll(isAsked).toBe(true);
  if ((await browser.count('button', final.again)) > 0) return false;
  if ((await browser.count(PRIMARY)) === 0) {
    await browser.press('button', menu);
    await browser.press('dialog button', moves);
    await browser.press('dialog [aria-busy=false] button', null, nth * 7);
  }
  await browser.spend(PRIMARY);
  return true;
}
