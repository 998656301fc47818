import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE_MS } from '../src/link/host.ts';
import { troubleWords } from '../src/words/trouble.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

test('a dead worker is started again, and the match is opened again @chromium', async ({
  page,
  context,
  site,
  press,
  faults,
}) => {
  const wire = await listenIn(context);
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 5; move++) await player.move();
  await expect(player.next).toBeVisible();
  const before = tablesOn(wire).at(-1);
  await page.evaluate(() => {
    const { workers } = globalThis as unknown as { workers: Worker[] };
    const worker = workers.at(-1);
    worker?.terminate();
    worker?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  });
  await expect.poll(() => wire.notices.filter(({ kind }) => kind === 'ready').length).toBe(2);
  await expect.poll(() => tablesOn(wire).at(-1)).not.toBe(before);
  expect(tablesOn(wire).at(-1)).toMatchObject({ match: before?.match, logLength: before?.logLength });
  for (let move = 0; move < 2; move++) expect(await player.move()).toBe(true);
  expect(faults).toEqual([]);
});

test('a worker that hangs is noticed, and a person can go on from the last saved move @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  await page.clock.install();
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'] });
  for (let move = 0; move < 2; move++) await player.move();
  await expect(player.next).toBeVisible();
  const before = tablesOn(wire).at(-1);
  await page.evaluate(() => {
    const { workers } = globalThis as unknown as { workers: Worker[] };
    // Nothing comes through any more, in either direction.
    for (const worker of workers) worker.terminate();
  });
  await player.select();
  // It lies there and hears no more: no answer comes.
  await press(player.primary);
  await page.clock.runFor(2 * PATIENCE_MS);
  await expect(player.primary).toBeDisabled();
  await press(player.button(troubleWords.en.startAnew));
  await expect.poll(() => tablesOn(wire).at(-1)).not.toBe(before);
  expect(tablesOn(wire).at(-1)).toMatchObject({ match: before?.match, logLength: before?.logLength });
  await expect(player.next).toBeVisible();
  await expect(player.button(troubleWords.en.startAnew)).toBeHidden();
  expect(await player.move()).toBe(true);
});

test('no part of a worker imports its own script, which Safari would run once more @chromium', () => {
  const parts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  const codes = parts.map((file) => readFileSync(join('dist/assets', file), 'utf8'));
  const starts = /new Worker\([^)]*?([\w-]+\.js)/g;
  const own = codes.flatMap((code) => [...code.matchAll(starts)].map(([, file]) => file ?? ''));
  expect(own).toHaveLength(2);
  const imports = codes.flatMap((code) => [...code.matchAll(/(?:from|import)\(?["'`]\.\/([\w-]+\.js)/g)]);
  expect(imports.length).toBeGreaterThan(own.length);
  expect(imports.map(([, file]) => file).filter((file) => own.includes(file ?? ''))).toEqual([]);
});
