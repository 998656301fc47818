import { readMatches } from '../src/cli/scenes.ts';
import { game } from '../src/games/alfheim/rules/index.ts';
import { labelsOf } from '../src/games/alfheim/words/labels.ts';
import { fixtureNamed, fixturesOf } from '../src/games/fixtures.ts';
import { LONGEST_NAME } from '../src/saves/format.ts';
import { comesAlone, Gardener, recordedMoment } from './gardens.ts';
import { expectOwnViews } from './honest.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { isProof, tried } from './tier.ts';
import { listenIn } from './wire.ts';

/** By then most have points of two digits. */
const LATE = 0.88;
/** Then the whole game is played. */

test('five people play the last rounds of Alfheim to the end without the network @chromium', async ({
  site,
  device,
  press,
}) => {
  test.slow();
  const visit = await device.open();
  await visit.goto(site.url);
  await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
  await site.stop();
  await device.close();

  const page = await device.open();
  const wire = await listenIn(page.context());
  const player = new Gardener(page, press);
  const record = fixtureNamed(game.facts.id, '5-7');
  const made = isProof ? 0 : movesIn(record, LATE);
  await goOnWith(page, site.url, savedAfter(record, made, Array<'person'>(5).fill('person')), player);
  for (let answers = 0; await player.answer(); answers++) {
    if (answers !== 9) continue;
    await page.reload();
    await expect(player.next).toBeVisible();
  }
  await expect(player.again).toBeVisible();
  await expectOwnViews(page, wire, made);
});

test('a fairy that alone can come is asked her place where she has several: all are lit, one tap shows her, and none is chosen @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save, seat } = await recordedMoment((state) => comesAlone(state, false));
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await expect(page.locator('[data-callable="surely"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(player.primary).toBeHidden();
  await expect(page.locator('.alf-outline')).toBeVisible();
  expect(await page.locator('[data-mark="call"]').count()).toBeGreaterThan(2);
  await press(page.locator('[data-mark="call"]').first());
  await expect(player.primary).toHaveText(/^Call /);
  await player.commit();
  await player.next.waitFor();
  const [kept] = await readMatches(page);
  expect(kept?.log.at(save.log.length)).toMatchObject({ seat, move: { call: expect.any(Number) } });
});

test('beside a fairy that can come the turn ends by its own button, and is asked about first @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save, seat } = await recordedMoment((state) => comesAlone(state, false));
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await press(page.locator('.alf-say'));
  await expect(player.primary).toHaveText(labelsOf('en').says.done);
  expect((await readMatches(page))[0]?.log).toEqual(save.log);
  await player.commit();
  await expect
    .poll(async () => (await readMatches(page))[0]?.log.at(save.log.length))
    .toMatchObject({ seat, move: { say: 'done' } });
});

test('the only way of the only fairy that can come is shown before anything is tapped, and one tap calls her @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save, seat } = await recordedMoment((state) => comesAlone(state, true));
  const player = new Player(page, press);
  await goOnWith(page, site.url, save, player);
  await expect(player.primary).toHaveText(/^Call /);
  await expect(page.locator('[data-callable="surely"]')).toHaveAttribute('aria-pressed', 'true');
  await player.commit();
  await player.next.waitFor();
  const [kept] = await readMatches(page);
  expect(kept?.log.at(save.log.length)).toMatchObject({ seat, move: { call: expect.any(Number) } });
});

test('a last expert is told by the count, and the fields of the finished table can be seen @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  const record = fixturesOf('alfheim').find(({ setup }) => setup.seats === 4);
  if (!record) throw new Error('no table of four is recorded');
  const save = savedAfter(record, record.log.length, Array<'person'>(4).fill('person'));
  await goOnWith(page, site.url, { ...save, shown: save.log.length - 1 }, player);
  await press(player.button(player.words.table.final.seeTable));
  await expect(page.locator('.alf-fields')).toBeVisible();
});

/** As long as names may be, without a place to break, and those of two alphabets. */
const LONG = [
  'Maximiliane-Konstanze-Eva',
  'Wolfeschlegelsteinhausen',
  '東海林ハルカ・ヴァレンティーナ',
  'Bartholomew',
  'Ann',
].map((each) => each.slice(0, LONGEST_NAME));

const CROWDED = [4, 5].flatMap((seats) => [100, 200].map((textSize) => ({ seats, textSize })));

for (const { seats, textSize } of tried(CROWDED, CROWDED.slice(2)))
  test(`all of ${seats} long names stand whole over the fields of a small phone, with letters of ${textSize} % @chromium`, async ({
    page,
    site,
    press,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const settings = JSON.stringify({ textSize, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    const record = fixturesOf('alfheim').find(({ setup }) => setup.seats === seats);
    if (!record) throw new Error(`no table of ${seats} is recorded`);
    const save = savedAfter(record, 40, Array<'person'>(seats).fill('person'));
    const sitters = save.sitters.map((sitter, seat) => ({ ...sitter, name: LONG[seat] ?? '' }));
    await goOnWith(page, site.url, { ...save, sitters }, new Player(page, press));
    const names = page.locator('.areas-tabs bdi');
    await expect(names).toHaveText(LONG.slice(0, seats));
    const cut = await names.evaluateAll(
      (all) =>
        all.filter((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const [inner, tab] = [text.getBoundingClientRect(), name.closest('button')?.getBoundingClientRect()];
          const isWithin =
            tab && inner.left >= tab.left - 1 && inner.right <= tab.right + 1 && inner.bottom <= tab.bottom + 1;
          return inner.width === 0 || !isWithin;
        }).length,
    );
    expect(cut).toBe(0);
    for (const tab of await page.locator('.areas-tabs button').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  });
