import { useLayoutEffect, useState } from 'preact/hooks';
import { runOut } from '../../link/requests.ts';
import { rematchWords } from '../../words/rematch.ts';
import { inLang } from '../words.ts';
import './rematch.css';

interface StraightOnProps {
  /** Moves are being shown. */
  readonly playing: boolean;
  skip(): void;
}

/** Nobody is left who plays: nobody has to follow the bots either. */
export function StraightOn({ playing, skip }: StraightOnProps) {
  const words = inLang(rematchWords);
  const [isRunning, setRunning] = useState(false);
  // A move may have been on its way when the button was pressed, and a big one would wait for a tap.
  useLayoutEffect(() => {
    if (isRunning && playing) skip();
  }, [isRunning, playing]);
  const run = (): void => {
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
