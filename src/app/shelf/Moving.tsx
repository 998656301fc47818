import type { ReadonlySignal } from '@preact/signals';
import type { Kept } from '../../protocol/shell.ts';
import { CHECK, Icon } from '../../ui/Icon.tsx';
import { movingWords } from '../../words/moving.ts';
import { moving } from '../pwa.ts';
import { lang } from '../settings.ts';
import { sizeText } from '../size.ts';
import { inLang } from '../words.ts';

/** How far the app has moved in, and the offer of a newer one. It stands on the shelf alone: no match is ever interrupted. */
export function Moving() {
  const words = inLang(movingWords);
  const life = moving.value;
  const stage = life?.stage.value ?? 'idle';
  return (
    <div class="moving">
      <div role="status">
        {stage === 'installing' && <p>{words.installing}</p>}
        {stage === 'offlineReady' && (
          <p>
            <Icon of={CHECK} /> {words.offlineReady}
          </p>
        )}
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
            {words.updateReady}{' '}
            <button type="button" class="button" onClick={life?.changeOver}>
              {words.update}
            </button>
          </p>
        )}
      </div>
      {stage === 'installing' && life && <HowMuch kept={life.kept} />}
    </div>
  );
}

/** Beside what is told once: a screen reader is not told of every file. */
function HowMuch({ kept }: { readonly kept: ReadonlySignal<Kept | null> }) {
  const words = inLang(movingWords);
  if (!kept.value) return null;
  const { keptBytes, allBytes } = kept.value;
  const size = (bytes: number): string => sizeText(bytes, lang.value);
  return (
    <p class="how-much">
      <progress max={allBytes} value={keptBytes} aria-label={words.installing} />
      {words.of(size(keptBytes), size(allBytes))}
    </p>
  );
}
