import { expect, test } from 'playwright/test';
import { Site } from '../src/cli/site.ts';
import { FACES } from '../src/games/faces.ts';
import { bootWords } from '../src/words/boot.ts';
import { dataWords } from '../src/words/data.ts';
import { seatsWords } from '../src/words/seats.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { tableWords } from '../src/words/table.ts';
import { partPathIn, scriptPathIn } from './builds.ts';
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

test('in WebKit a file that does not come is told of in both languages, and loading again mends it', async () => {
  await browser.finish(forgetApp);
  const path = scriptPathIn('dist');
  site.faults.set(path, 404);
  await browser.goto('about:blank');
  await browser.goto(site.url);
  for (const { title, broken, safe } of Object.values(bootWords))
    for (const said of [title, broken, safe]) await browser.expectText(said);
  site.faults.clear();
  await browser.press('button', bootWords.en.reload);
  await browser.expectText(READY);
});

test('in WebKit a file lost on the device is missed without the network, and put back with it', async () => {
  await browser.finish(loseFile, partPathIn('SettingsScreen', 'dist'));
  await site.stop();
  await browser.goto(`${site.url}#/settings`);
  await browser.expectText(shelfWords.en.notLoaded);
  await site.start();
  await browser.press('button', shelfWords.en.again);
  await browser.expectText(dataWords.en.outAll);
  await site.stop();
  await browser.reload();
  await browser.expectText(dataWords.en.outAll);
});

for (const game of Object.keys(FACES)) {
  test(`in WebKit ${game} is played without the network, and stands as it was after a reload`, async () => {
    await site.stop();
    await browser.reload();
    await layOut(null, game);
    for (let move = 0; move < 3; move++) expect(await makeMove(move)).toBe(true);
    await expectAsked();
    const saved = await browser.finish(storedText);
    expect(saved).toContain(game);
    await browser.reload();
    await expectAsked();
    expect(await browser.text()).not.toContain(elsewhere);
    expect(await browser.finish(storedText)).toBe(saved);
    expect(await makeMove(3)).toBe(true);
  });
}

/** The table rests, and a move is awaited. */
const expectAsked = () => expect.poll(isAsked).toBe(true);

const isAsked = async (): Promise<boolean> =>
  (await browser.count(PRIMARY)) > 0 ||
  (await browser.count('button', final.again)) > 0 ||
  (await browser.count(ASKED)) > 0;

/** Against bots, as the box says; a way of its own is played by two people. */
async function layOut(way: string | null, game = 'fairy-light'): Promise<void> {
  await browser.press(`.boxes [data-game="${game}"] a`);
  await browser.expectText(play);
  if (way) {
    for (const seat of [0, 1]) await browser.press(`label:has([aria-label="${person}"])`, null, seat);
    await browser.press('label', way);
  }
  await browser.press('button', play);
}

/** One move from the list, or whatever else goes on with the game. False: it is over. */
async function makeMove(nth: number): Promise<boolean> {
  await expectAsked();
  if ((await browser.count('button', final.again)) > 0) return false;
  if ((await browser.count(PRIMARY)) === 0) {
    await browser.press('button', menu);
    await browser.press('dialog button', moves);
    await browser.press('dialog [aria-busy=false] button', null, nth * 7);
  }
  await browser.spend(PRIMARY);
  return true;
}

/** As before the first visit. */
async function forgetApp(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

async function loseFile(path: string): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
}

/** The moves of all matches as they are stored now. */
function storedText(): Promise<string> {
  return new Promise((done) => {
    const opening = indexedDB.open(`enza${location.pathname.replace(/[^/]*$/, '')}`);
    opening.onsuccess = () => {
      const database = opening.result;
      const saves = database
        .transaction('matches')
        .objectStore('matches')
        .getAll(IDBKeyRange.bound('match:', 'match:\uffff'));
      saves.onsuccess = () => {
        database.close();
        done(JSON.stringify(saves.result.map(({ game, log }) => [game, log])));
      };
    };
  });
}
