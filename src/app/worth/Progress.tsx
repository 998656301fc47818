import { worthWords } from '../../words/worth.ts';
import { inLang } from '../words.ts';
import type { Findings } from './useFindings.ts';

interface ProgressProps {
  readonly findings: Findings<{ readonly moves: number }>;
  readonly said: string;
  /** For people who do not see the bar. */
  readonly name: string;
}

/** How far it has come, and the way to end it or to go on. */
export function Progress({ findings: { found, of, state, stop, goOn }, said, name }: ProgressProps) {
  const words = inLang(worthWords);
  if (state === 'done') return null;
  return (
    <div class="worth-progress">
      <label>
        <span class="hint">{said}</span>
        <progress aria-label={name} value={found.length} max={of} />
      </label>
      <button type="button" class="button" onClick={state === 'thinking' ? stop : goOn}>
        {state === 'thinking' ? words.stop : words.goOn}
      </button>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </div>
  );
}
