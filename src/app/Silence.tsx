import { troubleWords } from '../words/trouble.ts';
import { requests } from './link.ts';
import { inLang } from './words.ts';
import './silence.css';

/** The host hangs. It may answer yet, and then this goes away; or a person gives it up for a new one. */
export function Silence() {
  const words = inLang(troubleWords);
  return (
    <div class="note silence" role="alert">
      <p>{words.silent}</p>
      <button type="button" class="button" onClick={() => void requests().then(({ restart }) => restart())}>
        {words.startAnew}
      </button>
    </div>
  );
}
