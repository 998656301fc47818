import './since.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat, ThingId } from '../../engine/game.ts';
import { sum } from '../../engine/lists.ts';
import type { Sitter } from '../../engine/log.ts';
import type { LogLine } from '../../engine/reel.ts';
import { SKIP, STEP_BACK, STEP_ON } from '../../ui/actionIcons.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Large } from '../../ui/face.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import { type Part, type Phrase, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../settings.ts';
import { isStopped, type Showing } from './moment.ts';
import { Slip } from './Slip.tsx';
import { foremost, type SaidTurn, said } from './said.ts';
import type { Table } from './useMoment.ts';

interface FollowBarProps {
  readonly table: Table;
  readonly moment: Showing;
  /** What the move on the table says. */
  readonly told: readonly Phrase[];
  /** What happened before. */
  readonly children: ComponentChildren;
}

/** While moves are shown: what the one on the table says, and the ways past it, or the tap that a big moment waits for. */
export function FollowBar({ table: { goOn, skipTurn, skip }, moment, told, children }: FollowBarProps) {
  const words = inLang(tableWords);
  const isBig = isStopped(moment);
  return (
    <div class="actions">
      <Slip>
        {children}
        {isBig && (
          <div class="tidings" data-stopped="true" role="status">
            <Told phrases={told} />
          </div>
        )}
      </Slip>
      <div class="buttons following" data-stopped={isBig}>
        {isBig ? (
          // The next moment's button is another one.
          <button key={moment.waiting.length} type="button" class="button primary" onClick={goOn}>
            {words.goOn}
          </button>
        ) : (
          <>
            <div class="prompt spoken">{told.length === 0 ? <p>{words.following}</p> : <Told phrases={told} />}</div>
            <button type="button" class="round" aria-label={words.skipTurn} title={words.skipTurn} onClick={skipTurn}>
              <Icon of={STEP_ON} />
            </button>
          </>
        )}
        <button type="button" class="round" aria-label={words.skip} title={words.skip} onClick={skip}>
          <Icon of={SKIP} />
        </button>
      </div>
    </div>
  );
}

const Told = ({ phrases }: { readonly phrases: readonly Phrase[] }) => (
  <>
    {phrases.map((phrase, index) => (
      <p key={index}>
        <PhraseLine said={phrase} />
      </p>
    ))}
  </>
);

interface LookBackBarProps {
  /** How many moves had been made at the moment that is looked at. */
  readonly at: number;
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  to(moves: number): void;
  toNow(): void;
}

/** In the place of what can be done: which moment is on the table, the ones beside it, and the way back to now. */
export function LookBackBar({ at, lines, voice, to, toNow }: LookBackBarProps) {
  const words = inLang(tableWords);
  const wayBack = useRef<HTMLButtonElement>(null);
  // The sheet that it came from is gone, and the focus with it.
  useEffect(() => wayBack.current?.focus(), []);
  const moves = lines.filter(({ kind }) => kind === 'move');
  const line = moves[at - 1];
  return (
    <div class="actions">
      <div class="slip">
        <div class="tidings" role="status">
          <p class="hint">{words.after(at, moves.length)}</p>
          {line &&
            said(line, voice, words).map((phrase, each) => (
              <p key={each}>
                <PhraseLine said={phrase} />
              </p>
            ))}
        </div>
      </div>
      <div class="buttons">
        <button
          type="button"
          class="round"
          aria-label={words.moveBefore}
          aria-disabled={at === 0}
          onClick={() => at > 0 && to(at - 1)}
        >
          <Icon of={STEP_BACK} />
        </button>
        <button type="button" class="round" aria-label={words.moveAfter} onClick={() => to(at + 1)}>
          <Icon of={STEP_ON} />
        </button>
        <button ref={wayBack} type="button" class="button primary" onClick={toNow}>
          {words.toNow}
        </button>
      </div>
    </div>
  );
}

interface SinceLineProps {
  /** A line a turn, the oldest first. */
  readonly turns: readonly SaidTurn[];
  /** The seat that decides: what concerned it comes first. */
  readonly own: Seat | null;
  /** A thing as it is drawn large: so it is drawn small, too. */
  readonly pictureOf: (thing: ThingId) => Large | null;
  open(): void;
}

/** Of a small phone, in letters of its size; so many have the room of a badge, and of a picture as wide as high. */
const A_LINE = 30;
const [A_BADGE, A_SQUARE] = [3, 6];

/** As many as there is room for without a step of the board. */
const MOST_TURNS = 3;

/** What the others did since the last turn of the seat that decides, in small things; it opens the whole log. */
export function SinceLine({ turns, own, pictureOf, open }: SinceLineProps) {
  const words = inLang(tableWords);
  const { sitters } = useTalk();
  const newest = foremost(turns, own, MOST_TURNS);
  return (
    <button
      type="button"
      class="since"
      aria-haspopup="dialog"
      data-lines={newest.length}
      data-long={newest.some(({ said }) => A_BADGE + roomFor(runsOf(said, pictureOf)) > A_LINE) || undefined}
      onClick={open}
    >
      <span class="hidden">{words.log}: </span>
      {newest.length === 0 && <span>{words.emptyLog}</span>}
      {newest.map(({ seat, said }, index) => {
        const sitter = seat === null ? undefined : sitters[seat];
        return (
          <span key={index}>
            {sitter && (
              <>
                <Who of={sitter} />
                <span class="hidden">: </span>{' '}
              </>
            )}
            <Signs of={said} pictureOf={pictureOf} />{' '}
          </span>
        );
      })}
    </button>
  );
}

/** A person is a badge here: of several who turn over together no name pushes another one’s picture out of the line. */
const Who = ({ of }: { readonly of: Sitter }) => (
  <>
    <Badge of={of} />
    <span class="hidden">{of.name}</span>
  </>
);

/** A phrase with a badge in the place of every name, and a small picture in that of every thing that has one. */
function Signs({ of, pictureOf }: Pick<SinceLineProps, 'pictureOf'> & { readonly of: Phrase }) {
  const { sitters } = useTalk();
  return (
    <>
      {runsOf(of, pictureOf).map((run, index) => {
        if ('said' in run) return <PhraseText key={index} said={run.said} />;
        if ('who' in run) {
          const sitter = sitters[run.who];
          return sitter && <Who key={index} of={sitter} />;
        }
        return (
          <span
            key={index}
            class="since-thing"
            role="img"
            aria-label={run.text}
            style={{ aspectRatio: `${run.drawn.shape}` }}
          >
            {run.drawn.picture}
          </span>
        );
      })}
    </>
  );
}

type Run =
  | { readonly said: readonly Part[] }
  | { readonly who: Seat }
  | { readonly drawn: Large; readonly text: string };

/** How wide it is, in Latin letters: pictures that take a second line must be smaller. */
const roomFor = (runs: readonly Run[]): number =>
  sum(
    runs.map((run) => {
      if ('drawn' in run) return A_SQUARE * run.drawn.shape;
      return 'who' in run ? A_BADGE : sum([...plain(run.said, String)].map((letter) => (letter < '\u2e80' ? 1 : 2)));
    }),
  );

/** What stands between two pictures or badges stays together. */
function runsOf(phrase: Phrase, pictureOf: SinceLineProps['pictureOf']): readonly Run[] {
  const runs: Run[] = [];
  for (const part of phrase) {
    const drawn = typeof part === 'object' && 'thing' in part ? pictureOf(part.thing) : null;
    const last = runs.at(-1);
    if (drawn && typeof part === 'object' && 'text' in part) runs.push({ drawn, text: part.text });
    else if (typeof part === 'object' && 'name' in part) runs.push({ who: part.name });
    else if (last && 'said' in last) runs[runs.length - 1] = { said: [...last.said, part] };
    else runs.push({ said: [part] });
  }
  return runs;
}
