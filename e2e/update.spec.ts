import { expect, test } from './test.ts';

test('a newer build waits, is let in once, and the older files go @both', async ({ page, context, site, press }) => {
  const shown = (text: string) => page.getByText(text, { exact: true });
  await page.goto(site.url);
  await expect(shown('Ready to work offline')).toBeVisible();
  await page.reload();
  await expect(shown('Ready to work offline')).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(other.getByText('Ready to work offline')).toBeVisible();

  site.dir = '.cache/next';
  await page.reload();
  const before = await scripts(page);
  await expect(shown('A newer Enza is ready.')).toBeVisible();
  expect(await scripts(page)).toEqual(before);

  await press(page.getByRole('button', { name: 'Change over' }));
  await expect.poll(() => scripts(page)).not.toEqual(before);
  await expect(shown('Ready to work offline')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const [name = '', ...more] = await caches.keys();
    const files = (await (await caches.open(name)).keys()).map(({ url }) => url);
    return { more, files };
  });
  expect(kept.more).toEqual([]);
  expect(kept.files.filter((file) => before.includes(file))).toEqual([]);

  // Another tab is never reloaded under a person's hands: it is asked.
  expect(await scripts(other)).toEqual(before);
  await press(other.getByRole('button', { name: 'Change over' }));
  await expect.poll(() => scripts(other)).toEqual(await scripts(page));
});

const scripts = (page: { evaluate<Value>(of: () => Value): Promise<Value> }): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src));
