import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { movingWords } from '../src/words/backup.ts';
import { bootWords } from '../src/words/boot.ts';
import { dataWords } from '../src/words/data.ts';
import { scriptPathIn } from './builds.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

test.use({ movesIn: true });

const NEXT = '.cache/next';
const UNDER = '/games/enza/';

test.describe('in a folder of a host that answers everything with its own page', () => {
  test.use({ under: UNDER });

  test('a newer build comes whole or not at all, and the match goes on', async ({ page, site, press, faults }) => {
    site.fallback = '<!doctype html><title>Another site</title>';
    await page.goto(site.url);
    await expect(ready(page)).toBeVisible();
    const older = await build(page);
    const player = new Player(page, press);
    await player.start({ seats: ['person', 'person'] });
    await player.move();
    await page.goto(`${site.url}#/`);

    site.dir = NEXT;
    const missing = UNDER + scriptPathIn(NEXT).slice(1);
    site.faults.set(missing, 404);
    await page.reload();
    await expect.poll(() => site.hits.includes(missing)).toBe(true);
    await expect(ready(page)).toBeVisible();
    await site.stop();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    expect(await build(page)).toBe(older);
    await press(player.waiting);
    expect(await player.move()).toBe(true);

    site.faults.clear();
    await site.start();
    await page.goto('about:blank');
    await page.goto(site.url);
    await press(page.getByRole('button', { name: movingWords.en.update, exact: true }));
    await expect(script(page)).not.toHaveAttribute('src', older);
    await press(player.waiting);
    expect(await player.move()).toBe(true);
    const like = /integrity|digest|ServiceWorker|Failed|fetch|not all|ERR_|NetworkError/i;
    expect(faults.splice(0).filter((fault) => !like.test(fault))).toEqual([]);
  });
});

test('two copies in two folders of one address share neither games nor files', async ({
  page,
  context,
  site,
  press,
}) => {
  const folders = mkdtempSync(join(tmpdir(), 'enza-folders-'));
  symlinkSync(resolve('dist'), join(folders, 'stable'));
  symlinkSync(resolve(NEXT), join(folders, 'trial'));
  site.dir = folders;
  await page.goto(`${site.url}stable/index.html`);
  await expect(ready(page)).toBeVisible();
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  await player.move();

  const tab = await context.newPage();
  await tab.goto(`${site.url}trial/index.html`);
  await expect(ready(tab)).toBeVisible();
  const other = new Player(tab, press);
  await expect(other.waiting).toHaveCount(0);
  await other.start({ seats: ['person', 'person'] });
  await other.move();
  await tab.goto(`${site.url}trial/index.html#/settings`);
  await press(tab.getByRole('button', { name: new RegExp(`^${dataWords.en.clear}`) }));
  await press(other.button(dataWords.en.clearYes));
  await expect(tab.getByText(dataWords.en.stored(0))).toBeVisible();
  await press(other.button(bootWords.en.anew));
  await expect(tab.getByText(dataWords.en.stored(0))).toBeVisible();
  await tab.close();

  expect(await player.move()).toBe(true);
  await site.stop();
  await page.goto('about:blank');
  await page.goto(`${site.url}stable/index.html`);
  await expect(ready(page)).toBeVisible();
  await press(player.waiting);
  expect(await player.move()).toBe(true);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => !/^enza\/(?:stable|trial)\/\./.test(key))),
  ).toEqual([]);
  rmSync(folders, { recursive: true });
});

const ready = (page: Page) => page.getByText(movingWords.en.offlineReady, { exact: true });
const script = (page: Page) => page.locator('script[src*="/first-"]');
const build = async (page: Page) => (await script(page).getAttribute('src')) ?? '';
