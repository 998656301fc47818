import type { Page } from 'playwright/test';
import { putMatches } from '../src/cli/scenes.ts';
import type { Fixture } from '../src/engine/account.ts';
import type { AnyGame, AnyMove, AnyState } from '../src/engine/game.ts';
import { EMBLEMS, type Sitter } from '../src/engine/log.ts';
import { offersTo, openMatch } from '../src/engine/match.ts';
import { FORMAT, type SavedMatch } from '../src/saves/format.ts';
import type { Player } from './player.ts';

const NAMES = ['Aya', 'Ren', 'Mio', 'Sora', 'Kai', 'Yui'];

/** One that brings a game to its end. */
const GOOD_BOT = 4;

/** A recorded game after so many of its moves, as it is saved on a device; these sit at its table. */
export function savedAfter(fixture: Fixture, moves: number, kinds: readonly Sitter['kind'][]): SavedMatch {
  const { game, edition, seed, setup, log } = fixture;
  return {
    format: FORMAT,
    game,
    edition,
    seed,
    setup,
    sitters: kinds.map((kind, seat): Sitter => {
      const known = { name: NAMES[seat] ?? '', emblem: EMBLEMS[seat] ?? 'crane' };
      return kind === 'bot' ? { kind, ...known, level: GOOD_BOT } : { kind, ...known };
    }),
    log: log.slice(0, moves) as SavedMatch['log'],
    seen: kinds.map(() => 0),
    shown: moves,
    title: null,
    touchedAt: 0,
  };
}

/** After how many moves this part of a recorded game has been played. */
export const movesIn = ({ log }: Fixture, part: number): number => Math.floor(log.length * part);

/** From the settings, where no match is open, to the table of this one. */
export async function goOnWith(page: Page, url: string, save: SavedMatch, player: Player): Promise<void> {
  await page.goto(`${url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [{ id: 'recorded', save }]);
  await page.goto(`${url}#/table/recorded`);
  // At the end there is nothing to press until it is counted.
  await player.next.or(page.locator('main.final')).first().waitFor();
}

/** After so many moves the record first stands like this, with that move to come; null: it never does. */
export function momentIn(
  game: AnyGame,
  fixture: Fixture,
  is: (state: AnyState, next: Fixture['log'][number]) => boolean,
): number | null {
  let found: number | null = null;
  openMatch(game, savedAfter(fixture, fixture.log.length, everyone(fixture)), (state, made) => {
    const next = fixture.log[made];
    if (found === null && next && is(state, next)) found = made;
  });
  return found;
}

/** Where the record's next move stands in the list of all that are offered then. */
export function placeOfNext(game: AnyGame, fixture: Fixture, made: number): number {
  const { state } = openMatch(game, savedAfter(fixture, made, everyone(fixture)));
  const next = fixture.log[made];
  if (!next) return -1;
  const isOpen = game.asks(state).some(({ seat, cover }) => seat === next.seat && cover === 'open');
  const view = game.view(state, isOpen ? 'onlooker' : next.seat);
  const offers = offersTo(game, state, view, next.seat);
  return offers.findIndex((move) => game.moveId(move) === game.moveId(next.move as AnyMove));
}

const everyone = ({ setup }: Fixture): 'person'[] => Array<'person'>(setup.seats).fill('person');
