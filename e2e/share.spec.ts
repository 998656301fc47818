import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { putMatches, readMatches } from '../src/cli/scenes.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { SHARE_TARGET } from '../src/protocol/shell.ts';
import { dataWords } from '../src/words/data.ts';
import { shareWords } from '../src/words/share.ts';
import { tableWords } from '../src/words/table.ts';
import { LANGS, type Lang } from '../src/words/voice.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { titles } from './tier.ts';

const data = dataWords.en;
const words = shareWords.en;
const SHEET_DOTS = 1080;

test('a deal told on one device is opened on the other by its link, without a network @chromium', async ({
  page,
  context,
  site,
  device,
  press,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ game: 'alfheim', seats: ['person', 'bot', 'bot'] });
  const sheet = await player.openSheet('dealCode');
  await press(player.button(player.words.table.showCode));
  await expect(sheet.getByRole('img', { name: words.qr })).toBeVisible();
  await expectAccessible(page);
  await press(player.button(words.copyLink));
  await expect(sheet.getByText(player.words.table.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${site.url}#/deal/`)).toBe(true);
  const [told] = await readMatches(page);

  const other = await device.open();
  await other.goto(site.url);
  await expect(other.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await other.goto('about:blank');
  await other.goto(link);
  const friend = new Player(other, press);
  await expect(other.getByText(friend.words.seats.dealSent)).toBeVisible();
  await expect(other.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await press(friend.button(friend.words.seats.play));
  await expect(friend.next).toBeVisible();
  const [got] = await readMatches(other);
  expect([got?.game, got?.seed, got?.setup.seats]).toEqual([told?.game, told?.seed, 3]);
});

test('a link with a slip in it says what is wrong with it @chromium', async ({ page, site }) => {
  await page.goto(`${site.url}#/deal/11200-0000`);
  await expect(page.getByText(new Player(page, async () => undefined).words.seats.faults.length)).toBeVisible();
  await expectAccessible(page);
});

for (const [index, game] of titles('alfheim').entries()) {
  test(`the end of ${game} is a picture, in either language and theme @chromium`, async ({ page, site, press }) => {
    for (const [turn, lang] of LANGS.entries()) {
      const theme = (index + turn) % 2 === 0 ? 'light' : 'dark';
      await raiseEnd(page, site.url, game, { lang, theme });
      await openShare(page, press, lang);
      await expect(page.locator('.ways-out .primary')).toBeVisible();
      const download = page.waitForEvent('download');
      await press(page.getByRole('button', { name: shareWords[lang].savePicture }));
      const picture = page.getByRole('img', { name: shareWords[lang].picture });
      const { width, height, colours } = await picture.evaluate(lookAt);
      expect(width).toBe(SHEET_DOTS);
      expect(height).toBeGreaterThan(SHEET_DOTS);
      expect(colours).toBeGreaterThan(20);
      const file = readFileSync(await (await download).path());
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
      await expect(page.getByText(dataWords[lang].done.saved)).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('how it ended is copied as text, with a link to the deal @chromium', async ({ page, context, site, press }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await raiseEnd(page, site.url, 'alfheim');
  await openShare(page, press);
  await press(page.getByRole('button', { name: words.copyText }));
  await expect(page.getByText(data.done.copied)).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toMatch(/^Alfheim Fairies · \w+ \d+, \d{4}$/);
  expect(lines[1]).toMatch(/ wins?$/);
  expect(lines.at(-1)).toContain(words.sameDeal(`${site.url}#/deal/`));
});

test('a game goes out as a file and opens on another device, by its icon and by its share sheet @chromium', async ({
  page,
  site,
  device,
  press,
}) => {
  await raiseEnd(page, site.url, 'fairy-light');
  const before = await readMatches(page);
  await openShare(page, press);
  await press(page.getByRole('button', { name: words.file }));
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: data.save }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enza-\d{4}-\d\d-\d\d\.enza$/);
  const text = readFileSync(await file.path(), 'utf8');

  const other = await device.open();
  await other.addInitScript(launchable);
  await other.goto(site.url);
  await expect(other.getByText('Ready to work offline', { exact: true })).toBeVisible();
  const dialog = other.getByRole('dialog', { name: data.in });
  const takeIn = dialog.getByRole('button', { name: data.takeIn });

  await other.evaluate(launch, { name: 'letter.enza', text: 'Dear Aya' });
  await expect(dialog.getByText(data.given('letter.enza'))).toBeVisible();
  await expectAccessible(other);
  await press(takeIn);
  await expect(dialog.getByRole('status')).toContainText(data.refused.text);
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);

  await site.stop();
  await post(other, site.url, { name: 'evening.txt', text });
  await expect(dialog.getByText(data.given('evening.txt'))).toBeVisible();
  expect(await readMatches(other)).toEqual([]);
  await press(takeIn);
  await expect(dialog.getByRole('status')).toHaveText(data.added(1));
  expect(await readMatches(other)).toEqual(before);

  await other.reload();
  await expect(dialog).toHaveCount(0);
  await other.evaluate(launch, { name: 'evening.enza', text });
  await press(takeIn);
  await expect(dialog.getByRole('status')).toContainText(data.known(1));
  await press(dialog.getByRole('link', { name: data.openIt }));
  await expect(new Player(other, press).again).toBeVisible();
});

test('the icon’s menu goes on with the game that was touched last @chromium', async ({ page, site, press }) => {
  await page.goto(`${site.url}#/newest`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enza');
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();
  const at = page.url();
  await page.goto('about:blank');
  await page.goto(`${site.url}#/newest`);
  await expect(player.next).toBeVisible();
  expect(page.url()).toBe(at);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enza');
});

/** A recorded game that is over, at its table. */
async function raiseEnd(page: Page, url: string, game: string, settings = {}): Promise<void> {
  const [fixture] = fixturesOf(game);
  if (!fixture) throw new Error(`${game} has no recorded game`);
  const people = Array<'person'>(fixture.setup.seats).fill('person');
  const save = { ...savedAfter(fixture, fixture.log.length, people), seen: people.map(() => fixture.log.length) };
  await page.goto('about:blank');
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [{ id: 'over', save }]);
  await page.evaluate(dress, settings);
  await page.goto('about:blank');
  await page.goto(`${url}#/table/over`);
}

async function openShare(page: Page, press: Press, lang: Lang = 'en'): Promise<void> {
  await press(page.getByRole('button', { name: tableWords[lang].final.share, exact: true }));
}

function dress(settings: object): void {
  const known = JSON.parse(localStorage.getItem('enza/.settings') ?? '{}') as object;
  localStorage.setItem('enza/.settings', JSON.stringify({ ...known, ...settings }));
}

/** Its dots, and how many colours a spread of them has. */
function lookAt(picture: Element): { width: number; height: number; colours: number } {
  const canvas = picture as HTMLCanvasElement;
  const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const colours = new Set<string>();
  for (let at = 0; at < dots.length; at += 4 * 997) colours.add(`${dots[at]} ${dots[at + 1]} ${dots[at + 2]}`);
  return { width: canvas.width, height: canvas.height, colours: colours.size };
}

/** What a device does that opens files with apps: it keeps them until the app takes them. */
type Launching = typeof globalThis & { launches: object[]; consume?: (launch: object) => void };

function launchable(): void {
  const device = globalThis as Launching;
  device.launches = [];
  const setConsumer = (consume: (launch: object) => void): void => {
    device.consume = consume;
    for (const each of device.launches) consume(each);
  };
  Object.defineProperty(device, 'launchQueue', { value: { setConsumer } });
}

function launch({ name, text }: { readonly name: string; readonly text: string }): void {
  const device = globalThis as Launching;
  const opened = { files: [{ getFile: async () => new File([text], name) }] };
  if (device.consume) device.consume(opened);
  else device.launches.push(opened);
}

/** As a share sheet does it: a form that comes from no page of the app. */
async function post(
  page: Page,
  url: string,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${url}${SHARE_TARGET}">
      <input type="file" name="file"><button>Share</button>
    </form>`,
  );
  await page.locator('input').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Share' }).click();
}
