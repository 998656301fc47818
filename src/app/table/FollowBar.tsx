import { SKIP, STEP_ON } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import type { Following } from './playback.ts';
import { useDoubleTap } from './useDoubleTap.ts';

interface FollowBarProps {
  readonly following: Following;
  /** What the move on the table says. */
  readonly told: readonly Phrase[];
}

/** In the place of what is asked: what is being shown and the ways past it, or the tap that a big moment waits for. */
export function FollowBar({ following: { isStopped, waiting, goOn, skipTurn, skip }, told }: FollowBarProps) {
  const words = inLang(tableWords);
  const { isDeaf, deafen } = useDoubleTap();
  return (
    <div class="buttons following" data-stopped={isStopped}>
      {isStopped ? (
        // The next moment's button is another one, and a double tap was meant for this one alone.
        <button
          key={waiting.length}
          type="button"
          class="button primary"
          aria-disabled={isDeaf}
          data-deaf={isDeaf}
          onClick={(event) => {
            if (isDeaf) return;
            deafen(event);
            goOn();
          }}
        >
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
  );
}

export const Told = ({ phrases }: { readonly phrases: readonly Phrase[] }) => (
  <>
    {phrases.map((phrase, index) => (
      <p key={index}>
        <PhraseLine said={phrase} />
      </p>
    ))}
  </>
);
