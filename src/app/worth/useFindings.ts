import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { dropHindsight, hindsightDrops } from '../../link/requests.ts';
import type { MatchId, Replay } from '../../protocol/shown.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { inLang } from '../settings.ts';
import { useTouches } from '../useTouches.ts';
import type { Step } from './course.ts';
import { roundsOf, type Spoken } from './said.ts';

/** What the bot found out about a moment of a match. */
interface Finding {
  readonly moves: number;
}

/** The last findings, kept for a second visit: a new search would find the same. */
export interface Kept<Found extends Finding> {
  match: MatchId | null;
  found: readonly Found[];
}

export interface Findings<Found extends Finding> {
  /** By their moves, as far as they are known. */
  readonly found: readonly Found[];
  readonly of: number;
  readonly state: 'thinking' | 'stopped' | 'failed' | 'done';
  stop(): void;
  goOn(): void;
}

interface Wanted<Found extends Finding> {
  readonly match: MatchId;
  /** In the order in which they are asked for. */
  readonly moments: readonly number[];
  readonly kept: Kept<Found>;
  /** Nothing is computed until it is asked for. */
  readonly begins: 'by itself' | 'when told';
  ask(moves: number): Promise<Found | null>;
}

/** Asks for one moment after another while the sheet is open. */
export function useFindings<Found extends Finding>({
  match,
  moments,
  kept,
  begins,
  ask,
}: Wanted<Found>): Findings<Found> {
  const [found, setFound] = useState<readonly Found[]>(() => (kept.match === match ? kept.found : []));
  const [wish, setWish] = useState<'on' | 'stopped' | 'failed'>(begins === 'by itself' ? 'on' : 'stopped');
  const soFar = useRef(found);
  const missing = moments.filter((moves) => !found.some((finding) => finding.moves === moves));
  const isDone = missing.length === 0;
  const isThinking = wish === 'on' && !isDone;
  useEffect(() => {
    if (!isThinking) return;
    let isOver = false;
    const think = async (): Promise<void> => {
      for (const moves of missing) {
        const finding = await insist(
          () => ask(moves),
          () => isOver,
        );
        if (isOver) return;
        if (!finding) {
          setWish('failed');
          return;
        }
        soFar.current = [...soFar.current, finding].sort((one, other) => one.moves - other.moves);
        kept.match = match;
        kept.found = soFar.current;
        setFound(soFar.current);
      }
    };
    void think();
    return () => {
      isOver = true;
      dropHindsight();
    };
  }, [match, isThinking]);
  useTouches(isThinking);
  return {
    found,
    of: moments.length,
    state: isDone ? 'done' : wish === 'on' ? 'thinking' : wish,
    stop: () => setWish('stopped'),
    goOn: () => setWish('on'),
  };
}

/** Asks again where the question was dropped together with one that no page waited for any more. */
export async function insist<Answer>(ask: () => Promise<Answer | null>, isOver: () => boolean): Promise<Answer | null> {
  for (;;) {
    const drops = hindsightDrops();
    const answer = await ask();
    if (answer !== null || isOver() || drops === hindsightDrops()) return answer;
  }
}

/** All that sentences on a match are made with. */
export function useSpoken({ setup, lines }: Replay, voice: AnyVoice, turns: readonly Step[]): Spoken {
  const roundOf = useMemo(() => roundsOf(lines, voice), [lines, voice]);
  return { voice, setup, words: inLang(worthWords), table: inLang(tableWords), turns, roundOf };
}
