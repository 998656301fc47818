import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../../engine/reel.ts';
import { SKIP, STEP_BACK, STEP_ON } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../settings.ts';
import { isStopped, type Showing } from './moment.ts';
import { Slip } from './Slip.tsx';
import { said } from './said.ts';
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
