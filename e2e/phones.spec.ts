import type { Page } from 'playwright/test';
import { readMatches } from '../src/cli/scenes.ts';
import { rngFor } from '../src/engine/rng.ts';
import { expectAccessible } from './axe.ts';
import { findFirefox } from './browser.mjs';
import { anotherPhone, gatherPhones, holdCamera, level, Phone, playOn, playUntilDropped } from './phones.ts';
import type { Press } from './player.ts';
import { expect, test } from './test.ts';
import { isProof } from './tier.ts';

/** A table of two, the first of them at this phone, that shows its code. */
async function openTable(page: Page, press: Press, url: string): Promise<Phone> {
  await holdCamera(page);
  await page.goto(url);
  const host = new Phone(page, press);
  await host.player.start({ seats: ['person', 'person'] });
  await host.openTable([0]);
  return host;
}

test('two phones come together by two codes and play; one that drops comes back by two codes, and nothing is lost', async ({
  page,
  site,
  press,
  browser,
  browserName,
  faults,
  hasTouch,
}) => {
  const offersFirst = browserName === 'firefox';
  const host = await openTable(page, press, site.url);
  await expectAccessible(page);
  const guest = await anotherPhone(browser, site.url, faults, press, { hasTouch });
  await guest.comeTo(host, offersFirst);
  await expectAccessible(guest.page);
  await guest.sitAt(host);
  await playOn([host, guest], 4);
  await expectAccessible(page);

  await guest.drop();
  await page.getByText('is not connected').waitFor();
  await host.press(host.button(host.words.together.connectThem));
  await guest.comeTo(host, offersFirst);
  await level([host, guest]);
  await playOn([host, guest], 2);
  await guest.page.context().close();
});

test('without a camera two phones come together by the same codes as text, and a wrong one is told @chromium', async ({
  page,
  site,
  press,
  browser,
  faults,
  hasTouch,
}) => {
  const host = await openTable(page, press, site.url);
  const offer = await host.copyCode();
  const guest = await anotherPhone(browser, site.url, faults, press, { hasTouch });
  await guest.page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  });
  await guest.page.goto(`${site.url}#/join`);
  await guest.page.reload();
  const { phones } = guest.words;
  await guest.press(guest.button(phones.begin));
  await guest.paste('nothing of the kind');
  await guest.page.getByText(phones.noCode).waitFor();
  await guest.paste(offer);
  await guest.page.getByText(phones.showAnswer).waitFor();
  await host.paste(await guest.copyCode());
  await guest.sitAt(host);
  await playOn([host, guest], 2);
  await guest.page.context().close();
});

test('where two phones do not find each other it is said what may be wrong, and begun again @chromium', async ({
  page,
  site,
  press,
  browser,
  faults,
  hasTouch,
}) => {
  const host = await openTable(page, press, site.url);
  const { phones } = host.words;
  const guest = await anotherPhone(browser, site.url, faults, press, { hasTouch });
  await guest.page.goto(`${site.url}#/join`);
  await guest.see(host);
  await guest.press(guest.button(phones.startCamera));
  await guest.page.getByText(phones.showAnswer).waitFor();
  const answer = await guest.copyCode();
  await guest.page.context().close();
  await host.paste(answer);
  for (const cause of [phones.failed.late, ...phones.causes]) await page.getByText(cause).waitFor();
  await expectAccessible(page);
  await press(host.button(phones.again));
  await page.locator('.qr').waitFor();
});

/** How often the line breaks, and after how many messages at most. */
const DROPS = isProof ? 20 : 2;
const MOST_MESSAGES = 8;

test('a line that breaks in the midst of an answer loses none and doubles none @chromium', async ({
  page,
  site,
  press,
  browser,
  faults,
  hasTouch,
}) => {
  test.slow(isProof);
  const another = () => anotherPhone(browser, site.url, faults, press, { hasTouch });
  const phones = await gatherPhones(page, site.url, press, { game: 'maihoshi', phones: 2 }, another);
  const [host, guest] = phones as [Phone, Phone];
  const chance = rngFor(5, 2);
  for (let drop = 0; drop < DROPS; drop++) {
    const before = await host.log();
    const dropping = chance.pick(phones);
    await dropping.dropAfter(chance.below(MOST_MESSAGES));
    const answers = await playUntilDropped(phones, dropping);
    await guest.comeTo(host);
    await level(phones);
    const after = await host.log();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(before.length + answers);
  }
  // Nothing was played in two ways.
  for (const phone of phones) expect(await readMatches(phone.page)).toHaveLength(1);
  await guest.page.context().close();
});

const TABLES = [
  { game: 'fairy-light', phones: 2, moves: Infinity },
  { game: 'fairy-concerto', phones: 4, moves: Infinity },
  { game: 'alfheim', phones: 3, moves: 12 },
  { game: 'maihoshi', phones: 4, moves: 16 },
  { game: 'my-little-scythe', phones: 3, moves: 12 },
];
for (const { game, phones: count, moves } of TABLES) {
  test(`${count} phones play ${game} with one another @chromium @proof`, async ({
    page,
    site,
    press,
    browser,
    faults,
    hasTouch,
  }) => {
    test.slow();
    const another = () => anotherPhone(browser, site.url, faults, press, { hasTouch });
    const phones = await gatherPhones(page, site.url, press, { game, phones: count }, another);
    await playOn(phones, moves);
    for (const phone of phones.slice(1)) await phone.page.context().close();
  });
}

const firefox = findFirefox();
for (const host of isProof && firefox ? (['Chromium', 'Firefox'] as const) : []) {
  test(`a table in ${host} and a guest in the other browser play @chromium`, async ({
    page,
    site,
    press,
    faults,
    playwright,
  }) => {
    const other = await playwright.firefox.launch({ channel: 'moz-firefox', executablePath: firefox ?? '' });
    // Under its own name: by it the app knows that Firefox has to show its code first.
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:${other.version()}) Gecko/20100101 Firefox/${other.version()}`;
    const theirs = await anotherPhone(other, site.url, faults, (at) => at.click(), { userAgent });
    await holdCamera(page);
    await page.goto(site.url);
    const own = new Phone(page, press);
    const [table, guest] = host === 'Chromium' ? [own, theirs] : [theirs, own];
    await table.player.start({ seats: ['person', 'person'] });
    await table.openTable([0]);
    await guest.comeTo(table, guest === theirs);
    await guest.sitAt(table);
    await playOn([table, guest], 6);
    await other.close();
  });
}
