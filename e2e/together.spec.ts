import type { Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { togetherWords } from '../src/words/phones.ts';
import { expectAccessible } from './axe.ts';
import { endLine, joinPages, reachHost, tellHost } from './line.ts';
import { Player } from './player.ts';
import { expect, prepare, test } from './test.ts';

const words = togetherWords.en;
const logs = async (page: Page) => (await readMatches(page)).map(({ log }) => log);

test('two browsers play one match: each its own moves, one lets the other in, and one leaves', async ({
  page,
  site,
  press,
  browser,
  faults,
}) => {
  const elsewhere = await browser.newContext({ viewport: page.viewportSize(), hasTouch: true, isMobile: true });
  await prepare(elsewhere, faults);
  const guestPage = await elsewhere.newPage();
  for (const each of [page, guestPage]) {
    await reachHost(each);
    await each.goto(site.url);
  }
  const [host, guest] = [new Player(page, press), new Player(guestPage, press)];
  await guestPage.locator('.boxes').waitFor();
  await host.start({ seats: ['person', 'person'] });
  const match = page.url().split('/').at(-1) ?? '';
  await tellHost(page, { kind: 'gather', match, here: [0] });
  await joinPages(page, match, guestPage);
  await guestPage.locator('.standings').waitFor();
  await tellHost(guestPage, { kind: 'claim', seats: [1] });
  // The people at the device that dealt let them in.
  await press(host.button(words.yes));
  await host.button(words.yes).waitFor({ state: 'detached' });

  const both = [host, guest];
  for (let move = 0; move < 4; move++) {
    const asked = await Promise.race(
      both.map(async (player) => {
        await player.prompt.waitFor();
        return player;
      }),
    );
    await asked.select();
    await asked.commit();
    for (const each of [page, guestPage]) await expect.poll(async () => (await logs(each))[0]?.length).toBe(move + 1);
  }
  for (const each of [page, guestPage]) await expectAccessible(each);
  await expect.poll(() => logs(guestPage)).toEqual(await logs(page));

  // Whoever looks at the shelf stays at the table; with the line it is left.
  await guestPage.evaluate(() => {
    location.hash = '';
  });
  await guest.waiting.waitFor();
  await endLine(guestPage);
  await expect(page.getByText(/not connected. The game waits/)).toBeVisible();
  await press(host.button(words.playFor));
  await host.button(words.playFor).waitFor({ state: 'detached' });
  await host.move();
  await host.move();
  await elsewhere.close();
});
