import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sight, ThingId } from '../../engine/ids.ts';
import { branchMatch } from '../../link/requests.ts';
import { BRANCH, LOG } from '../../ui/actionIcons.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnySpread, Look } from '../../ui/face.ts';
import { MenuItem } from '../../ui/MenuItem.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { replayWords } from '../../words/replay.ts';
import { settingsWords } from '../../words/settings.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { ScorePad } from '../final/ScorePad.tsx';
import { lazily } from '../lazily.tsx';
import { hashOf, SHELF_ROUTE } from '../routes.ts';
import { CoveredPoints } from '../table/CoveredPoints.tsx';
import { ThingSheet } from '../thing/ThingSheet.tsx';
import { useBegin } from '../useBegin.ts';
import { inLang } from '../words.ts';
import { seenAs } from './turns.ts';
import { type Playing, WALKING_PACES } from './usePlaying.ts';
import type { Shown } from './useReplay.ts';

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
