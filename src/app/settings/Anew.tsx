import { useState } from 'preact/hooks';
import { throwAway } from '../../pwa/watchdog/throwAway.ts';
import { bootWords } from '../../words/boot.ts';
import { inLang } from '../words.ts';

/** For an app that starts and is not right all the same; where none is kept there is nothing to throw away. */
export function Anew() {
  const words = inLang(bootWords);
  const [failed, setFailed] = useState(false);
  const fetchAnew = async (): Promise<void> => {
    setFailed(false);
    setFailed(!(await throwAway()));
  };
  if (!navigator.serviceWorker?.controller) return null;
  return (
    <div class="report">
      <button type="button" class="button" onClick={() => void fetchAnew()}>
        {words.anew}
      </button>
      <p class="hint">{words.anewHint}</p>
      <p role="status">{failed && words.noAnswer}</p>
    </div>
  );
}
