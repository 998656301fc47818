import type { Locator, Page } from 'playwright/test';
import type { Fixture } from '../src/engine/account.ts';
import { labels as concerto } from '../src/games/fairy-concerto/words/labels.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { settingsWords } from '../src/words/settings.ts';
import { tableWords } from '../src/words/table.ts';
import { LANGS, type Lang } from '../src/words/voice.ts';
import { expectWhole, isClearOf, middleOf } from './finger.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';

const alone = fixtureNamed('fairy-concerto', '1-printed-off-10');
/** Then a second composer draws. */
const FOUR_KEPT = 8;
const drafted = fixtureNamed('fairy-concerto', '3-off-0');
const { en: concertoEn } = concerto;
const DRAWN = [2, 3, 4, 5, 6, 4, 2];
const OWN = [1, 1, 2, 2, 3, 2, 1];
const asked: Readonly<Record<Lang, (own: number, drawn: number) => string>> = {
  en: (own, drawn) => `Choose ${own} of ${drawn}`,
  ja: (own, drawn) => `${drawn}個から${own}個`,
};

/** What a choice brings either side, in one line. */
const both: Readonly<Record<Lang, RegExp>> = {
  en: /^Aya [+−±]\d+ · Bach [+−±]\d+$/,
  ja: /^Ayaさん [+−±]\d+点・バッハ [+−±]\d+点$/,
};

/** After how many moves a choice of fairies is asked for, round by round. */
const choices = ({ log }: Fixture): number[] =>
  log.flatMap(({ move }, made) => ('take' in (move as object) ? [made] : []));

/** Whether the middle of every cell lies open to the eye; the heads of the columns are there for the ear alone. */
const isUncovered = (table: Locator): Promise<boolean> =>
  table.evaluate((element) =>
    [...element.querySelectorAll('tbody :is(td, th)')].every((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const edges = [top + 2, top + height - 2];
      return edges.every((y) => cell.contains(document.elementFromPoint(left + width / 2, y)));
    }),
  );

/** Whether whatever stands on a score card's button stays on it. */
const isWithin = (cards: Locator): Promise<boolean> =>
  cards.evaluateAll((all) => all.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));

/** Whether nothing of what happened is cut, however many lines it takes. */
const isWhole = (line: Locator): Promise<boolean> =>
  line.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.badge')].every((badge) => {
      const box = badge.getBoundingClientRect();
      return box.height === 0 || (box.top > top && box.bottom < bottom);
    });
  });

/** Here a composer draws for one, and for another one after that. */
const composed = fixtureNamed('fairy-concerto', '3-on-11');
const COMPOSED = 29;

const SIZES = [{ held: 'upright', width: 360, height: 640 }] as const;

async function speak(page: Page, lang: Lang): Promise<void> {
  const settings = JSON.stringify({
    lang,
    theme: 'light',
    confirm: true,
    forced: false,
    motion: 'off',
    pace: 'atOnce',
  });
  await withSettings(page, settings);
}

test('the composers of several draw one after another: whoever is asked has the own stage in sight, and frames one card', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(composed, COMPOSED, ['person', 'person', 'person']), player);
  const shown = page.locator('.areas-tabs [aria-current="true"]');
  await expect(shown).toContainText('Mio');
  const choices = page.locator('.fc-choice');
  const framed = async (): Promise<number> =>
    choices.evaluateAll((all) => all.filter((each) => getComputedStyle(each).outlineStyle !== 'none').length);
  expect(await framed()).toBe(0);
  await press(choices.first());
  await expect.poll(framed).toBe(1);
  await press(page.locator('.actions .primary'));
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: concertoEn.offeredTo('Aya') })).toBeVisible();
  await expect(shown).toContainText('Aya');
  await expect(page.getByRole('region', { name: /^Aya/ })).toBeInViewport({ ratio: 0.9 });
});

test('four kept score cards are in sight together, with what each wants of every kind @chromium', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(alone, FOUR_KEPT, ['person']), player);
  const cards = page.locator('.area').first().locator('.fc-score');
  await expect(cards).toHaveCount(4);
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
    expect(await isWithin(cards)).toBe(true);
    const counts = await cards.locator('b').evaluateAll((all) => all.filter((each) => each.checkVisibility()));
    expect(counts.length).toBeGreaterThan(0);
  }
});

test('what was explained is marked until the next touch @chromium', async ({ page, site, press }) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(alone, 0, ['person']), player);
  const card = page.locator('.fc-contest').first();
  await press(card);
  const sheet = page.getByRole('dialog');
  await press(sheet.getByRole('button').first());
  await expect(sheet).toHaveCount(0);
  await expect(card).toHaveAttribute('data-lit', 'asked');
  await press(page.getByRole('toolbar', { name: concertoEn.hand }).getByRole('button').first());
  await expect(card).not.toHaveAttribute('data-lit');
});

