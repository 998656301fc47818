import type { BrowserContext, Page } from 'playwright/test';
import { loadGame } from '../src/cli/games.ts';
import { readMatches } from '../src/cli/scenes.ts';
import type { Fixture } from '../src/engine/account.ts';
import { personSeats } from '../src/engine/floor.ts';
import type { Sitter } from '../src/engine/log.ts';
import { openMatch } from '../src/engine/match.ts';
import { type Rng, rngFor } from '../src/engine/rng.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { expectOwnViews } from './honest.ts';
import { Player } from './player.ts';
import { goOnWith, savedAfter } from './recorded.ts';
import { type Device, expect, test } from './test.ts';
import { titles } from './tier.ts';
import { listenIn, tablesOn, type Wire } from './wire.ts';

test.use({ movesIn: true });

/** Of each title. Many: ENZA_KILLS=100; others than before: ENZA_KILLS_FROM=100. */
const KILLS = Number(process.env.ENZA_KILLS ?? 1);
const FROM = Number(process.env.ENZA_KILLS_FROM ?? 0);
const MS_PER_KILL = 60_000;
const MOST_MOVES = 3;
/** Before, while or after the move is written, or while bots answer it. */
const LONGEST_WAIT_MS = 300;
const DEATHS = ['tab', 'page', 'browser'] as const;

for (const [place, id] of titles('my-little-scythe').entries()) {
  test(`sudden death at a random moment of ${id} loses no move that was shown as done @chromium`, async ({
    device,
    site,
    press,
  }) => {
    test.setTimeout((KILLS + 5) * MS_PER_KILL);
    let page = await device.open();
    const wires = new WeakMap<BrowserContext, Wire>();
    for (let kill = FROM; kill < FROM + KILLS; kill++) {
      const rng = rngFor(kill, place);
      const death = DEATHS[(kill + place) % DEATHS.length] ?? 'tab';
      const save = anyMoment(rng, id);
      await test.step(`${kill}: ${save.log.length} moves of ${save.setup.seats}, death of the ${death}`, async () => {
        page = await dieAndReturn(page, save, death, rng);
      });
    }

    async function dieAndReturn(first: Page, save: SavedMatch, death: Death, rng: Rng): Promise<Page> {
      const shown = await playUpTo(first, save, rng);
      const next = await reopened(first, death, device);
      const done = shown();
      expect(done).toBeGreaterThanOrEqual(save.log.length);

      const wire = await listenAnew(next.context());
      await next.goto(site.url);
      const match = await storedMatch(next);
      expect(match.log.slice(0, save.log.length)).toEqual(save.log);
      expect(match.log.length).toBeGreaterThanOrEqual(done);
      openMatch(await loadGame(id), match);
      const player = new Player(next, press);
      await next.goto(`${site.url}#/table/recorded`);
      await player.next.waitFor();
      const [table] = tablesOn(wire);
      // Nobody has opened a curtain yet: where several sit, the table is no single person's.
      if (personSeats(match.sitters).length > 1) expect(table?.floor.kind).not.toBe('private');
      expect(table?.logLength).toBeGreaterThanOrEqual(done);
      await expectOwnViews(next, wire, match.log.length);
      await expect(next.locator('.note.trouble')).toBeHidden();
      return next;
    }

    async function listenAnew(context: BrowserContext): Promise<Wire> {
      const wire = wires.get(context) ?? (await listenIn(context));
      wires.set(context, wire);
      wire.notices.length = 0;
      return wire;
    }

    /** Dies before it is told that the move is done. Answers how much of the log was shown as saved by then. */
    async function playUpTo(at: Page, save: SavedMatch, rng: Rng): Promise<() => number> {
      const wire = await listenAnew(at.context());
      const player = new Player(at, press);
      await goOnWith(at, site.url, save, player);
      // The service worker then has its own to write.
      await at.evaluate(loseFiles);
      await at.reload();
      for (let moves = rng.below(MOST_MOVES + 1); moves > 0; moves--) await player.move();
      if (await player.comeToDecide()) await beginMove(player);
      await new Promise((done) => setTimeout(done, rng.below(LONGEST_WAIT_MS)));
      return () =>
        Math.max(
          save.log.length,
          ...tablesOn(wire)
            .filter(({ saved }) => saved)
            .map(({ logLength }) => logLength),
        );
    }
  });
}

type Death = (typeof DEATHS)[number];

async function beginMove(player: Player): Promise<void> {
  if (!(await player.forced.isVisible())) await player.select();
  await player.primary.dispatchEvent('click');
}

async function reopened(page: Page, death: Death, device: Device): Promise<Page> {
  if (death === 'browser') {
    await device.kill();
    return device.open();
  }
  const context = page.context();
  if (death === 'tab') await page.close({ runBeforeUnload: false });
  else {
    const session = await context.newCDPSession(page);
    // The page dies with its worker and never answers.
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  const next = await context.newPage();
  // A tab that crashed still stands there.
  if (death === 'page') await page.close();
  return next;
}

function anyMoment(rng: Rng, id: string): SavedMatch {
  const fixture: Fixture = rng.pick([...fixturesOf(id)]);
  const person = rng.below(fixture.setup.seats);
  const kinds = Array.from({ length: fixture.setup.seats }, (_, seat): Sitter['kind'] =>
    seat === person || rng.below(2) === 0 ? 'person' : 'bot',
  );
  return savedAfter(fixture, rng.below(fixture.log.length), kinds);
}

async function storedMatch(page: Page): Promise<SavedMatch> {
  const [match, ...others] = await readMatches(page);
  expect(others).toEqual([]);
  if (!match) throw new Error('the match is lost');
  return match;
}

/** Some of those that the service worker keeps. */
async function loseFiles(): Promise<void> {
  await navigator.serviceWorker.ready;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const parts = (await cache.keys()).filter(({ url }) => /leaflet|Screen|guide/.test(url));
    await Promise.all(parts.map((part) => cache.delete(part)));
  }
}
