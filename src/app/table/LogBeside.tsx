import { useMemo } from 'preact/hooks';
import type { LogLine } from '../../engine/reel.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { LogList } from './LogList.tsx';
import { useBeside } from './useBeside.ts';

interface LogBesideProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  /** How many moves had been made at the moment that is looked at; null: it is now. */
  readonly at: number | null;
  readonly lookBack: ((moves: number) => void) | null;
}

/** The log beside the board, where there is room for it. */
export function LogBeside({ lines, voice, at, lookBack }: LogBesideProps) {
  const words = inLang(tableWords);
  const isBeside = useBeside();
  return useMemo(
    () =>
      isBeside && (
        <aside class="beside" aria-label={words.log}>
          <LogList lines={lines} voice={voice} at={at} lookBack={lookBack} />
        </aside>
      ),
    [isBeside, lines, voice, at, lookBack, words],
  );
}
