import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { askBetter, dropHindsight } from '../../link/requests.ts';
import type { Better, Replay } from '../../protocol/shown.ts';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { type WorthWords, worthWords } from '../../words/worth.ts';
import { inLang } from '../settings.ts';
import { useTouches } from '../useTouches.ts';
import { type Findings, insist, type Kept, named, percentOf, roundsOf, sayInstead, useFindings } from './findings.ts';

interface ProgressProps {
  readonly findings: Findings<{ readonly moves: number }>;
  readonly said: string;
  /** For people who do not see the bar. */
  readonly name: string;
}

/** How far it has come, and the way to end it or to go on. */
export function Progress({ findings: { found, of, state, stop, goOn }, said, name }: ProgressProps) {
  const words = inLang(worthWords);
  if (state === 'done') return null;
  return (
    <div class="worth-progress">
      <label>
        <span class="hint">{said}</span>
        <progress aria-label={name} value={found.length} max={of} />
      </label>
      <button type="button" class="button" onClick={state === 'thinking' ? stop : goOn}>
        {state === 'thinking' ? words.stop : words.goOn}
      </button>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  );
}

/** A move beside the strong bot's. */
export interface Compared {
  /** The move that led there, counted from one. */
  readonly moves: number;
  readonly better: Better;
}

/** All that the numbers are made of. */
type Weighed = Pick<Better, 'seat' | 'chances'>;

/** Below it is the same, as far as can be told. */
const LEAST_GIVEN_PERCENT = 3;

/** The mover's winning chances, in per cent, after the move and after the bot's; null: the bot would have done the same. */
function standing({ chances, seat }: Weighed): { readonly done: number; readonly instead: number } | null {
  if (!chances) return null;
  const [done, instead] = [chances.done, chances.instead].map((each) => percentOf(each[seat] ?? 0));
  return { done: done ?? 0, instead: instead ?? 0 };
}

/** The chance that a move gave away, in per cent; nought where it is too little to be told. */
export function givenBy(better: Weighed): number {
  const stood = standing(better);
  const given = stood ? stood.instead - stood.done : 0;
  return given >= LEAST_GIVEN_PERCENT ? given : 0;
}

/** What a seat's moves come to. */
export interface Sum {
  readonly seat: Seat;
  readonly moves: number;
  readonly same: number;
  readonly given: number;
}

/** A line a seat, in their order. */
export function sums(moves: readonly Weighed[]): readonly Sum[] {
  const seats = [...new Set(moves.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) => {
    const own = moves.filter((weighed) => weighed.seat === seat);
    return {
      seat,
      moves: own.length,
      same: own.filter(({ chances }) => chances === null).length,
      given: own.reduce((sum, better) => sum + givenBy(better), 0),
    };
  });
}

/** The numbers of the moves that these seats chose; what went by itself was no choice. */
export function movesOf(
  { lines, choices }: Pick<Replay, 'lines' | 'choices'>,
  seats: readonly Seat[],
): readonly number[] {
  const movers = lines.flatMap((line) => (line.kind === 'move' ? [line.seat] : []));
  return choices.filter((moves) => seats.includes(movers[moves - 1] ?? -1));
}

interface BotInsteadProps {
  readonly replay: Replay;
  readonly voice: AnyVoice;
  /** The move that led to the moment on the table; 0: none. */
  readonly at: number;
}

