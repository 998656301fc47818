import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sight, ThingId } from '../../engine/ids.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnySpread, Look } from '../../ui/face.ts';
import { replayWords } from '../../words/replay.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { ScorePad } from '../final/ScorePad.tsx';
import { lazily } from '../lazily.tsx';
import { CoveredPoints } from '../table/CoveredPoints.tsx';
import { ThingSheet } from '../thing/ThingSheet.tsx';
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
