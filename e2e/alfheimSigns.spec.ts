import type { Locator } from 'playwright/test';
import { putMatches } from '../src/cli/scenes.ts';
import type { Seat } from '../src/engine/game.ts';
import { openMatch } from '../src/engine/match.ts';
import { holdsTomte } from '../src/games/alfheim/rules/calls.ts';
import { costOf, KING, kindOf, kindsIn, TOMTE, tilesIn } from '../src/games/alfheim/rules/fairies.ts';
import { fairyThing } from '../src/games/alfheim/rules/ids.ts';
import { game } from '../src/games/alfheim/rules/index.ts';
import { reachOf } from '../src/games/alfheim/rules/runs.ts';
import { FOOTPRINT_ROUND, type State } from '../src/games/alfheim/rules/state.ts';
import { labelsOf } from '../src/games/alfheim/words/labels.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { LANGS } from '../src/words/voice.ts';
import { recordedMoment } from './gardens.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';

const words = labelsOf('en');
/** By then most have points of two digits. */
const LATE = 0.75;

const LEAST_SIGN_PX = 14;
const leastSide = (of: Locator): Promise<number> =>
  of.evaluateAll((all) =>
    Math.min(
      ...all.map((sign) => {
        const { width, height } = sign.getBoundingClientRect();
        return Math.max(width, height);
      }),
    ),
  );
const QUEEN = kindOf('queen');
const NISSE = kindOf('nisse1');

/** Both of the Queen's costs lie there, in the field of the player who is asked for a clue she has not come to. */
const awaitsQueen = ({ step, round, fields, turn, lying }: State): boolean =>
  step === 'place' && round > 7 && fields[turn]?.fairies[QUEEN] === null && tilesIn(lying[QUEEN]).length === 2;

test('every sign of every cost can be read on a small phone, and a tapped fairy is large and shown in the field @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { save, seat } = await recordedMoment(awaitsQueen);
  await goOnWith(page, site.url, save, new Player(page, press));
  const signs = page.locator('.alf-market .alf-board-cost :is(.alf-drawn, .alf-any)');
  expect(await leastSide(signs)).toBeGreaterThanOrEqual(LEAST_SIGN_PX);

  const { state } = openMatch(game, save);
  const { turned, fields } = state as unknown as State;
  const field = fields[seat];
  if (!field) throw new Error('whoever is asked has no field');
  const reaches = turned[QUEEN].map((tile) => reachOf(field, QUEEN, tile));
  const queen = page.locator(`[data-thing="${fairyThing(QUEEN)}"]`);
  await press(queen);
  await expect(queen).toHaveAttribute('aria-expanded', 'true');
  const wants = page.locator('.alf-wants');
  await expect(wants).toHaveCount(reaches.length);
  for (const [at, reach] of reaches.entries()) {
    await press(wants.nth(at));
    await expect(wants.nth(at).locator('.alf-is-met')).toHaveCount(reach?.has.length ?? 0);
    await expect(page.locator('[data-mark="run"]')).toHaveCount(reach?.run.length ?? 0);
  }
  expect(await leastSide(wants.locator('svg'))).toBeGreaterThanOrEqual(2 * LEAST_SIGN_PX);
  await press(queen);
  await expect(wants).toHaveCount(0);
});

/** Whoever is asked holds a Tomte, and so do two others. */
const areThreeHolders = ({ step, fields, turn }: State): boolean =>
  step === 'place' &&
  fields.filter(holdsTomte).length > 2 &&
  fields.some((field, at) => at === turn && holdsTomte(field));

test('the cost of an own Tomte stands as large as others, however many hold one @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { save, seat } = await recordedMoment(areThreeHolders);
  const alone = save.sitters.map((sitter, at) =>
    at === seat ? sitter : { ...sitter, kind: 'bot' as const, level: 1 },
  );
  await goOnWith(page, site.url, { ...save, sitters: alone }, new Player(page, press));
  const tomte = page.locator(`[data-thing="${fairyThing(TOMTE)}"]`);
  expect(await tomte.locator('.badge').count()).toBeGreaterThan(2);
  expect(await leastSide(tomte.locator('.alf-drawn'))).toBeGreaterThanOrEqual(LEAST_SIGN_PX);
});

const hasRace = ({ step, fields, turn }: State): boolean =>
  step === 'place' && fields.some((field, at) => at !== turn && holdsTomte(field));

