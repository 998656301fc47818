import { useState } from 'preact/hooks';
import { runOut } from '../../link/requests.ts';
import { rematchWords } from '../../words/rematch.ts';
import { inLang } from '../words.ts';
import './rematch.css';

/** Nobody is left who plays: nobody has to follow the bots either. */
export function StraightOn({ skip }: { skip(): void }) {
  const words = inLang(rematchWords);
  const [isRunning, setRunning] = useState(false);
  const run = (): void => {
    skip();
    runOut();
    setRunning(true);
  };
  return (
    <div class="straight-on">
      <p role="status">{isRunning ? words.running : words.runHint}</p>
      {!isRunning && (
        <button type="button" class="button" onClick={run}>
          {words.run}
        </button>
      )}
    </div>
  );
}
