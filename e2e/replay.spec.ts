import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import { onShelf, putMatches, readMatches } from '../src/cli/scenes.ts';
import type { Fixture } from '../src/engine/account.ts';
import { canonical } from '../src/engine/equal.ts';
import { openMatch } from '../src/engine/match.ts';
import { fixtureNamed } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { replayWords } from '../src/words/replay.ts';
import { ticketWords, waitingWords } from '../src/words/tickets.ts';
import type { Lang } from '../src/words/voice.ts';
import { expectAccessible } from './axe.ts';
import { Player, type Press } from './player.ts';
import { savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { tried } from './tier.ts';
import { listenIn } from './wire.ts';

test.use({ movesIn: true });

const PERSONS = ['person', 'person'] as const;
const concerto = fixtureNamed('fairy-concerto', '2-on-0');
const dark = fixtureNamed('fairy-light', '2-dark-2');
const maihoshi = fixtureNamed('maihoshi', '2-chosen-secret-9');

/** What stands round a replay. */
class Viewer extends Player {
  readonly #lang: Lang;
  constructor(page: Page, press: Press, lang: Lang = 'en') {
    super(page, press, lang);
    this.#lang = lang;
  }
  get said() {
    return replayWords[this.#lang];
  }
  get scrubber() {
    return this.page.getByRole('slider', { name: this.said.scrubber });
  }
  get log() {
    return this.page.getByRole('dialog', { name: this.said.log });
  }
  /** The moment is on the table, and told. */
  async expectAt(moves: number, of: number): Promise<void> {
    const { after } = this.words.table;
    await expect(this.page.getByRole('status').filter({ hasText: after(moves, of) })).toBeVisible();
    await expect(this.scrubber).toHaveAttribute('aria-valuetext', after(moves, of));
  }
}

/** A match on the shelf and in the store, as if it had been played here. */
async function lay(page: Page, save: SavedMatch): Promise<void> {
  await putMatches(page, [await onShelf({ id: 'recorded', save }, save.touchedAt)]);
}

async function viewAt({ ...save }: SavedMatch, moves: number, eyes: 'onlooker' | number): Promise<string> {
  const game = await loadGame(save.game);
  const { state } = openMatch(game, { ...save, log: save.log.slice(0, moves) });
  return canonical(game.view(state, eyes));
}

const whole = (fixture: Fixture): SavedMatch => savedAfter(fixture, fixture.log.length, PERSONS);

const BRANCHED = [
  { lang: 'en', fixture: concerto },
  { lang: 'ja', fixture: maihoshi },
] as const;

for (const { lang, fixture } of tried(BRANCHED, BRANCHED.slice(0, 1))) {
  test(`a recorded game of ${fixture.game} is walked through by finger and by keyboard, offline, and branched @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    test.slow();
    const wire = await listenIn(context);
    await page.goto(site.url);
    await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
    await page.evaluate((read) => {
      const settings = JSON.parse(localStorage.getItem('enza/.settings') ?? '{}');
      localStorage.setItem('enza/.settings', JSON.stringify({ ...settings, lang: read }));
    }, lang);
    await site.stop();
    const save = whole(fixture);
    await lay(page, save);
    await page.reload();
    const viewer = new Viewer(page, press, lang);
    const { said, words } = viewer;
    const [moves, half] = [save.log.length, Math.floor(save.log.length / 2)];

    // From the shelf, by its ticket.
    await press(
      page.getByRole('button', { name: new RegExp(waitingWords[lang].manage('', '').split(/：|:/)[0] ?? '') }),
    );
    await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${ticketWords[lang].replay}`) }));
    await viewer.expectAt(0, moves);
    await expectAccessible(page);

    // The scrubber, as a finger draws it and as keys move it.
    await viewer.scrubber.fill(String(half));
    await viewer.expectAt(half, moves);
    await viewer.scrubber.press('ArrowRight');
    await viewer.expectAt(half + 1, moves);
    await viewer.scrubber.press('End');
    await viewer.expectAt(moves, moves);
    await viewer.scrubber.press('PageDown');
    const turn = Number(await viewer.scrubber.inputValue());
    expect(turn).toBeLessThan(moves);
    await viewer.scrubber.press('Home');
    await viewer.expectAt(0, moves);

    // The buttons, by keyboard too.
    await press(viewer.button(words.table.moveAfter));
    await viewer.expectAt(1, moves);
    await viewer.button(words.table.moveBefore).press('Enter');
    await viewer.expectAt(0, moves);
    await press(viewer.button(said.turnAfter));
    await expect(viewer.button(said.turnBefore)).toHaveAttribute('aria-disabled', 'false');
    await viewer.button(said.turnBefore).press('Enter');
    await viewer.expectAt(0, moves);

    // By itself, and from a line of the log.
    await viewer.scrubber.fill(String(moves - 1));
    await viewer.expectAt(moves - 1, moves);
    await press(viewer.button(said.play));
    await viewer.expectAt(moves, moves);
    await expect(viewer.button(said.play)).toBeVisible();
    await press(viewer.button(said.log));
    await expectAccessible(page);
    await press(viewer.log.locator('button[aria-current="step"]'));
    await press(viewer.log.getByRole('listitem').getByRole('button').first());
    await press(viewer.log.getByRole('button', { name: words.shelf.close }));
    await expect(page.locator('[data-lit]').or(page.locator('.walk [role="status"] p')).first()).toBeVisible();

    // With everybody's eyes: each moment as the rules say, and no more before it is asked for.
    await viewer.scrubber.fill(String(half));
    await viewer.expectAt(half, moves);
    for (const eyes of ['onlooker', 0, 1] as const) {
      await press(viewer.button(words.table.menu));
      const sight = typeof eyes === 'number' ? said.seen.seat(save.sitters[eyes]?.name ?? '') : said.seen[eyes];
      await viewer.choose(page.getByRole('radio', { name: sight }));
      await press(page.getByRole('button', { name: words.shelf.close }));
      await expect(page.getByRole('status').filter({ hasText: sight })).toBeVisible();
      const past = wire.answers.to('moment').at(-1);
      expect(canonical(past?.frame.view)).toBe(await viewAt(save, half, eyes));
    }
    await press(viewer.button(words.table.menu));
    await expectAccessible(page);
    await viewer.choose(page.getByRole('radio', { name: said.seen.all }));

    // A game of its own goes on from here.
    await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${said.branch}`) }));
    await expect(viewer.next).toBeVisible();
    const branched = (await readMatches(page)).find(({ branch }) => branch);
    expect(branched?.branch).toMatchObject({ moves: half, title: null });
    expect(branched?.log).toEqual(save.log.slice(0, half));
    expect(await viewer.move()).toBe(true);
    expect(await viewer.comeToDecide()).toBe(true);
    const told = await viewer.openSheet('log');
    await expect(told.locator('[data-kind="branch"]')).toHaveCount(1);
    await press(told.getByRole('button', { name: words.shelf.close }));
    await page.goBack();
    await expect(page.locator('.ticket').filter({ hasText: waitingWords[lang].branch })).toHaveCount(1);
    await expect(page.locator('.ticket')).toHaveCount(2);

    // Each leads to the other.
    const manage = (ticket: ReturnType<Page['locator']>) => press(ticket.getByRole('button'));
    const [from, onward] = [ticketWords[lang].source, ticketWords[lang].toBranch(half)];
    await manage(page.locator('.ticket').filter({ hasText: waitingWords[lang].branch }));
    await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${from}`) }));
    await expect(viewer.again).toBeVisible();
    await page.goBack();
    await manage(page.locator('.ticket').filter({ hasNotText: waitingWords[lang].branch }));
    await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${onward}`) }));
    await expect(viewer.next).toBeVisible();

    // The first one stands as it ended, and the way through it begins there too.
    await page.goto(`${site.url}#/table/recorded`);
    await expect(viewer.again).toBeVisible();
    await press(viewer.button(words.table.replay));
    await viewer.expectAt(0, moves);
    await press(viewer.button(words.shelf.back));
    await expect(viewer.again).toBeVisible();
  });
}

