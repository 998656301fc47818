import type { ReadonlySignal } from '@preact/signals';
import type { Kept } from '../../protocol/shell.ts';
import { movingWords } from '../../words/moving.ts';
import { moving } from '../pwa.ts';
import { lang } from '../settings.ts';
import { sizeText } from '../size.ts';
import { inLang } from '../words.ts';
import './arriving.css';

/** Under the sign, while the app is fetched: it lies in room that is free there anyway, so nothing moves when it goes. */
export function Arriving() {
  const life = moving.value;
  if (life?.stage.value !== 'installing') return null;
  return (
    <div class="arriving">
      <p role="status">{inLang(movingWords).installing}</p>
      <HowMuch kept={life.kept} />
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
      {words.of(size(keptBytes), size(allBytes))}
      <progress max={allBytes} value={keptBytes} aria-label={words.installing} />
    </p>
  );
}
