import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Sight, ThingId } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { branchMatch } from '../../link/requests.ts';
import { BRANCH, LOG } from '../../ui/actionIcons.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnySpread, Look } from '../../ui/face.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { MenuItem, Picks } from '../../ui/Picks.tsx';
import { name, type Phrase } from '../../words/phrase.ts';
import { replayWords } from '../../words/replay.ts';
import { settingsWords } from '../../words/settings.ts';
import { shelfWords } from '../../words/shelf.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { ScorePad } from '../final/ScorePad.tsx';
import { lazily } from '../lazily.tsx';
import { hashOf, SHELF_ROUTE } from '../routes.ts';
import { inLang } from '../settings.ts';
import { saidAt } from '../table/said.ts';
import { CoveredPoints } from '../table/TableHead.tsx';
import { useInParts } from '../table/useInParts.ts';
import { ThingSheet } from '../thing/ThingSheet.tsx';
import { useBegin } from '../useBegin.tsx';
import { type Playing, type Shown, WALKING_PACES } from './useReplay.ts';
import { seenAs, type Turn, type TurnLine } from './WalkBar.tsx';

interface ReplayLogProps {
  readonly turns: readonly Turn[];
  readonly voice: AnyVoice;
  /** The moment on the table. */
  readonly at: number;
  to(moves: number): void;
}

/** Turns that fill a sheet. */
const AT_ONCE = 12;