/** On demand: what the strong bot would have done at a move, and what was given away by it. */
export function BotInstead({ replay: { match, setup }, voice, at }: BotInsteadProps) {
  const words = inLang(worthWords);
  const table = inLang(tableWords);
  const [found, setFound] = useState<Better | 'unasked' | 'thinking' | 'failed'>('unasked');
  const isThinking = found === 'thinking';
  useEffect(() => {
    if (!isThinking) return;
    let isOver = false;
    let isAnswered = false;
    void insist(
      () => askBetter(match, at),
      () => isOver,
    ).then((better) => {
      isAnswered = true;
      if (!isOver) setFound(better ?? 'failed');
    });
    return () => {
      isOver = true;
      if (!isAnswered) dropHindsight();
    };
  }, [isThinking]);
  useTouches(isThinking);
  if (at === 0) return <p class="hint">{words.noMove}</p>;
  return (
    <div class="worth-instead">
      {found === 'unasked' && (
        <button type="button" class="button" onClick={() => setFound('thinking')}>
          {words.askBot}
        </button>
      )}
      <div role="status">
        {found === 'thinking' && <p class="hint">{words.thinking}</p>}
        {found === 'failed' && <p>{words.failed}</p>}
        {typeof found === 'object' &&
          sayBetter(found, named(found.seat, { voice, setup, table }), voice, words).map((said, each) => (
            <p key={each}>
              <PhraseLine said={said} />
            </p>
          ))}
      </div>
    </div>
  );
}

function sayBetter(better: Better, side: Phrase, voice: AnyVoice, words: WorthWords): readonly Phrase[] {
  const stood = standing(better);
  if (!stood) return [words.same];
  const { done, instead } = stood;
  const isGiven = givenBy(better) > 0;
  return [
    words.instead(sayInstead(voice.sayMove(better.done, better.view), voice.sayMove(better.move, better.view), words)),
    isGiven ? words.given(side, done, instead) : words.even,
  ];
}

interface OwnMovesProps {
  readonly replay: Replay;
  readonly voice: AnyVoice;
  to(moves: number): void;
}

const kept: Kept<Compared> = { match: null, found: [] };

/** On demand: every move that people made beside what the strong bot would have done, and what was given away by it. */
export function OwnMoves({ replay, voice, to }: OwnMovesProps) {
  const words = inLang(worthWords);
  const table = inLang(tableWords);
  const { match, lines, choices, sitters, setup } = replay;
  const moments = useMemo(() => {
    const people = sitters.flatMap(({ kind }, seat): Seat[] => (kind === 'person' ? [seat] : []));
    // Where only bots played, the moves of each may be looked at.
    return movesOf({ lines, choices }, people.length > 0 ? people : sitters.map((_, seat) => seat));
  }, [lines, choices, sitters]);
  const roundOf = useMemo(() => roundsOf(lines, voice), [lines, voice]);
  const findings = useFindings({
    match,
    moments,
    kept,
    begins: 'when told',
    ask: async (moves) => {
      const better = await askBetter(match, moves);
      return better && { moves, better };
    },
  });
  const { found, of, state } = findings;
  if (of === 0) return null;
  if (found.length === 0 && state === 'stopped') {
    return (
      <button type="button" class="button" onClick={findings.goOn}>
        {words.compareAll}
      </button>
    );
  }
  const isShared = found.some(({ better }) => better.seat !== found[0]?.better.seat);
  const side = (seat: Seat) => named(seat, { voice, setup, table });
  return (
    <section class="worth-own">
      <h3>{words.ownMoves}</h3>
      <Progress findings={findings} said={words.comparedOf(found.length, of)} name={words.compared} />
      <div role="status">
        {state === 'done' && (
          <ul class="worth-stories">
            {sums(found.map(({ better }) => better)).map((sum) => (
              <li key={sum.seat}>
                <PhraseLine said={words.sum(side(sum.seat), sum)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ol class="worth-swings">
        {found.map(({ moves, better }) => (
          <li key={moves}>
            <button type="button" data-given={givenBy(better)} onClick={() => to(moves)}>
              <span>
                {isShared && (
                  <>
                    <PhraseText said={side(better.seat)} />{' '}
                  </>
                )}
                <PhraseText said={sayCompared(better, words.at(roundOf(moves)), voice, words)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayCompared(better: Better, at: string, voice: AnyVoice, words: WorthWords) {
  const { view, done, move, chances } = better;
  const did = voice.sayMove(done, view);
  if (!chances) return words.didSame(at, did);
  const given = givenBy(better);
  const instead = sayInstead(did, voice.sayMove(move, view), words);
  return given > 0 ? words.didWorse(at, did, instead, given) : words.didOther(at, did, instead);
}
