import type { Locator, Page } from 'playwright/test';
import { readMatches } from '../src/cli/matchStore.ts';
import type { Fixture } from '../src/engine/account.ts';
import { labels as concertoEn } from '../src/games/fairy-concerto/words/labels.en.ts';
import { labels as concertoJa } from '../src/games/fairy-concerto/words/labels.ja.ts';
import { labels as lightLabels } from '../src/games/fairy-light/words/labels.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { LANGS, type Lang } from '../src/words/lang.ts';
import { settingsWords } from '../src/words/settings.ts';
import { tableWords } from '../src/words/table.ts';
import { middleOf } from './finger.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';

const alone = fixtureNamed('fairy-concerto', '1-printed-off-10');
/** Then a second composer draws. */
const FOUR_KEPT = 8;
const drafted = fixtureNamed('fairy-concerto', '3-off-0');
const dark = fixtureNamed('fairy-light', '2-dark-2');
const standard = fixtureNamed('fairy-light', '2-standard-0');
const free = fixtureNamed('fairy-light', '2-free-15');
const concerto = { en: concertoEn, ja: concertoJa };
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

/** Whether none of these is covered from below by what is said. */
async function isClearOf(cards: Locator, said: Locator): Promise<boolean> {
  const top = await said.evaluate((element) => element.getBoundingClientRect().top);
  return cards.evaluateAll((all, edge) => all.every((card) => card.getBoundingClientRect().bottom <= edge + 1), top);
}

