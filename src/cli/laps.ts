import { parseArgs } from 'node:util';
import type { Moment } from '../app/table/moment.ts';
import { areTouches } from '../app/table/steps.ts';
import type { Seat } from '../engine/game.ts';
import { FACES } from '../games/faces.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { command } from './arguments.ts';
import { loadGame } from './games.ts';
import { keepFigure } from './measured.ts';
import { median, quantile } from './samples.ts';
import { readFace, type ShownGame, shownGame, withoutStyles } from './shownGame.ts';

export interface Lap {
  /** Touches, events and words. */
  shownMs: number;
  scenesMs: number;
  /** Steps that only a tap ends. */
  waits: number;
}

export interface LapTimes {
  /** What all others did between two turns of the one who looks. */
  readonly laps: readonly Lap[];
  /** For how long each turn of that seat takes no answer: what of its own moves has to be seen first. */
  readonly deadMs: readonly number[];
}

/** How long a recorded game is shown to this seat, if nobody taps. */
export function lapTimes(game: ShownGame, own: Seat): LapTimes {
  const laps: Lap[] = [];
  const deadMs: number[] = [];
  let isOwn: boolean | null = null;
  for (const { moment, lastsMs } of game.moments()) {
    const { seat, frame } = moment.shown;
    if (seat === null || frame.events.length === 0) continue;
    if (isOwn !== (seat === own)) {
      isOwn = seat === own;
      if (isOwn) deadMs.push(0);
      else laps.push({ shownMs: 0, scenesMs: 0, waits: 0 });
    }
    const lap = laps.at(-1);
    if (isOwn) deadMs.push((deadMs.pop() ?? 0) + (holdsQuestion(moment) ? lastsMs : 0));
    else if (lap) note(lap, moment, lastsMs);
  }
  return { laps, deadMs };
}

/** Touches fly while the next question stands, and so do words. */
const holdsQuestion = ({ shown, step }: Moment): boolean => !areTouches(shown) && shown.steps[step]?.of != null;

function note(lap: Lap, { shown, step, time }: Moment, lastsMs: number): void {
  if (shown.steps[step]?.of?.scene.size === 'scene') lap.scenesMs += lastsMs;
  else lap.shownMs += lastsMs;
  if (time.kind === 'waitsForTap') lap.waits++;
}

const BOTS_A_LAP = 2;
const P95 = 0.95;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/**
 * How long it takes at Steady until it is a person's turn again, over the recorded games in which at least two others sit, if
 * so many can, as if they were two: what bots think is not in it. Then how long an own turn takes no answer, and its taps.
 * npm run -s laps [-- --game alfheim]
 */
await command(async () => {
  const { values } = parseArgs({ options: { game: { type: 'string', default: '' } } });
  withoutStyles();
  const { tapCounts } = await import('./tapCounts.ts');
  console.log(
    'game | laps | touches, events, words of a lap: median s | p95 | its scenes: mean s | waits a lap | own turns | no answer: median s | p95 | taps a turn: median | p95',
  );
  const told: string[] = [];
  const unheard: string[] = [];
  for (const id of Object.keys(FACES).filter((each) => each.includes(values.game))) {
    const rules = await loadGame(id);
    const face = await readFace(id, 'en');
    const lapsMs: number[] = [];
    const deadMs: number[] = [];
    const taps: number[] = [];
    let [scenesMs, waits] = [0, 0];
    for (const fixture of fixturesOf(id)) {
      const times = lapTimes(shownGame(rules, fixture, face), 0);
      deadMs.push(...times.deadMs);
      taps.push(...tapCounts(rules, fixture).turns.map(({ needed }) => needed));
      const others = fixture.setup.seats - 1;
      if (others < Math.min(BOTS_A_LAP, rules.facts.seats.most - 1)) continue;
      const share = BOTS_A_LAP / others;
      lapsMs.push(...times.laps.map(({ shownMs }) => shownMs * share));
      for (const lap of times.laps) {
        scenesMs += lap.scenesMs * share;
        waits += lap.waits * share;
      }
    }
    const laps = [seconds(median(lapsMs)), seconds(quantile(lapsMs, P95))];
    const scenes = [seconds(scenesMs / lapsMs.length), (waits / lapsMs.length).toFixed(2)];
    const own = [deadMs.length, seconds(median(deadMs)), seconds(quantile(deadMs, P95))];
    console.log([id, lapsMs.length, ...laps, ...scenes, ...own, median(taps), quantile(taps, P95)].join(' | '));
    told.push(seconds(median(lapsMs)));
    unheard.push(seconds(median(deadMs)));
  }
  keepFigure('laps', `told in ${told.join(', ')} s; no answer for ${unheard.join(', ')} s`);
});
