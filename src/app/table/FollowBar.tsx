import type { ComponentChildren } from 'preact';
import { SKIP, STEP_ON } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import { isStopped, type Showing } from './moment.ts';
import { Slip } from './Slip.tsx';
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