/** On how many lines its words stand. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

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

test('the composers of several draw one after another: whoever is asked has the own stage in sight, and frames one card', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(composed, COMPOSED, ['person', 'person', 'person']), player);
  const shown = page.locator('.areas-tabs [aria-current="true"]');
  await expect(shown).toContainText('Mio');
  const choices = page.locator('.fcb-choice');
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
  const cards = page.locator('.area').first().locator('.fcb-score');
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
  const card = page.locator('.fcb-contest').first();
  await press(card);
  const sheet = page.getByRole('dialog');
  await press(sheet.getByRole('button').first());
  await expect(sheet).toHaveCount(0);
  await expect(card).toHaveAttribute('data-lit', 'asked');
  await press(page.getByRole('toolbar', { name: concertoEn.hand }).getByRole('button').first());
  await expect(card).not.toHaveAttribute('data-lit');
});

const SIZES = [{ held: 'upright', width: 360, height: 640 }] as const;

for (const [lang, { held, ...size }] of LANGS.flatMap((each) => SIZES.map((size) => [each, size] as const)))
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
      await expect.poll(() => isWithin(page.locator('.fcb-score')), `score cards of round ${round + 1}`).toBe(true);
      await expect.poll(() => isWhole(page.locator('.since')), `what happened before round ${round + 1}`).toBe(true);
      for (let tapped = 0; tapped < (OWN[round] ?? 0); tapped++) await press(hand.nth(tapped));
      await expect(player.primary).toBeVisible();
      await expect(page.getByText(both[lang]).first()).toBeVisible();
      await expect.poll(() => isClearOf(page.locator('.hand-card'), page.locator('.tidings'))).toBe(true);
      await expect.poll(() => isUncovered(rounds), `round ${round + 1}, chosen`).toBe(true);
    }
  });

async function speak(page: Page, lang: Lang): Promise<void> {
  const settings = JSON.stringify({
    lang,
    theme: 'light',
    confirm: true,
    forced: false,
    motion: 'off',
    pace: 'atOnce',
  });
  await page.addInitScript((stored) => {
    // Firefox runs this on its blank page too, where it may keep nothing.
    if (isSecureContext) localStorage.setItem('enza/.settings', stored);
  }, settings);
}

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
  const seen = page.locator('.fcb-seen');
  await page.goto(site.url);
  await goOnWith(page, site.url, savedAfter(drafted, 3, ['person', 'person', 'bot']), player);
  expect(await player.comeToDecide()).toBe(true);
  await expect(seen).toHaveCount(0);
  await goOnWith(page, site.url, savedAfter(drafted, 3, ['person', 'bot', 'bot']), player);
  expect(await player.comeToDecide()).toBe(true);
  await expect(seen).toHaveCount(1);
  await player.choose(
    (await player.openSheet('likings')).getByRole('radio', { name: settingsWords.en.memories.never, exact: true }),
  );
  await expect(seen).toHaveCount(0);
});

test('a choice of several things says what is still to be chosen', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ game: 'fairy-concerto', seats: ['person', 'person'] });
  await player.comeToDecide();
  const { lacking } = concertoEn;
  await press(page.getByRole('toolbar', { name: concertoEn.hand }).getByRole('button').first());
  await expect(page.getByText(lacking({ take: 0, removes: true, keeps: true }))).toBeVisible();
  await press(page.locator('.fcb-choice').first());
  await expect(page.getByText(lacking({ take: 0, removes: true, keeps: false }))).toBeVisible();
  await expect(player.primary).toBeHidden();
});

test('at the end of the dark forest its cards turn over before the hearts are counted', async ({
  page,
  site,
  press,
}) => {
  await page.addInitScript(() => {
    if (isSecureContext)
      localStorage.setItem('enza/.settings', JSON.stringify({ lang: 'en', motion: 'full', pace: 'atOnce' }));
  });
  const { turning, title, skip, again } = lightLabels.en.walk;
  await page.goto(site.url);
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(dark, dark.log.length, ['person', 'person']), player);
  const walk = page.getByRole('region', { name: title });
  await expect(walk.getByText(turning)).toBeVisible();
  await expect(walk.getByText(turning)).toBeHidden();
  await press(walk.getByRole('button', { name: skip }));
  await press(walk.getByRole('button', { name: again }));
  await expect(walk.getByText(turning)).toBeVisible();
});

test('where no card lay face down none does at the end @chromium', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(standard, standard.log.length, ['person', 'person']), player);
  const walk = page.getByRole('region', { name: lightLabels.en.walk.title });
  await expect(walk.locator('.fl-paper')).toHaveCount(25);
  await expect(walk.locator('.fl-back')).toHaveCount(0);
  await press(walk.getByRole('button', { name: lightLabels.en.walk.again }));
  await expect(walk.locator('.fl-away').first()).toBeVisible();
  await expect(walk.locator('.fl-back')).toHaveCount(0);
});

for (const lang of LANGS) {
  test(`at twice the letters the own cards of fairy light lie in sight below the forest, in ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    const settings = JSON.stringify({ lang, textSize: 200, motion: 'off', pace: 'atOnce' });
    await page.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), settings);
    const player = new Player(page, press, lang);
    await goOnWith(page, site.url, savedAfter(standard, standard.log.length - 8, ['person', 'person']), player);
    const next = page.locator('.fl-near [data-mark="next"]');
    await expect(next).toBeInViewport({ ratio: 0.99 });
    expect(await isClearOf(next, page.locator('.reach'))).toBe(true);
    await goOnWith(page, site.url, savedAfter(free, free.log.length - 12, ['person', 'person']), player);
    const held = page.locator('.fl-near .fl-held');
    await expect(held.last()).toBeVisible();
    expect(await isClearOf(held, page.locator('.reach'))).toBe(true);
    await goOnWith(page, site.url, savedAfter(standard, 0, ['person', 'person']), player);
    const keep = page.locator('.fl-keep');
    await expect(keep).toBeVisible();
    expect(await isClearOf(keep, page.locator('.reach'))).toBe(true);
  });

  test(`at twice the letters what may be done at the end stands on one line each, in ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    const settings = JSON.stringify({ lang, textSize: 200, motion: 'off', pace: 'atOnce' });
    await page.addInitScript((stored) => localStorage.setItem('enza/.settings', stored), settings);
    const player = new Player(page, press, lang);
    await goOnWith(page, site.url, savedAfter(standard, standard.log.length, ['person', 'person']), player);
    const buttons = page.locator('.buttons > .button');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) expect(await linesOf(button)).toBe(1);
  });
}

test('why a card cannot lie somewhere is said until the next touch, wherever that goes', async ({
  page,
  site,
  press,
}) => {
  const player = new Player(page, press);
  await goOnWith(page, site.url, savedAfter(standard, 5, ['person', 'person']), player);
  await press(page.locator('.fl-shut').first());
  await expect(page.locator('.refusal')).toBeVisible();
  await press(page.locator('.fl-name').first());
  await expect(page.locator('.refusal')).toHaveCount(0);
});

test('in fairy light what a card sees is framed, and who sees it has an eye', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ seats: ['person', 'person'], way: 'free' });
  const table = page.locator('.fl-table');
  await press(table.locator('.fl-near [data-mark]').first());
  const place = table.locator('.fl-open').first();
  await press(place);
  const [thing] = await table
    .locator('.fl-ghost')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-thing')));
  await expect(table.locator('.fl-ghost')).toHaveCount(1);
  await player.commit();
  // Whatever was laid is now looked at: the two marks are told apart by their shape.
  await press(table.locator(`[data-thing="${thing}"]`));
  for (const spot of await table.locator('.fl-watches').all()) await expect(spot.locator('.fl-eye')).toBeVisible();
  await expect(table.locator('.fl-spot:not(.fl-watches) .fl-eye')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('a double tap on the forest chooses a place and does not lay the card, taking back puts it down, another tap lays it @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.start({ game: 'fairy-light', seats: ['person', 'person'], way: 'free' });
  await press(page.locator('.fl-near [data-mark]').first());
  const moves = async (): Promise<number> => (await readMatches(page))[0]?.log.length ?? 0;
  const before = await moves();
  const thing = await page.locator('.fl-open').first().getAttribute('data-thing');
  const place = page.locator(`[data-thing="${thing}"]`);
  await place.dblclick();
  await expect(player.primary).toBeVisible();
  expect(await moves()).toBe(before);
  // What is chosen is put down, and nothing that was made is taken back.
  await press(player.button(player.words.table.takeBack));
  await expect(player.primary).toBeHidden();
  expect(await moves()).toBe(before);
  await place.click();
  await expect(player.primary).toBeVisible();
  await expect(async () => {
    await place.click();
    expect(await moves()).toBe(before + 1);
  }).toPass();
});

test('the chairs of fairy light say who is Sun, and can be swapped', async ({ page, site, press }) => {
  await page.goto(site.url);
  const player = new Player(page, press);
  await press(page.locator(`.boxes [data-game="fairy-light"] a`));
  const looks = page.locator('select').filter({ has: page.locator('option', { hasText: /^Sun$/ }) });
  await expect(looks).toHaveCount(2);
  await expect(looks.nth(0)).toHaveValue('sun');
  await looks.nth(0).selectOption('moon');
  await expect(looks.nth(1)).toHaveValue('sun');
  const kinds = page.getByRole('group', { name: player.words.seats.whoSits(1) });
  await player.choose(kinds.getByRole('radio', { name: player.words.seats.person }));
  await press(player.button(player.words.seats.play));
  await expect(player.next).toBeVisible();
  const scores = await player.openSheet('scores');
  await expect(scores.locator('.part')).toHaveText(['Moon', 'Sun']);
});
