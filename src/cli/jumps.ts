import type { Browser, Page } from 'playwright';
import type { Fixture } from '../engine/account.ts';
import type { AnyGame, Ask } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { loadGame } from './games.ts';
import { type PicturedScreen, saveOf } from './scenes.ts';
import { pageAs, raise } from './stage.ts';

const PAIRS_A_GAME = 24;
const VIEWPORT = { width: 360, height: 640 };
const STILL_PX = 2;
/** What has to keep its place and size while one seat decides one thing after the other. */
const KEPT = ['[data-board]', '[data-own]', '.buttons', '.slip'];

/** How far board, own things and buttons move between two decisions of one turn of the recorded games. */
export async function tellJumps(browser: Browser, url: string, ids: readonly string[]): Promise<void> {
  const page = await pageAs(browser, VIEWPORT);
  console.log('\ngame, seats | pairs | with a jump | largest px | of');
  for (const id of ids) {
    const game = await loadGame(id);
    for (const fixture of outermost(fixturesOf(id))) {
      const found: Jump[] = [];
      const pairs = pairsIn(game, fixture);
      for (const pair of pairs) {
        const [before, after] = [await drawn(page, url, pair[0]), await drawn(page, url, pair[1])];
        found.push(largest(before, after));
      }
      const jumps = found.filter(({ px }) => px > STILL_PX);
      const most = found.reduce<Jump>((one, other) => (other.px > one.px ? other : one), { px: 0, what: '' });
      const line = [`${id}, ${fixture.setup.seats}`, pairs.length, jumps.length, most.px.toFixed(0), most.what];
      console.log(line.join(' | '));
    }
  }
  await page.close();
}

interface Jump {
  readonly px: number;
  readonly what: string;
}

/** The fewest seats and the most. */
function outermost(fixtures: readonly Fixture[]): readonly Fixture[] {
  const bySeats = fixtures.toSorted((one, other) => one.setup.seats - other.setup.seats);
  const [first, last] = [bySeats.find(({ setup }) => setup.seats > 1), bySeats.at(-1)];
  return first && last ? [...new Set([first, last])] : [];
}

type Pair = readonly [PicturedScreen, PicturedScreen];

/** Neighbours of one seat, spread over the whole game. */
function pairsIn(game: AnyGame, fixture: Fixture): readonly Pair[] {
  const { id, edition } = { id: game.facts.id, edition: game.facts.edition };
  const asked: (Ask | undefined)[] = [];
  openMatch(game, { ...saveOf(fixture, fixture.log.length), game: id, edition }, (state, made) => {
    asked[made] = game.asks(state).find(({ seat }) => seat === fixture.log[made]?.seat);
  });
  const isPair = (made: number): boolean =>
    asked[made] !== undefined &&
    asked[made]?.seat === asked[made + 1]?.seat &&
    asked[made]?.cover === asked[made + 1]?.cover;
  const all = [...asked.keys()].filter(isPair);
  const step = Math.max(1, Math.floor(all.length / PAIRS_A_GAME));
  const scene = (made: number): PicturedScreen => ({
    name: `${id}-${made}`,
    kind: id,
    game: id,
    hash: `#/table/${id}-${made}`,
    shows: '.board > *',
    matches: [{ id: `${id}-${made}`, save: saveOf(fixture, made) }],
    ...(asked[made]?.cover === 'private' && !asked[made].only && { curtain: 'opened' as const }),
  });
  return all.filter((_, at) => at % step === 0).map((made): Pair => [scene(made), scene(made + 1)]);
}

type Places = Readonly<Record<string, readonly number[]>>;

async function drawn(page: Page, url: string, scene: PicturedScreen): Promise<Places> {
  await raise(page, url, scene);
  return page.evaluate((kept) => {
    const places: Record<string, readonly number[]> = {};
    for (const selector of kept) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box && box.width > 0) places[selector] = [box.left, box.top, box.right, box.bottom];
    }
    return places;
  }, KEPT);
}

function largest(before: Places, after: Places): Jump {
  const jumps = Object.entries(before).flatMap(([what, edges]): Jump[] => {
    const now = after[what];
    return now ? edges.map((edge, at) => ({ px: Math.abs(edge - (now[at] ?? edge)), what })) : [];
  });
  return jumps.reduce<Jump>((one, other) => (other.px > one.px ? other : one), { px: 0, what: '' });
}
