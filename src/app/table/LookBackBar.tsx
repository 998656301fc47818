import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../engine/reel.ts';
import { STEP_BACK, STEP_ON } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { said } from './said.ts';

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
