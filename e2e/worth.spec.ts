import type { Page } from 'playwright/test';
import { onShelf, putMatches } from '../src/cli/scenes.ts';
import type { Fixture } from '../src/engine/account.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { movingWords } from '../src/words/backup.ts';
import { replayWords } from '../src/words/replay.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { tableWords } from '../src/words/table.ts';
import { worthWords } from '../src/words/worth.ts';
import { expectAccessible } from './axe.ts';
import { Player } from './player.ts';
import { savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';
import { listenIn } from './wire.ts';

test.use({ movesIn: true });

const words = worthWords.en;
const FIXTURES: readonly Fixture[] = [
  fixtureNamed('fairy-light', '2-standard-0'),
  fixtureNamed('fairy-concerto', '3-off-0'),
  fixtureNamed('alfheim', '2-3'),
  fixtureNamed('maihoshi', '2-dealt-secret-6'),
  fixtureNamed('my-little-scythe', '2-off-1'),
];

for (const fixture of tried(
  FIXTURES,
  [FIXTURES[0]].flatMap((each) => each ?? []),
)) {
  test(`offline, the curve of a recorded game of ${fixture.game} is drawn, stopped and gone on with, and leads to its moments @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    test.slow();
    const wire = await listenIn(context);
    await page.goto(site.url);
    await expect(page.getByText(movingWords.en.offlineReady, { exact: true })).toBeVisible();
    await site.stop();
    await layOut(page, site.url, fixture);
    const player = new Player(page, press);
    await press(player.button(replayWords.en.worth));

    const sheet = page.getByRole('dialog', { name: replayWords.en.worth });
    const points = () => wire.answers.to('chances').filter((chances) => chances !== null);
    // At once, and not when the sheet has come to rest: a short game is thought through in a second.
    await sheet.getByRole('button', { name: words.stop }).dispatchEvent('click');
    await expect(sheet.getByRole('button', { name: words.goOn })).toBeVisible();
    await expectAccessible(page);

    // By finger and by key.
    const scrubber = sheet.getByRole('slider', { name: replayWords.en.scrubber });
    const box = await scrubber.boundingBox();
    await scrubber.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 3 } });
    const half = Number(await scrubber.inputValue());
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(fixture.log.length);
    await scrubber.press('Home');
    await expect(sheet.getByText(words.noMove)).toBeVisible();
    await scrubber.press('ArrowRight');
    await press(sheet.getByRole('button', { name: words.askBot }));
    await expect(sheet.locator('.worth-instead p').first()).toBeVisible();
    await expect(sheet.getByText(words.thinking)).toBeHidden();
    await expect(sheet.getByText(words.failed)).toBeHidden();

    await press(sheet.getByRole('button', { name: words.goOn }));
    await expect(sheet.getByText(words.later)).toBeHidden();
    await expect(sheet.locator('.curve-line').first()).toBeVisible();
    await expect(sheet.locator('.worth-stories li').first()).toBeVisible();
    for (const chances of points()) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);

    // Every own move beside the bot's: stopped, gone on with, and each a way to its moment.
    await press(sheet.getByRole('button', { name: words.compareAll }));
    const own = sheet.locator('.worth-own');
    await expect(own.locator('ol li').first()).toBeVisible();
    await press(own.getByRole('button', { name: words.stop }));
    await expect(own.getByRole('button', { name: words.goOn })).toBeVisible();
    await own.locator('ol button').first().click();
    await expect(scrubber).not.toHaveValue('0');
    await press(sheet.getByText(words.table));
    await expect(sheet.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });
}

test('whoever came for the curve alone is back at the end, which is not counted again', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  await page.evaluate(() =>
    localStorage.setItem('enza/.settings', JSON.stringify({ lang: 'en', motion: 'full', pace: 'atOnce' })),
  );
  await layOut(page, site.url, fixtureNamed('maihoshi', '2-dealt-secret-6'));
  const player = new Player(page, press);
  const { counting, skip, countAgain } = tableWords.en.final;
  const sheet = page.getByRole('dialog', { name: replayWords.en.worth });
  const heading = page.locator('.final h2');
  await expect(heading).toHaveText(counting);
  await press(player.button(skip));
  await expect(heading).not.toHaveText(counting);
  const outcome = await heading.textContent();

  await press(player.button(replayWords.en.worth));
  await press(sheet.getByRole('button', { name: shelfWords.en.close }));
  await expect(heading).toHaveText(outcome ?? '');
  await expect(player.button(countAgain)).toBeVisible();

  // A moment that was chosen stays on the table.
  await press(player.button(replayWords.en.worth));
  await sheet.getByRole('slider', { name: replayWords.en.scrubber }).press('ArrowRight');
  await press(sheet.getByRole('button', { name: shelfWords.en.close }));
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByRole('slider', { name: replayWords.en.scrubber })).toHaveValue('1');
});

/** Lays a recorded game on the table, played to its end by people. */
async function layOut(page: Page, url: string, fixture: Fixture): Promise<void> {
  const kinds = Array<'person'>(fixture.setup.seats).fill('person');
  const save = savedAfter(fixture, fixture.log.length, kinds);
  await putMatches(page, [await onShelf({ id: 'recorded', save }, Date.now())]);
  await page.reload();
  await page.goto(`${url}#/table/recorded`);
}
