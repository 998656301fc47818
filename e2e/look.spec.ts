import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import type { AnyGame, AnyMove, AnyView, Seat } from '../src/engine/game.ts';
import { rngFor } from '../src/engine/rng.ts';
import { FACES } from '../src/games/faces.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { tableWords } from '../src/words/table.ts';
import { LANGS } from '../src/words/voice.ts';
import { Fingers, middleOf } from './finger.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';
import { listenIn, tablesOn } from './wire.ts';

interface Moment {
  readonly id: string;
  readonly save: SavedMatch;
  /** Who decides on the open table. */
  readonly seat: Seat;
  readonly own: AnyView;
}

const MOMENTS = (await Promise.all(Object.keys(FACES).map(secretMoment))).flatMap((moment) => moment ?? []);

/** Half way through a recorded game, a player decides on the open table and holds what no other may see. */
async function secretMoment(id: string): Promise<Moment | null> {
  const game = await loadGame(id);
  for (const { setup, seed, log, ...fixture } of fixturesOf(id)) {
    if (setup.seats < 2) continue;
    const state = game.deal(setup, rngFor(seed, 0));
    for (const [made, { seat, move }] of log.entries()) {
      const secret = made >= log.length / 2 ? concealedAt(game, state) : null;
      if (secret !== null) {
        const kinds = Array.from({ length: setup.seats }, () => 'person' as const);
        const save = savedAfter({ setup, seed, log, ...fixture }, made, kinds);
        return { id, save, seat: secret, own: game.view(state, secret) };
      }
      game.play(state, seat, move as AnyMove, rngFor(seed, made + 1));
    }
  }
  return null;
}

function concealedAt(game: AnyGame, state: Parameters<AnyGame['asks']>[0]): Seat | null {
  const asks = game.asks(state);
  const [ask] = asks;
  if (!ask || asks.length > 1 || ask.cover !== 'open' || ask.only) return null;
  return game.conceals?.(game.view(state, 'onlooker'), ask.seat) ? ask.seat : null;
}

const board = (page: Page): Promise<string> =>
  page
    .locator('.board > *')
    .first()
    .evaluate((table) => table.outerHTML);

/** The same, once what was on its way there, as an area that slides into sight, has come. */
const boardAtRest = (page: Page): Promise<string> =>
  page
    .locator('.board > *')
    .first()
    .evaluate(async (table, frames) => {
      let drawn = table.outerHTML;
      for (let still = 0; still < frames; still++) {
        await new Promise(requestAnimationFrame);
        if (table.outerHTML === drawn) continue;
        drawn = table.outerHTML;
        still = 0;
      }
      return drawn;
    }, AT_REST_FRAMES);
const AT_REST_FRAMES = 20;

/** What the warning says, and what of the board stood there with it: before anything was asked of the page again. */
const firstWarning = (page: Page) =>
  page.evaluate(async () => {
    for (;;) {
      const said = document.querySelector('.look-away')?.textContent;
      if (said) return { said, board: document.querySelector('.board > *')?.outerHTML };
      await new Promise(requestAnimationFrame);
    }
  });

test('there are games in which somebody decides openly with a secret in the hand', () => {
  expect(MOMENTS.length).toBeGreaterThan(1);
});

for (const { id, save, seat, own } of tried(MOMENTS, MOMENTS.slice(0, 2))) {
  test(`a finger that holds sees the own secrets in ${id}, for as long as it holds @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    const player = new Player(page, press);
    await goOnWith(page, site.url, save, player);
    const name = save.sitters[seat]?.name ?? '';
    const warning = page.locator('.look-away');
    const eye = player.button(player.words.table.holdToLook(name));
    const before = await boardAtRest(page);

    const fingers = await Fingers.on(page);
    const warned = firstWarning(page);
    await fingers.down(await middleOf(eye));
    expect(await warned).toEqual({ said: player.words.table.onlyLooks(name), board: before });
    await expect(warning).toHaveCount(0);
    await expect.poll(() => board(page)).not.toBe(before);
    await fingers.up();
    await expect.poll(() => board(page)).toBe(before);

    // Too short a touch shows the warning at most, says what was missing, and nothing comes too late.
    await fingers.down(await middleOf(eye));
    await fingers.up();
    await expect(page.getByText(player.words.table.curtain.longer)).toBeVisible();
    await expect(warning).toHaveCount(0);
    expect(await board(page)).toBe(before);

    const secrets = JSON.stringify(own);
    const answers = wire.answers.to('peek');
    expect(answers[0]).toEqual(own);
    expect(wire.texts.filter((text) => text.includes(secrets))).toHaveLength(answers.length);
    for (const table of tablesOn(wire)) expect(table).toMatchObject({ eyes: 'onlooker', logLength: save.log.length });
  });
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;
const LEAST_PX = 44;

for (const lang of tried(LANGS, ['en'])) {
  test(`the button to look with stands beside what is pressed, and takes nothing from it: ${lang} @chromium`, async ({
    page,
    site,
    press,
  }) => {
    const settings = JSON.stringify({
      lang,
      theme: 'light',
      confirm: true,
      forced: false,
      motion: 'off',
      pace: 'atOnce',
    });
    await withSettings(page, settings);
    const player = new Player(page, press, lang);
    for (const { save, seat } of MOMENTS) {
      await goOnWith(page, site.url, save, player);
      const name = save.sitters[seat]?.name ?? '';
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const eye = await page.getByRole('button', { name: tableWords[lang].holdToLook(name) }).boundingBox();
        const back = await player.button(tableWords[lang].takeBack).boundingBox();
        const said = await page.locator('.actions .primary, .actions .prompt').first().boundingBox();
        if (!eye || !back || !said) throw new Error('a button is not drawn');
        expect(Math.min(eye.width, eye.height)).toBeGreaterThanOrEqual(LEAST_PX);
        expect(eye.x).toBeGreaterThanOrEqual(back.x + back.width - 1);
        expect(said.x).toBeGreaterThanOrEqual(eye.x + eye.width - 1);
        expect(said.x + said.width).toBeLessThanOrEqual(size.width);
        // More than half of the row is for what is chosen.
        expect(said.width).toBeGreaterThan((said.x + said.width - back.x) / 2);
      }
    }
  });
}
