import { movingWords } from '../../words/moving.ts';
import { moving } from '../pwa.ts';
import { lang } from '../settings.ts';
import { sizeText } from '../size.ts';
import { inLang } from '../words.ts';
import './arriving.css';

/** Under the sign, while the app is fetched: it lies in room that is free there anyway, so nothing moves when it goes. */
export function Arriving() {
  const words = inLang(movingWords);
  const life = moving.value;
  const kept = life?.kept.value;
  if (life?.stage.value !== 'installing' || !kept) return null;
  const size = (bytes: number): string => sizeText(bytes, lang.value);
  return (
    <p class="arriving">
      {words.of(size(kept.keptBytes), size(kept.allBytes))}
      <progress max={kept.allBytes} value={kept.keptBytes} aria-label={words.installing} />
    </p>
  );
}
