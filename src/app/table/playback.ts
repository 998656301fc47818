import type { Eyes, Seat } from '../../engine/ids.ts';
import type { PassingFrame } from '../../protocol/shown.ts';

/** What of the reel is on the table, and what still waits to be shown. */
export interface Playback {
  readonly eyes: Eyes;
  readonly shown: PassingFrame;
  /** Oldest first. */
  readonly waiting: readonly PassingFrame[];
}

export interface Reel {
  readonly eyes: Eyes;
  /** At least one. */
  readonly frames: readonly PassingFrame[];
}

/**
 * Lays new frames behind those that wait. A reel that goes back (something was undone), or that other eyes look at,
 * takes the place of all; `still` shows its end at once.
 */
export function laid(before: Playback | null, { eyes, frames }: Reel, still: boolean): Playback {
  const last = frames.at(-1);
  if (!last) throw new Error('a reel has a frame');
  const known = before?.eyes === eyes ? (before.waiting.at(-1) ?? before.shown) : null;
  if (still || (known && last.moveCount < known.moveCount)) return { eyes, shown: last, waiting: [] };
  if (before && known) {
    const fresh = frames.filter(({ moveCount }) => moveCount > known.moveCount);
    if (fresh.length > 0 || before.waiting.length > 0) return { ...before, waiting: [...before.waiting, ...fresh] };
    return { ...before, shown: last };
  }
  const [first = last, ...rest] = frames;
  return { eyes, shown: first, waiting: rest };
}

/** A step towards something, and nothing to follow yet. */
const isSilent = ({ events }: PassingFrame): boolean => events.length === 0;

/** Nothing that waits has to be followed: it need not wait for a beat. */
export const waitsInVain = ({ waiting }: Playback): boolean => waiting.every(isSilent);

/** The next frame in which something happens comes on the table, or the last of all. */
export function advanced(playback: Playback): Playback {
  const { waiting } = playback;
  const loud = waiting.findIndex((frame) => !isSilent(frame));
  const next = loud < 0 ? waiting.length - 1 : loud;
  const shown = waiting[next];
  return shown ? { ...playback, shown, waiting: waiting.slice(next + 1) } : playback;
}

/** On to the first frame that somebody else made, or to the table as it stands. */
export function skippedTurn(playback: Playback, madeBy: (moveCount: number) => Seat | null): Playback {
  const { shown, waiting } = playback;
  const by = madeBy(shown.moveCount);
  const next = waiting.findIndex(({ moveCount }) => madeBy(moveCount) !== by);
  if (next < 0) return skipped(playback);
  return { ...playback, shown: waiting[next] ?? shown, waiting: waiting.slice(next + 1) };
}

/** The table as it stands. */
export const skipped = (playback: Playback): Playback => ({
  ...playback,
  shown: playback.waiting.at(-1) ?? playback.shown,
  waiting: [],
});
