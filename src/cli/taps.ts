import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { type Laid, Player } from '../../e2e/player.ts';
import { savedAfter } from '../../e2e/recorded.ts';
import type { Fixture } from '../engine/account.ts';
import { times } from '../engine/lists.ts';
import { FACES } from '../games/faces.ts';
import { fixtureNamed } from '../games/fixtures.ts';
import { replayWords } from '../words/replay.ts';
import { worthWords } from '../words/worth.ts';
import { loadGame } from './games.ts';
import { keepFigure } from './measured.ts';
import { median, quantile } from './samples.ts';
import { putMatches } from './scenes.ts';
import { freshDist, Site } from './site.ts';
import { cancelsIn, loopTime, press, type Tap, tableOf, tapsIn, watchTaps } from './tapWatch.ts';

/**
 * From a finger's touch to the next frame, with the page four times slowed, in ms and in calibration loops of that page: tables against the strongest bots by the list
 * of moves, with a look at log and scores after every move, and a hint asked before some; and the curve of a finished game
 * while it is drawn. The thinker is busy where bots are on the move or a question is open. A worker cannot be slowed, and
 * a bot would have moved before the next tap: so that it searches for as long as on a phone, and longer, it has more to
 * look at. In the shell that the tests run in, whose frames come as in a window: the whole browser without one skips the
 * display of some until the next (Chromium 156). npm run -s taps [-- --game G]
 */
const SLOWED = 4;
const TIMES_THE_ITERATIONS = 10;
const MOST_DECISIONS = 14;
const STOPS = 10;
/** Five bots may think one after the other. */
const PATIENCE_MS = 300_000;

const { values } = parseArgs({ options: { game: { type: 'string' } } });
freshDist();
const { findTested, FLAGS } = await import(pathToFileURL(resolve('e2e/browser.mjs')).href);
const dir = pondering('dist');
const site = await new Site({ dir }).start();
const browser = await chromium.launch({ executablePath: findTested(), args: FLAGS });
const p95: string[] = [];
for (const game of values.game ? [values.game] : Object.keys(FACES)) {
  const { facts } = await loadGame(game);
  const seats = times(facts.seats.most, (seat) => (seat === 0 ? 'person' : 'bot'));
  const found = await watched((page) => playWithHints(page, { game, seats }));
  tell(`${game}, ${seats.length} seats`, found);
  const timesMs = found.taps.map(({ ms }) => ms);
  p95.push(`${game} ${quantile(timesMs, 0.95)} ms`);
}
const FINISHED = [fixtureNamed('fairy-light', '2-standard-0'), fixtureNamed('maihoshi', '2-dealt-secret-6')];
for (const fixture of FINISHED) tell(`the curve of ${fixture.game}`, await watched((page) => drawCurve(page, fixture)));
await browser.close();
await site.stop();
rmSync(dir, { recursive: true });
keepFigure('taps', `p95: ${p95.join(', ')}`);

/** A copy of the build whose bots look at many times as much. */
function pondering(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'enza-taps-'));
  cpSync(dist, copy, { recursive: true });
  const assets = join(copy, 'assets');
  let levels = 0;
  for (const file of readdirSync(assets).filter((each) => /^bot-.*\.js$/.test(each))) {
    const source = readFileSync(join(assets, file), 'utf8');
    const more = source.replace(/\biterations:([\de]+)/g, (_, iterations) => {
      levels++;
      return `iterations:${TIMES_THE_ITERATIONS * Number(iterations)}`;
    });
    writeFileSync(join(assets, file), more);
  }
  if (levels === 0) throw new Error('no levels were found in the build');
  return copy;
}

interface Watched {
  /** Of the same slowed page, before and after. */
  readonly loopMs: number;
  readonly taps: readonly Tap[];
  readonly cancelsMs: readonly number[];
}

function tell(what: string, { taps, cancelsMs, loopMs }: Watched): void {
  const loops = `loops of ${loopMs.toFixed(1)} ms`;
  console.log(
    `${what}: touch to the next frame, page ${SLOWED}× slowed, in ms and ${loops}\n\n${tableOf(taps, loopMs)}\n`,
  );
  if (cancelsMs.length === 0) return;
  const [middle, worst] = [0.5, 1].map((share) => Math.round(quantile(cancelsMs, share)));
  console.log(`Let go of ${cancelsMs.length} times: at rest after ${middle} ms (median), ${worst} ms (worst)\n`);
}

async function watched(act: (page: Page) => Promise<void>): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What goes by itself would go from under the finger.
  await page.addInitScript(() => {
    localStorage.setItem('enza/.settings', '{"lang":"en","motion":"off","forced":false}');
    localStorage.setItem('enza/.soundOffered', 'true');
  });
  await watchTaps(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const before = await page.evaluate(loopTime);
  await act(page);
  const loopMs = median([before, await page.evaluate(loopTime)]);
  const [taps, cancelsMs] = [await tapsIn(page), await cancelsIn(page)];
  await context.close();
  return { loopMs, taps, cancelsMs };
}

async function playWithHints(page: Page, laid: Laid): Promise<void> {
  await page.goto(site.url);
  const player = new Player(page, press);
  await player.sitDown({ ...laid, strongest: true });
  await player.next.waitFor();
  const lamp = player.button(player.words.table.hint);
  for (let made = 0; made < MOST_DECISIONS && (await player.comeToDecide()); made++) {
    // While the hint is thought about the move is chosen all the same.
    if (made % 2 === 1 && (await lamp.isVisible())) await press(lamp);
    if (await player.forced.isVisible()) await player.spend(player.forced);
    else {
      await player.select();
      await player.commit();
    }
    // From here the bots think.
    for (const sheet of ['log', 'scores'] as const) {
      const opened = await player.openSheet(sheet);
      await press(opened.getByRole('button', { name: player.words.shelf.close, exact: true }));
    }
    await player.next.waitFor();
  }
}

/** Looked along while it is drawn, and stopped again and again. */
async function drawCurve(page: Page, fixture: Fixture): Promise<void> {
  const player = new Player(page, press);
  const people = Array<'person'>(fixture.setup.seats).fill('person');
  await page.goto(`${site.url}#/settings`);
  await page.locator('.screen.settings').waitFor();
  await putMatches(page, [{ id: 'recorded', save: savedAfter(fixture, fixture.log.length, people) }]);
  await page.goto(`${site.url}#/table/recorded`);
  await press(player.button(replayWords.en.worth));
  const sheet = page.getByRole('dialog', { name: replayWords.en.worth });
  const [stop, goOn] = [worthWords.en.stop, worthWords.en.goOn].map((name) => sheet.getByRole('button', { name }));
  const scrubber = sheet.getByRole('slider');
  const { width = 0, height = 0 } = (await scrubber.boundingBox()) ?? {};
  for (let round = 0; round < STOPS && stop && goOn && (await stop.isVisible()); round++) {
    await scrubber.tap({ position: { x: (width * (round + 1)) / (STOPS + 2), y: height / 2 }, force: true });
    await press(stop);
    await press(goOn);
  }
}