const WALKED = [
  fixtureNamed('fairy-light', '2-standard-0'),
  fixtureNamed('alfheim', '2-3'),
  fixtureNamed('my-little-scythe', '2-off-1'),
];

for (const fixture of tried(WALKED, WALKED.slice(0, 1))) {
  test(`a recorded game of ${fixture.game} is walked through by scrubber and keys, offline, each moment as it was @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    await page.goto(site.url);
    await expect(page.getByText('Ready to work offline', { exact: true })).toBeVisible();
    await site.stop();
    const save = whole(fixture);
    await lay(page, save);
    await page.goto(`${site.url}#/replay/recorded`);
    const viewer = new Viewer(page, press);
    const moves = save.log.length;
    await viewer.expectAt(0, moves);
    const moments = [0.2, 0.5, 0.8].map((part) => Math.floor(part * moves));
    for (const at of moments) {
      await viewer.scrubber.fill(String(at));
      await viewer.expectAt(at, moves);
      await viewer.scrubber.press('ArrowRight');
      await viewer.expectAt(at + 1, moves);
    }
    await viewer.scrubber.press('End');
    await viewer.expectAt(moves, moves);
    await viewer.scrubber.press('PageDown');
    await expect(viewer.scrubber).not.toHaveValue(String(moves));
    await viewer.scrubber.press('Home');
    await viewer.expectAt(0, moves);
    const pasts = wire.answers.to('moment').filter((past) => past !== null);
    for (const at of moments) {
      const past = pasts.find(({ frame }) => frame.moveCount === at + 1);
      expect(canonical(past?.frame.view)).toBe(await viewAt(save, at + 1, 'onlooker'));
    }
  });
}

test('a replay of a game in progress has no secret of any seat on the wire, and leads back to its table @chromium', async ({
  page,
  context,
  site,
  press,
}) => {
  const wire = await listenIn(context);
  await page.goto(site.url);
  const half = Math.floor(dark.log.length / 2);
  const save = savedAfter(dark, half, PERSONS);
  await page.goto(`${site.url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await lay(page, save);
  await page.goto(`${site.url}#/table/recorded`);
  const viewer = new Viewer(page, press);
  const { said, words } = viewer;
  await expect(viewer.next).toBeVisible();
  await viewer.comeToDecide();
  await press(viewer.button(words.table.menu));
  await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${words.table.replay}`) }));
  await viewer.expectAt(0, half);
  for (let made = 1; made <= half; made++) {
    await viewer.scrubber.press('ArrowRight');
    await viewer.expectAt(made, half);
  }
  await press(viewer.button(words.table.menu));
  await expect(page.getByText(said.sightNow)).toBeVisible();
  await expect(page.getByRole('group', { name: said.sight }).getByRole('radio')).toHaveCount(1);
  await expect(page.getByText(said.branchLater)).toBeVisible();
  await press(page.getByRole('button', { name: words.shelf.close }));
  const pasts = wire.answers.to('moment');
  expect(pasts.length).toBe(half + 1);
  for (const past of pasts) {
    expect(canonical(past?.frame.view)).toBe(await viewAt(save, past?.frame.moveCount ?? 0, 'onlooker'));
  }
  await press(viewer.button(words.shelf.back));
  await expect(viewer.next).toBeVisible();
  expect(await viewer.move()).toBe(true);
});
