import type { Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import type { Fixture } from '../src/engine/account.ts';
import type { AnyGame, AnyMove } from '../src/engine/game.ts';
import type { Sitter } from '../src/engine/log.ts';
import { rngFor } from '../src/engine/rng.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { expect, test } from './test.ts';
import { isProof, titles } from './tier.ts';

/** The longest are those whose boards have grown most. */
const GAMES_EACH = isProof ? 3 : 1;

for (const id of titles('maihoshi', 'my-little-scythe')) {
  test(`late in a game of ${id} nothing lies over what can be chosen on the table @chromium`, async ({
    page,
    site,
    press,
  }) => {
    test.slow();
    const game = await loadGame(id);
    const longest = fixturesOf(id).sort((one, other) => other.log.length - one.log.length);
    let places = 0;
    for (const fixture of longest.slice(0, GAMES_EACH)) {
      for (const [step, save] of lastAsks(game, fixture)) {
        await test.step(`${step} after ${save.log.length} moves`, async () => {
          await goOnWith(page, site.url, save, new Player(page, press));
          await expect.poll(() => covered(page), { message: step }).toEqual([]);
          places += await page.locator(CHOICES).count();
        });
      }
    }
    expect(places).toBeGreaterThan(0);
  });
}

const CHOICES = '.board button[aria-pressed]:not([aria-disabled="true"])';

/** For every step the last time that it was asked; the player asked plays alone among bots, so that no curtain falls. */
function lastAsks(game: AnyGame, fixture: Fixture): Map<string, SavedMatch> {
  const { setup, seed, log } = fixture;
  const saves = new Map<string, SavedMatch>();
  const state = game.deal(setup, rngFor(seed, 0));
  for (const [made, { seat, move }] of log.entries()) {
    for (const { step, seat: asked } of game.asks(state)) {
      const kinds = Array.from({ length: setup.seats }, (_, each): Sitter['kind'] =>
        each === asked ? 'person' : 'bot',
      );
      saves.set(step, savedAfter(fixture, made, kinds));
    }
    game.play(state, seat, move as AnyMove, rngFor(seed, made + 1));
  }
  return saves;
}

/** What can be chosen and what lies over it: as the table stands, and once it is brought into sight. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate((choices) => {
    /** Inside every shape that a cell has. */
    const PARTS = [
      [0.5, 0.5],
      [0.25, 0.35],
      [0.75, 0.35],
      [0.25, 0.65],
      [0.75, 0.65],
    ] as const;
    const found: string[] = [];
    const overs = (choice: Element): (Element | null)[] => {
      const { left, top, width, height } = choice.getBoundingClientRect();
      return PARTS.map(([x, y]) => [left + width * x, top + height * y] as const)
        .filter(([x, y]) => isInSight(choice, x, y))
        .map(([x, y]) => document.elementFromPoint(x, y));
    };
    /** What scrolls and pans cuts what it holds. */
    const isInSight = (choice: Element, x: number, y: number): boolean => {
      for (let each = choice.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflow === 'visible') continue;
        const { left, top, right, bottom } = each.getBoundingClientRect();
        if (x <= left || x >= right || y <= top || y >= bottom) return false;
      }
      return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    };
    for (const choice of document.querySelectorAll<HTMLElement>(choices)) {
      // A card that lies on the board for a while hides what it covers until it is folded.
      if (!choice.checkVisibility({ visibilityProperty: true })) continue;
      const isOver = (over: Element | null): boolean => over !== null && !choice.contains(over);
      const named = `${choice.dataset.thing ?? choice.className} “${choice.textContent}”`;
      const tell = (when: string, over: Element | null | undefined): void => {
        found.push(`${named} ${when} under ${over?.tagName}.${over?.getAttribute('class')}`);
      };
      const isCell = choice.closest('.frame') !== null;
      // Cards of a hand overlap each other.
      const atRest = overs(choice);
      if (isCell && atRest.some(isOver)) tell('as it lies', atRest.find(isOver));
      choice.focus({ focusVisible: true } as FocusOptions);
      choice.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const shown = overs(choice);
      if (isCell ? shown.length < PARTS.length || shown.some(isOver) : shown.every(isOver))
        tell('in sight', shown.find(isOver));
    }
    return found;
  }, CHOICES);