for (const [lang, { held, ...size }] of tried(LANGS, ['ja']).flatMap((each) =>
  SIZES.map((size) => [each, size] as const),
))
  test(`against Bach every round shows the rounds and asks for its number, ${held}, in ${lang}`, async ({
    page,
    site,
    press,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await speak(page, lang);
    const player = new Player(page, press, lang);
    // The last hand is of one kind: nothing is asked.
    for (const [round, made] of choices(alone).slice(0, -1).entries()) {
      await goOnWith(page, site.url, savedAfter(alone, made, ['person']), player);
      await expect(page.getByText(asked[lang](OWN[round] ?? 0, DRAWN[round] ?? 0)).first()).toBeVisible();
      const rounds = page.getByRole('table', { name: concerto[lang].round(round + 1, OWN.length) });
      await expect.poll(() => isUncovered(rounds), `round ${round + 1}`).toBe(true);
      const hand = page.getByRole('toolbar', { name: concerto[lang].hand }).getByRole('button');
      await expect.poll(() => isWithin(page.locator('.fc-score')), `score cards of round ${round + 1}`).toBe(true);
      await expect.poll(() => isWhole(page.locator('.since')), `what happened before round ${round + 1}`).toBe(true);
      for (let tapped = 0; tapped < (OWN[round] ?? 0); tapped++) await press(hand.nth(tapped));
      await expect(player.primary).toBeVisible();
      await expect(page.getByText(both[lang]).first()).toBeVisible();
      await expect.poll(() => isClearOf(page.locator('.hand-card'), page.locator('.tidings'))).toBe(true);
      await expect.poll(() => isUncovered(rounds), `round ${round + 1}, chosen`).toBe(true);
    }
  });

test('while a composer draws, whoever keeps a card can look at the own hand, and the others see nothing of it', async ({
  page,
  site,
  press,
}) => {
  const made = drafted.log.findIndex(({ move }) => !('take' in (move as object)));
  const seat = drafted.log[made]?.seat ?? 0;
  const save = savedAfter(drafted, made, ['person', 'person', 'person']);
  await goOnWith(page, site.url, save, new Player(page, press));
  const hand = page.getByRole('toolbar', { name: concertoEn.hand });
  await expect(hand).toHaveCount(0);
  const look = page.getByRole('button', { name: tableWords.en.holdToLook(save.sitters[seat]?.name ?? '') });
  const { x, y } = await middleOf(look);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(hand).toBeVisible();
  await page.mouse.up();
  await expect(hand).toHaveCount(0);
});

test('a hand that was passed on is shown to whoever plays alone, and to people as they wish', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  const seen = page.locator('.fc-seen');
  await page.goto(site.url);
  await goOnWith(page, site.url, savedAfter(drafted, 3, ['person', 'person', 'bot']), player);
  expect(await player.comeToDecide()).toBe(true);
  await expect(seen).toHaveCount(0);
  await goOnWith(page, site.url, savedAfter(drafted, 3, ['person', 'bot', 'bot']), player);
  expect(await player.comeToDecide()).toBe(true);
  await expect(seen).toHaveCount(1);
  await player.choose(
    (await player.openSheet('likings'))
      .getByRole('group', { name: settingsWords.en.memory })
      .getByRole('radio', { name: settingsWords.en.memories.never, exact: true }),
  );
  await expect(seen).toHaveCount(0);
});

test('a choice of several things says what is still to be chosen', async ({ page, press, player }) => {
  await player.start({ game: 'fairy-concerto', seats: ['person', 'person'] });
  await player.comeToDecide();
  const { lacking } = concertoEn;
  await press(page.getByRole('toolbar', { name: concertoEn.hand }).getByRole('button').first());
  await expect(page.getByText(lacking({ take: 0, removes: true, keeps: true }))).toBeVisible();
  await press(page.locator('.fc-choice').first());
  await expect(page.getByText(lacking({ take: 0, removes: true, keeps: false }))).toBeVisible();
  await expect(player.primary).toBeHidden();
});

test('a second tap on a fairy puts it down, and makes no choice, where it is the only one @chromium', async ({
  page,
  site,
  press,
  player,
}) => {
  await goOnWith(page, site.url, savedAfter(drafted, 3, ['person', 'bot', 'bot']), player);
  expect(await player.comeToDecide()).toBe(true);
  const fairy = page.getByRole('toolbar', { name: concertoEn.hand }).getByRole('button').first();
  await press(fairy);
  await expect(player.primary).toBeVisible();
  await press(fairy);
  await expect(player.primary).toBeHidden();
  await expect(fairy).not.toHaveAttribute('data-mark', 'selected');
});

test('where points are hidden the cards that score tell no numbers and no honours, and previews none @chromium', async ({
  page,
  site,
  press,
  player,
}) => {
  await goOnWith(page, site.url, savedAfter(drafted, 3, ['person', 'bot', 'bot']), player);
  expect(await player.comeToDecide()).toBe(true);
  const fairy = page.getByRole('toolbar', { name: concertoEn.hand }).getByRole('button').first();
  const standing = page.locator('.fc-standing');
  await press(fairy);
  await expect(standing).toHaveCount(5);
  await expect(page.locator('.foresight')).toContainText(/[+−]\d/);
  const { covered } = settingsWords.en.pointsAre;
  await player.choose((await player.openSheet('likings')).getByRole('radio', { name: covered }));
  await press(player.button(player.words.shelf.close));
  await expect(standing).toHaveCount(0);
  await expect(page.locator('.foresight').filter({ hasText: /[+−]\d/ })).toHaveCount(0);
});

for (const lang of tried(LANGS, ['en']))
  test(`what all have taken in a draft stands whole above the prompt, each by badge and picture: ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await speak(page, lang);
    await goOnWith(page, site.url, savedAfter(drafted, 6, ['person', 'bot', 'bot']), new Player(page, press, lang));
    const strip = page.locator('.since');
    await expect(strip.locator('.since-thing')).toHaveCount(3);
    await expect(strip.locator('.badge')).toHaveCount(3);
    await expectWhole(strip);
  });
