import type { Locator } from 'playwright/test';
import { labels } from '../src/games/fairy-concerto/words/labels.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import { tableWords } from '../src/words/table.ts';
import { LANGS } from '../src/words/voice.ts';
import { BoardPlayer } from './boardPlayer.ts';
import { expectUncut } from './cuts.ts';
import { middleOf } from './finger.ts';
import { expectHonest, expectOwnViews } from './honest.ts';
import { Player } from './player.ts';
import { goOnWith, movesIn, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { isProof, tried } from './tier.ts';
import { listenIn } from './wire.ts';

const { en: words } = labels;

class Musician extends BoardPlayer {
  #choices = 0;

  protected get table(): Locator {
    return this.page.locator('.fc-table, .hand, .standings');
  }
  get #hand(): Locator {
    return this.page.getByRole('toolbar', { name: words.hand }).getByRole('button');
  }
  get #scoreCards(): Locator {
    return this.page.getByRole('button', { name: /^Score card/ }).and(this.page.locator('[aria-pressed]'));
  }

  protected async chooseMove(): Promise<void> {
    this.#choices++;
    const cards = await this.#scoreCards.count();
    if (cards > 1) {
      const card = this.#scoreCards.nth(this.#choices % cards);
      await this.tap(card);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    }
    const count = await this.#hand.count();
    for (let tapped = 0; tapped < count && (await this.primary.isHidden()); tapped++) {
      await this.tap(this.#hand.nth((this.#choices + tapped) % count));
      await expect(this.#hand.and(this.page.locator('[aria-pressed="true"]'))).toHaveCount(tapped + 1);
    }
  }
}

/** Of a recorded game, so much has been played. */
const LATE = 0.85;

/** In the proof those with others too are played from the deal on. */
const TABLES = [
  { who: 'four people', seats: ['person', 'person', 'person', 'person'], recorded: '4-off-4', reloadAfter: 5 },
  { who: 'two people', seats: ['person', 'person'], recorded: '2-off-8', reloadAfter: 7 },
  { who: 'you and Bach', seats: ['person'], recorded: null, reloadAfter: 4 },
] as const;

for (const { who, seats, recorded, reloadAfter } of tried(TABLES, TABLES.slice(0, 1))) {
  test(`${who} play Fairy Concerto to its end without the network @chromium`, async ({ site, device, press }) => {
    test.slow();
    const visit = await device.open();
    await visit.goto(site.url);
    await expect(visit.getByText('Ready to work offline', { exact: true })).toBeVisible();
    await site.stop();
    await device.close();

    const page = await device.open();
    const wire = await listenIn(page.context());
    await page.goto(site.url);
    const player = new Musician(page, press);
    const half = recorded !== null && !isProof ? fixtureNamed('fairy-concerto', recorded) : null;
    const made = half ? movesIn(half, LATE) : 0;
    if (half) await goOnWith(page, site.url, savedAfter(half, made, seats), player);
    else await player.start({ game: 'fairy-concerto', seats });
    for (let answers = 0; await player.answer(); answers++) {
      if (answers !== reloadAfter) continue;
      await page.reload();
      await expect(player.next).toBeVisible();
    }
    await expect(player.again).toBeVisible();
    if (half) await expectOwnViews(page, wire, made);
    else await expectHonest(page, wire);
  });
}

/** A deal whose first two fairies differ. */
const TWO_KINDS = 20201;

test('on a phone what each side would have stands by its name before a choice is confirmed @chromium', async ({
  page,
  site,
  press,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(site.url);
  const player = new Musician(page, press);
  // Of two of a kind there would be nothing to choose.
  await player.start({ game: 'fairy-concerto', seats: ['person'], seed: TWO_KINDS });
  const numbers = page.locator('.areas-tabs .fc-has');
  const sums = async (): Promise<number[]> => {
    const told = await numbers.allInnerTexts();
    return told.map((text) => (text.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0));
  };
  await expect(numbers.first()).toBeVisible();
  expect(await sums()).toEqual([0, 0]);
  await press(page.getByRole('toolbar', { name: words.hand }).getByRole('button').first());
  await expect(player.primary).toBeVisible();
  // Of the first two fairies one is added, and the other one goes to Bach.
  expect(await sums()).toEqual([1, 1]);
});

const alone = fixtureNamed('fairy-concerto', '1-printed-off-10');
const drafted = fixtureNamed('fairy-concerto', '3-off-0');

const LETTERS = LANGS.flatMap((lang) => [100, 200].map((textSize) => ({ lang, textSize })));

for (const { lang, textSize } of tried(
  LETTERS,
  [LETTERS[0], LETTERS[3]].flatMap((each) => each ?? []),
))
  test(`with letters of ${textSize} % all that is chosen from lies in sight, in ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const settings = JSON.stringify({ lang, textSize, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    const player = new Player(page, press, lang);
    const inSight = async (chosenFrom: string): Promise<void> => {
      const cards = page.locator(chosenFrom);
      await expect(cards.first()).toBeVisible();
      const foot = await page.locator('.reach').evaluate((reach) => reach.getBoundingClientRect().top);
      for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
      const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
      expect(Math.max(...ends)).toBeLessThanOrEqual(foot + 1);
    };
    // The first fairies, what their composer draws, the dealt score cards, and what a second of two composers draws.
    for (const [made, chosenFrom] of [
      [0, '.hand-card'],
      [1, '.fc-choice'],
      [2, '.fc-choice'],
      [8, '.fc-choice'],
    ] as const) {
      await goOnWith(page, site.url, savedAfter(alone, made, ['person']), player);
      await inSight(chosenFrom);
    }
    await goOnWith(page, site.url, savedAfter(drafted, 0, ['person', 'bot', 'bot']), player);
    await inSight('.hand-card, .fc-choice');
    // And while a composer draws, one's own hand for the player who looks at it.
    const made = drafted.log.findIndex(({ move }) => !('take' in (move as object)));
    const save = savedAfter(drafted, made, ['person', 'person', 'person']);
    await goOnWith(page, site.url, save, player);
    await inSight('.fc-choice');
    const asked = save.sitters[drafted.log[made]?.seat ?? 0]?.name ?? '';
    const { x, y } = await middleOf(page.getByRole('button', { name: tableWords[lang].holdToLook(asked) }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await inSight('.hand-card');
    await page.mouse.up();
  });

for (const lang of tried(LANGS, ['ja']))
  test(`a card is looked at large, with what it says beside it, and below where letters are large: ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const settings = JSON.stringify({ lang, motion: 'off', pace: 'atOnce' });
    await withSettings(page, settings);
    await goOnWith(page, site.url, savedAfter(drafted, 5, ['person', 'bot', 'bot']), new Player(page, press, lang));
    await press(page.locator('.fc-contest').first());
    const picture = page.locator('.thing-picture');
    const facts = page.locator('.thing-facts');
    const edges = async (part: Locator): Promise<DOMRect> => part.evaluate((node) => node.getBoundingClientRect());
    await expect(facts).toBeVisible();
    const [card, said] = [await edges(picture.locator('svg')), await edges(facts)];
    expect(card.height).toBeGreaterThanOrEqual(0.45 * 640);
    expect(said.left).toBeGreaterThanOrEqual(card.right);
    await expectUncut(page, 100);
    await expectUncut(page, 200);
    expect((await edges(facts)).top).toBeGreaterThanOrEqual((await edges(picture)).bottom);
  });
