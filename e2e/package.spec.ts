import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { frozenFile } from '../src/cli/codes.ts';
import { releaseOf, unzipped } from '../src/cli/release.ts';
import { FACES } from '../src/games/faces.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { movingWords } from '../src/words/backup.ts';
import { takeIn } from './played.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';

test.use({ movesIn: true });

/**
 * What 1.0.0 saved is in the repository, its build is not: another build of these sources takes its place, unless
 * `ENZA_FROM` names a folder that 1.0.0 was built in.
 */
const OLDER = process.env.ENZA_FROM ?? '.cache/next';
const words = movingWords.en;

let unpacked = '';

test.beforeAll(() => {
  unpacked = mkdtempSync(join(tmpdir(), 'enza-package-'));
  for (const { path, body } of unzipped(releaseOf('dist'))) {
    mkdirSync(dirname(join(unpacked, path)), { recursive: true });
    writeFileSync(join(unpacked, path), body);
  }
});

test.afterAll(() => rmSync(unpacked, { recursive: true }));

test('what the zip has for hosts and readers is not kept on devices @chromium', () => {
  const kept = readFileSync(join(unpacked, 'sw.js'), 'utf8');
  for (const file of ['_headers', 'LICENSE.txt']) {
    expect(existsSync(join(unpacked, file)), file).toBe(true);
    expect(kept).not.toContain(file);
  }
});

for (const under of ['/', '/games/enza/']) {
  for (const sends of tried(['the headers', 'no headers'], [under === '/' ? 'the headers' : 'no headers'])) {
    test.describe(`at ${under} of a host that sends ${sends}`, () => {
      test.use({ under });

      test(`what is in the zip is installed, and plays without the network`, async ({ site, device, press }) => {
        site.dir = unpacked;
        if (sends === 'no headers') site.headers = {};
        const visit = await device.open();
        await visit.goto(site.url);
        await expect(ready(visit)).toBeVisible();
        await site.stop();
        await device.close();

        const page = await device.open();
        await page.goto(site.url);
        await expect(ready(page)).toBeVisible();
        const player = new Player(page, press);
        await player.start({ seats: ['person', 'person'] });
        for (let move = 0; move < 3; move++) expect(await player.move()).toBe(true);
      });
    });
  }
}

test('an older build lets the zip in, and a match of every title goes on, without the network', async ({
  page,
  site,
  press,
}) => {
  site.dir = OLDER;
  await page.goto(site.url);
  await expect(ready(page)).toBeVisible();
  const older = await script(page);
  // The older build itself writes them into its store.
  await takeIn(page, site.url, begun(), press);
  await page.goto(`${site.url}#/`);

  site.dir = unpacked;
  await page.reload();
  await press(page.getByRole('button', { name: words.update, exact: true }));
  await expect(page.locator('script[src*="/first-"]')).not.toHaveAttribute('src', older);
  await expect(ready(page)).toBeVisible();
  await site.stop();
  await page.reload();
  const player = new Player(page, press);
  for (const id of Object.keys(FACES)) {
    // So many do not stand there at first.
    await press(page.locator('.ticket-ways button'));
    await press(page.locator(`.ticket[data-game="${id}"]`).getByRole('link'));
    expect(await player.move(), id).toBe(true);
    await page.goto(`${site.url}#/`);
  }
});

/** Of every title the beginning of a match that 1.0.0 saved. */
function begun(): SavedMatch[] {
  const { matches } = JSON.parse(readFileSync(frozenFile('1'), 'utf8')) as { readonly matches: readonly SavedMatch[] };
  return Object.keys(FACES).flatMap((id) => {
    const save = matches.find(({ game }) => game === id);
    if (!save) return [];
    const { table, ...played } = save;
    // There a bot takes a person's place, who had a hint by then, moved, and took the move back and forth.
    const moment = save.log.findIndex((entry) => 'sitter' in entry);
    const sitters = save.sitters.map(({ name, emblem }) => ({ kind: 'person' as const, name, emblem }));
    return [{ ...played, sitters, log: save.log.slice(0, moment), seen: sitters.map(() => 0), shown: 0 }];
  });
}

const ready = (page: Page) => page.getByText(words.offlineReady, { exact: true });
const script = async (page: Page) => (await page.locator('script[src*="/first-"]').getAttribute('src')) ?? '';
