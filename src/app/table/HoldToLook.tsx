import { EYE } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Peeking } from '../../ui/peek/usePeek.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import './holdToLook.css';

interface HoldToLookProps {
  /** Whose own things they are. */
  readonly name: string;
  readonly peeking: Peeking;
}

/**
 * By the thumb of whoever decides on the open table: held by finger or key, it shows what that seat alone may see. A
 * screen reader cannot hold; it switches it on and off.
 */
export function HoldToLook({ name, peeking: { open, hold } }: HoldToLookProps) {
  const words = inLang(tableWords);
  return (
    <button
      type="button"
      class="round own-eyes"
      aria-label={words.holdToLook(name)}
      aria-pressed={open}
      title={words.holdToLook(name)}
      {...hold}
    >
      <Icon of={EYE} />
    </button>
  );
}
