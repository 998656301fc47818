import type { Page } from 'playwright/test';
import { finaleWords } from '../src/games/fairy-concerto/words/labels.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { replayWords } from '../src/words/replay.ts';
import { settingsWords } from '../src/words/settings.ts';
import { shelfWords } from '../src/words/shelf.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';

const words = finaleWords.en;
const alone = fixtureNamed('fairy-concerto', '1-printed-off-10');
const three = fixtureNamed('fairy-concerto', '3-off-0');

async function playToTheEnd(page: Page, press: Press, url: string): Promise<Player> {
  await page.goto(url);
  const player = new Player(page, press);
  await player.start({ game: 'fairy-concerto', seats: ['person'] });
  await player.finish();
  return player;
}

/** Counts on the page itself what is laid before the loudspeaker. */
const countTones = (page: Page) =>
  page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function counted(...when) {
      const { dataset } = document.documentElement;
      dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      start.apply(this, when);
    };
  });

const concertOf = (page: Page) => {
  const concert = page.getByRole('region', { name: words.concert });
  return { concert, said: concert.getByRole('status') };
};

// Where there is no sound hardware Firefox's context never runs, and what plays is silent: the next test's matter.
test('the orchestra that was built plays in silence until sound is wanted, is stopped, and ends by itself @chromium', async ({
  page,
  site,
  press,
}) => {
  await countTones(page);
  const player = await playToTheEnd(page, press, site.url);
  const { concert, said } = concertOf(page);
  const tones = page.locator('html[data-tones]');
  await press(player.button(words.play));
  await expect(said).toHaveText(/plays/);
  await expect(tones).toHaveCount(0);
  await press(player.button(words.stop));
  await expect(said).toHaveText(/ready/);

  await press(player.button(words.turnOn));
  await expect(concert.getByText(words.silent)).toBeHidden();
  await player.choose(concert.getByRole('radio', { name: words.bach }));
  await press(player.button(words.play));
  await expect(tones).toHaveCount(1);
  await expect(said).toHaveText(words.playing(words.bach));
  await expect(said).toHaveText(words.applause(words.bach));
  await expect(player.button(words.play)).toBeVisible();
});

test('where things move the concert follows the count by itself, heard or not @chromium', async ({
  page,
  site,
  press,
}) => {
  await withSettings(page, JSON.stringify({ lang: 'en', motion: 'full', pace: 'atOnce' }));
  await page.goto(site.url);
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(alone, alone.log.length, ['person']), player);
  await page.setViewportSize({ width: 360, height: 560 });
  await press(player.button(words.skip));
  const { concert, said } = concertOf(page);
  await expect(said).toHaveText(/plays/);
  // However far the count was scrolled, who won is in sight, and by what.
  await expect(page.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(concert.getByText(/^By \d+ points?\./)).toBeVisible();
  await expect(concert.getByText(words.silent)).toBeVisible();
  await expect(said).toHaveText(/^Applause/);
  // Whoever only had a look at the table is not played to again.
  await press(player.button(player.words.table.final.seeTable));
  await press(player.button(player.words.table.final.seeScores));
  await expect(said).toHaveText(/ready/);
  // Nor is counted again after a look at how the match went.
  await press(player.button(replayWords.en.worth));
  await press(
    page.getByRole('dialog', { name: replayWords.en.worth }).getByRole('button', { name: shelfWords.en.close }),
  );
  await expect(said).toHaveText(/ready/);
  await expect(player.button(words.again)).toBeVisible();
});

test('a device without sound loses nothing by it @proof', async ({ page, site, press }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });
  const player = await playToTheEnd(page, press, site.url);
  const { concert, said } = concertOf(page);
  await expect(player.button(words.play)).toBeVisible();
  await expect(concert.getByText(words.silent)).toBeHidden();
  await press(player.button(words.play));
  await expect(said).toHaveText(/plays/);
  await press(player.button(words.stop));
  await expect(said).toHaveText(/ready/);
  await page.goto(`${site.url}#/settings`);
  await expect(page.getByRole('group', { name: settingsWords.en.motion })).toBeVisible();
  await expect(page.getByRole('group', { name: settingsWords.en.sound })).toHaveCount(0);
});

test('the seven steps are walked one by one, and again, by hand where nothing moves', async ({ page, site, press }) => {
  await page.clock.install();
  const player = await playToTheEnd(page, press, site.url);
  await press(player.button(words.again));
  const steps = page.getByRole('region', { name: words.title });
  const step = (nth: number) => steps.getByText(new RegExp(`^${nth} of 7`));
  await expect(step(1)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(step(1)).toBeVisible();
  await press(player.button(words.next));
  await expect(step(2)).toBeVisible();
  await press(player.button(words.before));
  await expect(step(1)).toBeVisible();
  for (let nth = 1; nth <= 7; nth++) {
    await expect(step(nth)).toBeVisible();
    if (nth >= 6) await expectAccessible(page);
    await press(player.button(words.next));
  }
  await expect(page.getByRole('region', { name: words.concert })).toBeVisible();
  await expectAccessible(page);

  // Of three sides, each with a reason of two lines, the ways on stay in sight.
  await goOnWith(page, site.url, savedAfter(three, three.log.length, ['person', 'bot', 'bot']), player);
  await press(player.button(words.again));
  for (let nth = 1; nth <= 7; nth++) {
    await expect(step(nth)).toBeVisible();
    const [ways, foot] = [page.locator('.fc-steps'), page.locator('.reach')];
    const [end, top] = [await ways.boundingBox(), await foot.boundingBox()];
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await press(player.button(words.next));
  }
});
