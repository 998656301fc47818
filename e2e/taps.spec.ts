import type { Locator, Page } from 'playwright/test';
import type { Fixture } from '../src/engine/account.ts';
import type { AnyGame } from '../src/engine/game.ts';
import { fixtureNamed, fixturesOf } from '../src/games/fixtures.ts';
import { risky } from '../src/games/maihoshi/face/risky.ts';
import { game as maihoshi } from '../src/games/maihoshi/rules/index.ts';
import type { Move } from '../src/games/maihoshi/rules/moves.ts';
import type { View } from '../src/games/maihoshi/rules/state.ts';
import { Player } from './player.ts';
import { goOnWith, momentIn, savedAfter } from './recorded.ts';
import { expect, test, withSettings } from './test.ts';
import { tried } from './tier.ts';
import { listenIn } from './wire.ts';

const SETTINGS = JSON.stringify({
  lang: 'en',
  theme: 'light',
  confirm: 'needed',
  forced: false,
  motion: 'off',
  pace: 'quick',
});

/** Every game with a bot, whose moves are shown next; and among persons, where the next question is another one’s. */
const TABLES = [
  { game: 'fairy-light', seats: ['person', 'bot'] },
  { game: 'fairy-concerto', seats: ['person', 'bot'] },
  { game: 'alfheim', seats: ['person', 'person'] },
  { game: 'alfheim', seats: ['person', 'bot'] },
  { game: 'maihoshi', seats: ['person', 'bot'] },
  { game: 'my-little-scythe', seats: ['person', 'bot'] },
] as const;
const MOVES = 3;
/** After the first tap, while nothing has been read. */
const AGAIN_MS = [120, 240, 360];

interface Tapping {
  x: number;
  y: number;
  atMs: number;
  /** What answered to a click. */
  heard: string[];
}
type Tapped = { tapping: Tapping };

/** A finger on the middle of the button. */
async function tap(at: Locator): Promise<void> {
  await at.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y });
    Object.assign(globalThis, { tapping: { x, y, atMs: click.timeStamp, heard: [] } });
    const { tapping } = globalThis as unknown as Tapped;
    addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('button, a, [data-opens], [data-thing]');
      if (pressed) tapping.heard.push(pressed.getAttribute('aria-label') ?? pressed.textContent ?? '');
    });
    button.dispatchEvent(click);
  });
}

/** The same finger again and again, so long after the first tap by its clock, however slow the machine is. */
const tapAgain = (page: Page): Promise<string[]> =>
  page.evaluate((againMs) => {
    const { tapping } = globalThis as unknown as Tapped;
    const { x, y, atMs, heard } = tapping;
    for (const [index, apartMs] of againMs.entries()) {
      const how = { bubbles: true, cancelable: true, detail: index + 2, clientX: x, clientY: y };
      const click = new MouseEvent('click', how);
      Object.defineProperty(click, 'timeStamp', { value: atMs + apartMs });
      document.elementFromPoint(x, y)?.dispatchEvent(click);
    }
    return heard.slice(1);
  }, AGAIN_MS);

for (const { game, seats } of tried(TABLES, [TABLES[2]])) {
  test(`a finger that taps twice makes one move, and presses nothing of what comes: ${game}, ${seats.join(', ')} @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    await withSettings(page, SETTINGS);
    const wire = await listenIn(context);
    const made = (): number => wire.requests.filter(({ kind }) => kind === 'move').length;
    await page.goto(site.url);
    const player = new Player(page, press);
    await player.start({ game, seats });
    for (let move = 0; move < MOVES; move++) {
      await player.comeToDecide();
      await player.select();
      const button = await player.primary.elementHandle();
      const before = made();
      await tap(player.primary);
      await button?.waitForElementState('hidden');
      expect(await tapAgain(page)).toEqual([]);
      await expect(page.locator('dialog')).toHaveCount(0);
      expect(made()).toBe(before + 1);
    }
  });
}

interface Pressed {
  readonly record: Fixture;
  readonly made: number;
  readonly people: number;
  readonly button: string;
}

/** Buttons of the boards that make their move at the first tap, each where the next question has one in its place. */
const PRESSED: readonly Pressed[] = [
  { record: fixtureNamed('fairy-light', '2-standard-0'), made: 0, people: 2, button: '.fl-keep' },
  {
    record: fixtureNamed('my-little-scythe', '2-off-84'),
    made: 0,
    people: 2,
    button: '.mls-space[data-state="open"][aria-label^="Move"]',
  },
  { ...declined(maihoshi), people: 1, button: '.mai-actions button[aria-pressed]:not([data-thing]) >> nth=-1' },
];

/** A moment at which the first seat does without an effect. */
function declined(game: AnyGame): Pick<Pressed, 'record' | 'made'> {
  for (const record of fixturesOf(game.facts.id)) {
    const made = momentIn(game, record, (state, { seat, move }) => {
      const view = game.view(state, seat) as unknown as View;
      const { do: verb } = move as unknown as Move;
      return seat === 0 && verb === 'decline' && game.moves(state, seat).length > 1 && !risky({ do: verb }, view, true);
    });
    if (made !== null) return { record, made };
  }
  throw new Error('nobody does without an effect');
}

for (const { record, made, people, button } of tried(PRESSED, PRESSED.slice(1, 2))) {
  test(`a button of the board that makes its move at once makes it once, and presses nothing of what comes: ${record.game} @chromium`, async ({
    page,
    context,
    site,
    press,
  }) => {
    await withSettings(page, SETTINGS);
    const wire = await listenIn(context);
    const moves = (): number => wire.requests.filter(({ kind }) => kind === 'move').length;
    const player = new Player(page, press);
    const kinds = Array.from({ length: record.setup.seats }, (_, seat) => (seat < people ? 'person' : 'bot'));
    await goOnWith(page, site.url, savedAfter(record, made, kinds), player);
    await player.comeToDecide();
    const before = await player.prompt.textContent();
    await tap(page.locator(button));
    await expect.poll(moves).toBe(1);
    await expect(player.prompt.filter({ hasText: before ?? '' })).toHaveCount(0);
    expect(await tapAgain(page)).toEqual([]);
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(moves()).toBe(1);
  });
}