test('who is one fairy short of an expert card is a dot of their colour at its foot, and over nothing else @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { save } = await recordedMoment(hasRace);
  await goOnWith(page, site.url, save, new Player(page, press));
  const dots = page.locator('.alf-race circle');
  await expect(dots.first()).toBeVisible();
  const strays = await dots.evaluateAll(
    (all) =>
      all.filter((dot) => {
        const [own, card] = [dot.getBoundingClientRect(), dot.closest('button')?.getBoundingClientRect()];
        const isWithin = card && own.left >= card.left && own.right <= card.right && own.bottom <= card.bottom + 2;
        return !isWithin || own.width > 14 || getComputedStyle(dot).fill === 'rgb(0, 0, 0)';
      }).length,
  );
  expect(strays).toBe(0);
});

/** A King who wants five beside a Queen who does: no row of new costs is longer. */
const isWide = ({ round, step, turned }: State): boolean =>
  round === FOOTPRINT_ROUND && step === 'footprint' && turned[KING].some((tile) => costOf(KING, tile).length === 5);

for (const lang of tried(LANGS, ['en'])) {
  test(`round 7 turns its costs before anything is asked, with nothing over them and none cut: ${lang} @chromium`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const stored = JSON.stringify({ lang, pace: 'quick' });
    await withSettings(page, stored);
    const { save } = await recordedMoment(isWide);
    await page.goto(`${site.url}#/settings`);
    await page.locator('.screen.settings').waitFor();
    await putMatches(page, [{ id: 'recorded', save: { ...save, shown: save.log.length - 1 } }]);
    await page.goto(`${site.url}#/table/recorded`);
    await expect(page.locator('.stage-part[data-step="footprints"]')).toBeAttached();
    await expect(page.locator('[data-step="footprints"] .stage-sprite')).toHaveCount(0);
    const hidden = await page.locator('.alf-board-cost:has(.alf-new)').evaluateAll(
      (costs) =>
        costs.filter((cost) => {
          const { left, top, width, height } = cost.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return left < 0 || !found?.closest('.alf-kind')?.contains(cost);
        }).length,
    );
    expect(hidden).toBe(0);
    expect(await page.locator('.alf-new').count()).toBeGreaterThan(5);
    await expect(page.locator('[data-mark="footprint"]').first()).toBeVisible();
  });
}

test('a fairy that has come is said to live here, and wants nothing any more @chromium', async ({
  page,
  site,
  press,
}) => {
  const { save } = await recordedMoment(
    ({ step, fields, turn }) => step === 'place' && fields[turn]?.fairies[NISSE] !== null,
  );
  await goOnWith(page, site.url, save, new Player(page, press));
  const nisse = page.locator(`[data-thing="${fairyThing(NISSE)}"]`);
  await expect(nisse).toHaveAttribute('data-came', 'true');
  await press(nisse);
  await expect(page.locator('.alf-lives')).toBeVisible();
  await expect(page.locator('.alf-wants')).toHaveCount(0);
});

test('whoever’s field is in sight, the ticks and bars are theirs @chromium', async ({ page, site, press }) => {
  const { save, seat } = await recordedMoment(
    ({ step, fields, turn }) => step === 'place' && fields.some(({ kinds }) => kinds !== fields[turn]?.kinds),
  );
  await goOnWith(page, site.url, save, new Player(page, press));
  const { fields } = openMatch(game, save).state as unknown as State;
  const other = fields.findIndex(({ kinds }) => kinds !== fields[seat]?.kinds);
  const came = (of: Seat): string[] => kindsIn(fields[of]?.kinds ?? 0).map(fairyThing);
  const ticked = (): Promise<(string | null)[]> =>
    page
      .locator('.alf-kind[data-came="true"]')
      .evaluateAll((all) => all.map((kind) => kind.getAttribute('data-thing')));
  await expect.poll(ticked).toEqual(came(seat));
  await press(page.locator('.areas-tabs button').nth(other));
  await expect.poll(ticked).toEqual(came(other));
  await expect(page.locator('.alf-market')).toHaveAccessibleName(words.costs(save.sitters[other]?.name ?? ''));
});

test('the numbers of five stand clear of their emblems, upright and held across', async ({ page, site }) => {
  const [five] = fixturesOf('alfheim').filter(({ setup }) => setup.seats === 5);
  if (!five) throw new Error('no table of five is recorded');
  const late = movesIn(five, LATE);
  const save = savedAfter(five, late, ['person', 'person', 'person', 'person', 'person']);
  await goOnWith(page, site.url, save, new Player(page, (at) => at.tap()));
  for (const size of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const overlaps = await page.locator('.standing').evaluateAll((chips) =>
      chips.map((chip) => {
        const [badge, points] = [chip.querySelector('.badge'), chip.querySelector('b')];
        if (!badge || !points) return 'nothing to see';
        const [one, other] = [badge.getBoundingClientRect(), points.getBoundingClientRect()];
        return other.left < one.right && other.top < one.bottom - 1;
      }),
    );
    expect(overlaps).toEqual([false, false, false, false, false]);
  }
});
