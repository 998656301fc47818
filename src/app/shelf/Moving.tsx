import { CHECK, Icon } from '../../ui/Icon.tsx';
import { movingWords } from '../../words/moving.ts';
import { moving } from '../pwa.ts';
import { inLang } from '../words.ts';

/** How far the app has moved in, and the offer of a newer one. It stands on the shelf alone: no match is ever interrupted. */
export function Moving() {
  const words = inLang(movingWords);
  const life = moving.value?.life.value ?? 'idle';
  return (
    <div class="moving" role="status">
      {life === 'installing' && <p>{words.installing}</p>}
      {life === 'offlineReady' && (
        <p>
          <Icon of={CHECK} /> {words.offlineReady}
        </p>
      )}
      {life === 'updateReady' && (
        <p class="note">
          {words.updateReady}{' '}
          <button type="button" class="button" onClick={() => moving.value?.applyUpdate()}>
            {words.update}
          </button>
        </p>
      )}
    </div>
  );
}
