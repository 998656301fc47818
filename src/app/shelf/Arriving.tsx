import { movingWords } from '../../words/backup.ts';
import { moving } from '../pwa.ts';
import { lang } from '../settings.ts';
import { sizeText } from '../size.ts';
import { inLang } from '../words.ts';
import './arriving.css';

/** Below the last box, where nothing moves when it comes: too far down to be found without looking for it. */
const toMoving = (): void => document.querySelector<HTMLElement>('.moving button')?.focus();

/**
 * Under the sign, how far the app has come, or the way to what is to be done about it: it uses room that is free there
 * anyway, so nothing moves when it comes and goes.
 */
export function Arriving() {
  const words = inLang(movingWords);
  const life = moving.value;
  const kept = life?.kept.value;
  const stage = life?.stage.value;
  if (stage === 'failed' || stage === 'updateReady') {
    return (
      <p class="arriving">
        <button type="button" class="word" onClick={toMoving}>
          {stage === 'failed' ? words.lacking : words.newer}
        </button>
      </p>
    );
  }
  if (stage !== 'installing' || !kept) return null;
  const size = (bytes: number): string => sizeText(bytes, lang.value);
  return (
    <p class="arriving">
      {words.of(size(kept.keptBytes), size(kept.allBytes))}
      <progress max={kept.allBytes} value={kept.keptBytes} aria-label={words.installing} />
    </p>
  );
}
