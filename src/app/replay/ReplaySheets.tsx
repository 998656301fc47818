import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sight, ThingId } from '../../engine/ids.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { replayWords } from '../../words/replay.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { ScorePad } from '../final/ScorePad.tsx';
import { lazily } from '../lazily.tsx';
import { hidesPoints } from '../settings.ts';
import { CoveredPoints } from '../table/CoveredPoints.tsx';
import { inLang } from '../words.ts';
import { HowToWatch } from './HowToWatch.tsx';
import type { Playing } from './usePlaying.ts';
import type { Shown } from './useReplay.ts';

export type ReplaySheet = 'how' | 'log' | 'scores' | 'worth';

const WorthSheet = lazily(() => import('../worth/WorthSheet.tsx').then((worth) => worth.WorthSheet));

interface ReplaySheetsProps {
  readonly open: Signal<ReplaySheet | null>;
  readonly thing: Signal<ThingId | null>;
  readonly shown: Shown;
  readonly voice: AnyVoice;
  readonly playing: Playing;
  readonly log: ComponentChildren;
  /** The moment that is wanted. */
  readonly at: number;
  close(): void;
  to(moves: number): void;
  see(sight: Sight): void;
}

/** The sheets of paper that can lie over a replay, and what a thing is on top. */
export function ReplaySheets({ open, thing, shown, voice, playing, log, at, close: shut, to, see }: ReplaySheetsProps) {
  const { explained, scores } = inLang(tableWords);
  const { how, log: whole, worth } = inLang(replayWords);
  const { close } = inLang(shelfWords);
  const { replay, past } = shown;
  const arePointsCovered = hidesPoints(voice) && replay.result === null;
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
            <CoveredPoints areCovered={arePointsCovered}>
              <ScorePad sheet={past.sheet} setup={replay.setup} sitters={replay.sitters} voice={voice} />
            </CoveredPoints>
          )}
          {open.value === 'how' && <HowToWatch shown={shown} playing={playing} see={see} openLog={() => show('log')} />}
        </Dialog>
      )}
      {thing.value && (
        <Dialog
          title={explained}
          close={close}
          onClose={() => {
            thing.value = null;
          }}
        >
          <p>
            <PhraseLine said={voice.explain(thing.value, past.frame.view, arePointsCovered)} />
          </p>
        </Dialog>
      )}
    </>
  );
}