/** The whole game turn by turn, from its beginning; every line leads to its moment. */
export function ReplayLog({ turns, voice, at, to }: ReplayLogProps) {
  const words = inLang(tableWords);
  const list = useRef<HTMLOListElement>(null);
  const drawn = useInParts(turns.length, AT_ONCE);
  const isWhole = drawn === turns.length;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, isWhole]);
  if (turns.length === 0) return <p class="hint">{words.emptyLog}</p>;
  const shown = turns.slice(0, drawn).map(({ seat, lines }) => ({ seat, lines: told(lines, voice, words) }));
  // A choice that is told with another's has no line: the moment is that of the line before.
  const now = shown.flatMap(({ lines }) => lines).findLast(({ moves }) => moves <= at)?.moves;
  return (
    <ol ref={list} class="chronicle" aria-busy={!isWhole}>
      {shown.map(({ seat, lines }, each) => (
        <li key={each} hidden={lines.length === 0}>
          {seat !== null && (
            <h3>
              <PhraseText said={[name(seat)]} />
            </h3>
          )}
          <ul>
            {lines.map(({ kind, moves, phrases }, place) => (
              <ChronicleLine key={place} kind={kind} phrases={phrases} moves={moves} isNow={moves === now} to={to} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ToldLine {
  readonly kind: LogLine['kind'];
  /** How many moves had been made after it. */
  readonly moves: number;
  /** The same ones as long as the line says the same. */
  readonly phrases: readonly Phrase[];
}

function told(lines: readonly TurnLine[], voice: AnyVoice, words: TableWords): readonly ToldLine[] {
  const all = lines.map(({ line }) => line);
  return lines
    .map(({ line: { kind }, moves }, at) => ({ kind, moves, phrases: saidAt(all, at, voice, words) }))
    .filter(({ phrases }) => phrases.length > 0);
}

interface ChronicleLineProps extends ToldLine {
  readonly isNow: boolean;
  to(moves: number): void;
}

/** What a line says is drawn once: the log is long, and drawn again with every step. */
function ChronicleLine({ kind, phrases, moves, isNow, to }: ChronicleLineProps) {
  const sentences = useMemo(
    () =>
      phrases.map((phrase, each) => (
        <span key={each}>
          <PhraseText said={phrase} />
        </span>
      )),
    [phrases],
  );
  return (
    <li data-kind={kind}>
      {kind === 'move' ? (
        <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => to(moves)}>
          {sentences}
        </button>
      ) : (
        sentences
      )}
    </li>
  );
}

interface HowToWatchProps {
  readonly shown: Shown;
  readonly playing: Playing;
  see(sight: Sight): void;
  openLog(): void;
}

/** With whose eyes and how fast the game is watched, and what can come of a moment. */
function HowToWatch({ shown: { replay, past }, playing, see, openLog }: HowToWatchProps) {
  const words = inLang(replayWords);
  const { paces } = inLang(settingsWords);
  const isOver = replay.result !== null;
  // What ended early could have gone on from its last move too.
  const isCut = replay.lines.at(-1)?.kind === 'early';
  const end = isOver ? replay.moves + (isCut ? 1 : 0) : null;
  return (
    <>
      <Picks
        legend={words.sight}
        hint={isOver ? words.sightHint : words.sightNow}
        of={replay.sights}
        now={replay.sight}
        say={(sight) => seenAs(sight, words, replay.sitters)}
        choose={see}
      />
      <Picks
        legend={words.pace}
        of={WALKING_PACES}
        now={playing.pace}
        say={(pace) => paces[pace]}
        choose={playing.setPace}
      />
      <ul class="menu">
        <MenuItem icon={LOG} name={words.log} hint={words.logHint} act={openLog} />
        <PlayOn match={replay.match} at={past.frame.moveCount} end={end} />
      </ul>
      <p>
        <a class="word" href={hashOf(SHELF_ROUTE)}>
          {inLang(shelfWords).toShelf}
        </a>
      </p>
    </>
  );
}

interface PlayOnProps {
  readonly match: string;
  readonly at: number;
  /** After so many moves nothing could come any more; null: it goes on. */
  readonly end: number | null;
}

function PlayOn({ match, at, end }: PlayOnProps) {
  const words = inLang(replayWords);
  const { state, begin } = useBegin();
  const why = end === null ? words.branchLater : at === end ? words.branchEarlier : null;
  return (
    <MenuItem
      icon={BRANCH}
      name={words.branch}
      hint={why ?? (state === 'failed' ? words.notBranched : words.branchHint)}
      closed={why !== null || state === 'starting'}
      act={() => begin(() => branchMatch(match, at))}
    />
  );
}

export type ReplaySheet = 'how' | 'log' | 'scores' | 'worth';

const WorthSheet = lazily(() => import('../worth/WorthSheet.tsx').then((worth) => worth.WorthSheet));

interface ReplaySheetsProps {
  readonly open: Signal<ReplaySheet | null>;
  readonly thing: Signal<ThingId | null>;
  readonly shown: Shown;
  readonly voice: AnyVoice;
  readonly spread: AnySpread;
  readonly look: Look;
  readonly playing: Playing;
  readonly log: ComponentChildren;
  /** The moment that is wanted. */
  readonly at: number;
  close(): void;
  to(moves: number): void;
  see(sight: Sight): void;
}

/** The sheets of paper that can lie over a replay, and what a thing is on top. */
export function ReplaySheets(props: ReplaySheetsProps) {
  const { open, thing, shown, voice, spread, look, playing, log, at, close: shut, to, see } = props;
  const { scores } = inLang(tableWords);
  const { how, log: whole, worth } = inLang(replayWords);
  const { close } = inLang(shelfWords);
  const { replay, past } = shown;
  const show = (sheet: ReplaySheet | null): void => {
    open.value = sheet;
  };
  return (
    <>
      {open.value && (
        <Dialog page={open.value} title={{ how, log: whole, scores, worth }[open.value]} close={close} onClose={shut}>
          {open.value === 'log' && log}
          {open.value === 'worth' && <WorthSheet replay={replay} voice={voice} at={at} to={to} />}
          {open.value === 'scores' && (
            <CoveredPoints areCovered={look.arePointsCovered}>
              <ScorePad sheet={past.sheet} setup={replay.setup} sitters={replay.sitters} voice={voice} />
            </CoveredPoints>
          )}
          {open.value === 'how' && <HowToWatch shown={shown} playing={playing} see={see} openLog={() => show('log')} />}
        </Dialog>
      )}
      {thing.value && (
        <ThingSheet
          thing={thing.value}
          voice={voice}
          spread={spread}
          view={past.frame.view}
          look={look}
          offers={[]}
          press={() => undefined}
          open={(other) => {
            thing.value = other;
          }}
          close={() => {
            thing.value = null;
          }}
        />
      )}
    </>
  );
}
