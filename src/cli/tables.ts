import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import type { Fixture } from '../engine/account.ts';
import type { AnyGame, Ask } from '../engine/game.ts';
import { sum } from '../engine/lists.ts';
import { openMatch } from '../engine/match.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { command } from './arguments.ts';
import { onStage, pageAs, raise } from './contactSheet.ts';
import { loadGame } from './games.ts';
import { keepFigure } from './measured.ts';
import { median, quantile } from './samples.ts';
import { allScenes, type PicturedScreen, saveOf } from './scenes.ts';
import { withoutStyles } from './shownGame.ts';

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

/** How a table is laid out: shares in per cent of the window, all else in pixels but what is covered, which is counted. */
export interface Measures {
  readonly boardAndOwn: number;
  readonly board: number;
  readonly boardHigh: number;
  /** The smallest of what can be touched, and of signs that carry a rule; null: there is none. */
  readonly target: number | null;
  readonly sign: number | null;
  /** What can be chosen now and is covered by something else. */
  readonly covered: number;
}

/** What carries a rule on each board, and must be made out there. */
const SIGNS: Readonly<Record<string, string>> = {
  alfheim: '.alf-board-cost :is(.alf-drawn, .alf-any)',
  'fairy-concerto': 'svg:has(> .fc-tool), .fc-emblem',
  'fairy-light': '.fl-sun, .fl-moon',
  maihoshi: '.mai-art-effect, .mai-art-sign',
  'my-little-scythe': '[viewBox="-12.5 -12.5 25 25"]',
};

/** Runs in the page: what is uppermost at every fourth point of the window, and how large what can be touched and read is. */
export function measured(page: Page, game: string): Promise<Measures> {
  return page.evaluate((signs) => {
    const GRID_PIXELS = 4;
    const counts = { all: 0, board: 0, own: 0 };
    for (let x = GRID_PIXELS / 2; x < innerWidth; x += GRID_PIXELS) {
      for (let y = GRID_PIXELS / 2; y < innerHeight; y += GRID_PIXELS) {
        const uppermost = document.elementFromPoint(x, y);
        counts.all++;
        if (uppermost?.closest('[data-own]')) counts.own++;
        else if (uppermost?.closest('[data-board]')) counts.board++;
      }
    }
    const percent = (count: number): number => Math.round((100 * count) / counts.all);
    const board = document.querySelector('[data-board]');

    const middleOf = (element: Element): readonly [x: number, y: number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    /** In the window, and not scrolled out of what holds it. */
    const isInSight = (element: Element): boolean => {
      const [x, y] = middleOf(element);
      const isIn = ({ left, top, right, bottom }: DOMRect): boolean =>
        x >= left && x <= right && y >= top && y <= bottom;
      if (!isIn(new DOMRect(0, 0, innerWidth, innerHeight)) || !element.checkVisibility()) return false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow !== 'visible' && !isIn(around.getBoundingClientRect())) return false;
      }
      return true;
    };
    const found = (selector: string): Element[] => [...(board?.querySelectorAll(selector) ?? [])];
    type Measure = (width: number, height: number) => number;
    /** Of all that are drawn the smallest that is in sight. */
    const least = (elements: readonly Element[], measure: Measure): number | null => {
      const sized = elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { element, px: measure(width, height) };
      });
      const smallest = sized
        .filter(({ px }) => px > 0)
        .sort((one, other) => one.px - other.px)
        .find(({ element }) => isInSight(element));
      return smallest ? Math.round(smallest.px) : null;
    };

    const targets = found('button, [role="button"], [role="radio"]');
    const open = '[aria-pressed], [role="radio"], [data-state="open"], [data-mark="open"]';
    const covered = targets.filter((element) => {
      if (!element.matches(open) || !isInSight(element)) return false;
      const over = document.elementFromPoint(...middleOf(element));
      return over !== null && !element.contains(over) && !over.contains(element);
    });
    return {
      boardAndOwn: percent(counts.board + counts.own),
      board: percent(counts.board),
      boardHigh: Math.round(board?.getBoundingClientRect().height ?? 0),
      target: least(targets, Math.min),
      sign: signs === '' ? null : least(found(signs), Math.max),
      covered: covered.length,
    };
  }, SIGNS[game] ?? '');
}

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];

/**
 * How the tables of the recorded games are laid out and played: hand-overs and taps of people who share a device; for
 * every step what of the screen belongs to the board and to own things, how small the smallest target and sign are and
 * what is covered; and what jumps between two decisions of a turn.
 * npm run -s tables [-- --game alfheim] [--window 360x640]
 */
await command(async () => {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: '' }, window: { type: 'string', default: '' } },
  });
  const ids = Object.keys(FACES).filter((id) => id.includes(values.game));
  await tellTaps(ids);
  const isAsked = ({ hash, curtain, name, game }: PicturedScreen): boolean =>
    hash.startsWith('#/table/') && curtain !== 'closed' && !name.endsWith('-end') && ids.includes(game ?? '');
  const scenes = (await allScenes()).filter(isAsked);
  await onStage(async (browser, url) => {
    for (const window of WINDOWS) {
      const size = `${window.width}x${window.height}`;
      if (!size.includes(values.window)) continue;
      console.log(`\n${size}\nboard and own % | board % | board px high | target px | sign px | covered | table`);
      const page = await pageAs(browser, window);
      for (const scene of scenes) {
        await raise(page, url, scene);
        const figures = Object.values(await measured(page, scene.game ?? ''));
        console.log(`${figures.map((figure) => figure ?? '-').join(' | ')} | ${scene.name}`);
      }
      await page.close();
    }
    await tellJumps(browser, url, ids);
  });
});

async function tellTaps(ids: readonly string[]): Promise<void> {
  withoutStyles();
  const { CONFIRMS, tapCounts } = await import('./tapCounts.ts');
  const each = CONFIRMS.map((way) => `confirmed ${way}: median | p95 | worst | a game`);
  console.log(`game, seats | games | hand-overs | curtains | taps a turn ${each.join(' | ')}`);
  const fullest: string[] = [];
  for (const id of ids) {
    const game = await loadGame(id);
    const fixtures = fixturesOf(id);
    for (const seats of new Set(fixtures.map(({ setup }) => setup.seats))) {
      const counts = fixtures.filter(({ setup }) => setup.seats === seats).map((fixture) => tapCounts(game, fixture));
      const most = (of: readonly number[]): number => Math.max(...of);
      const ways = CONFIRMS.flatMap((way) => {
        const games = counts.map(({ turns }) => turns.map((turn) => turn[way]));
        const turns = games.flat();
        return [median(turns), quantile(turns, 0.95), most(turns), most(games.map(sum))];
      });
      const handed = [most(counts.map(({ handOvers }) => handOvers)), most(counts.map(({ curtains }) => curtains))];
      console.log([`${id}, ${seats}`, counts.length, ...handed, ...ways].join(' | '));
      if (seats !== game.facts.seats.most) continue;
      const taps = most(counts.map(({ turns }) => sum(turns.map(({ needed }) => needed))));
      fullest.push(`${seats} at ${id} ${handed.join(', ')}, ${taps}`);
    }
  }
  keepFigure('tables', `hand-overs, curtains and taps of a game at most: ${fullest.join('; ')}`);
}
