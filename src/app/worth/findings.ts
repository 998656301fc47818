import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Setup, Side } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { dropHindsight, hindsightDrops } from '../../link/requests.ts';
import type { MatchId, Replay } from '../../protocol/shown.ts';
import type { Part, Phrase } from '../../words/phrase.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { type WorthWords, worthWords } from '../../words/worth.ts';
import type { Turn } from '../replay/WalkBar.tsx';
import { inLang } from '../settings.ts';
import { sideName } from '../table/sides.tsx';
import { useTouches } from '../useTouches.ts';
import type { Step, Story, Swing } from './course.ts';

// What is found in a match that is over, and how it is said.

const PER_CENT = 100;

export const percentOf = (chance: number): number => Math.round(PER_CENT * chance);

interface Spoken {
  readonly voice: AnyVoice;
  readonly setup: Setup;
  readonly words: WorthWords;
  readonly table: TableWords;
  readonly turns: readonly Step[];
  /** In which round a move was made. */
  readonly roundOf: (moves: number) => number | null;
}

/** A turn as the game says it: in its one line, else in the last line of the log about it. */
function sayTurn({ seat, lines }: Turn, { voice, table }: Spoken): Phrase {
  const events = lines.flatMap(({ line }) => (line.kind === 'move' ? line.events : []));
  const inShort = seat === null ? [] : table.turnOf(seat, voice.sayTurn(seat, events));
  const last = events.at(-1);
  return inShort.length > 0 || last === undefined ? inShort : voice.sayEvent(last);
}

/** Whether the next round begins with it, where the game counts any. */
export const endsRound =
  ({ roundOf }: AnyVoice) =>
  (line: LogLine): boolean =>
    'events' in line && line.events.some((event) => (roundOf?.(event) ?? null) !== null);

/** In which round each move was made; null where the game counts none. */
export function roundsOf(lines: readonly LogLine[], { roundOf }: AnyVoice): (moves: number) => number | null {
  const rounds: (number | null)[] = [];
  let round: number | null = null;
  for (const line of lines) {
    if (line.kind === 'move') rounds.push(round);
    if ('events' in line) for (const event of line.events) round = roundOf?.(event) ?? round;
  }
  return (moves) => rounds[moves - 1] ?? null;
}

/** As it stands in a sentence. */
export const named = (side: Side, { voice, setup, table }: Pick<Spoken, 'voice' | 'setup' | 'table'>): Phrase =>
  side < setup.seats ? table.final.player(side) : sideName(side, setup, voice);

const told = ({ from, to }: Swing) => ({ from: percentOf(from), to: percentOf(to) });

/** Of what several did at once, what the side did whose chances it changed. */
function sayDone({ turn, side }: Pick<Swing, 'turn' | 'side'>, spoken: Spoken): { by: Side | null; said: Phrase } {
  const by = turn.isJoint && side < spoken.setup.seats ? side : turn.seat;
  return { by, said: sayTurn({ ...turn, seat: by }, spoken) };
}

/** A step by itself: its round, and what was done in it. */
export const sayStep = (turn: Step, spoken: Spoken): Phrase =>
  spoken.words.inRound(sayTurn(turn, spoken), spoken.roundOf(turn.until));

export function saySwing(swing: Swing, spoken: Spoken): Phrase {
  const { words, roundOf } = spoken;
  const { by, said } = sayDone(swing, spoken);
  const turn = words.inRound(said, roundOf(swing.turn.until));
  return swing.side === by
    ? words.swing(turn, told(swing))
    : words.swingOf(turn, named(swing.side, spoken), told(swing));
}

/** How it went for a side, in one sentence. */
export function sayStory({ side, aheadSince, best, helped, hurt }: Story, spoken: Spoken): Phrase {
  const { words, turns, roundOf } = spoken;
  const name = named(side, spoken);
  const sayOf = (turn: Step): Phrase => words.turn(sayDone({ turn, side }, spoken).said, roundOf(turn.until));
  const turnAt = (moves: number): Phrase | null => {
    const turn = turns.find(({ until }) => until === moves);
    return turn && moves > 0 ? sayOf(turn) : null;
  };
  const led =
    aheadSince === null
      ? words.behind(name, turnAt(best.moves), percentOf(best.chances[side] ?? 0))
      : words.ahead(name, turnAt(aheadSince));
  const felt = aheadSince === null ? hurt : helped;
  // One that has just been named is not named again.
  const turn = felt && (felt.turn.until === (aheadSince ?? best.moves) ? null : sayOf(felt.turn));
  const turned = felt && (aheadSince === null ? words.hurt : words.helped)(turn, told(felt));
  return words.sentence(turned ? [led, turned] : [led]);
}

/** What a person made beside what the bot would have; where only the place differs, that alone. */
export function sayInstead(done: Phrase, instead: Phrase, words: WorthWords): Phrase {
  const places = instead.filter(isPlace);
  const drawn = (said: Phrase): string => JSON.stringify(said.filter((part) => !isPlace(part)).map(textOf));
  return places.length > 0 && drawn(done) === drawn(instead) ? words.elsewhere(places) : instead;
}
const isPlace = (part: Part): boolean => typeof part === 'object' && 'isPlace' in part;
const textOf = (part: Part): unknown => (typeof part === 'object' && 'text' in part ? part.text : part);

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
