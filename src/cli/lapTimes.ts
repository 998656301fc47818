import type { Moment } from '../app/table/moment.ts';
import { areTouches } from '../app/table/steps.ts';
import type { Seat } from '../engine/ids.ts';
import type { ShownGame } from './shownGame.ts';

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
