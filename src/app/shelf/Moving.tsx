import { shelf } from '../../link/published.ts';
import { CHECK, Icon } from '../../ui/Icon.tsx';
import { movingWords } from '../../words/moving.ts';
import { moving } from '../pwa.ts';
import { kindsPlayed } from '../stranded.ts';
import { inLang } from '../words.ts';

/** How far the app has moved in, and the offer of a newer one. It stands on the shelf alone: no match is ever interrupted. */
export function Moving() {
  const words = inLang(movingWords);
  const life = moving.value;
  const stage = life?.stage.value ?? 'idle';
  const opens = life?.opens.value;
  const left = opens ? kindsPlayed(shelf.value ?? []).filter((kind) => !opens.includes(kind)).length : 0;
  return (
    <div class="moving" role="status">
      {stage === 'offlineReady' && (
        <p>
          <Icon of={CHECK} /> {words.offlineReady}
        </p>
      )}
      {stage === 'notSecure' && <p class="note">{words.notSecure}</p>}
      {stage === 'failed' && (
        <p class="note">
          {words.failed}{' '}
          <button type="button" class="button" onClick={life?.retry}>
            {words.again}
          </button>
        </p>
      )}
      {stage === 'updateReady' && (
        <p class="note">
          {words.updateReady} {left > 0 && words.leaves(left)}{' '}
          <button type="button" class="button" onClick={life?.changeOver}>
            {words.update}
          </button>
        </p>
      )}
    </div>
  );
}
