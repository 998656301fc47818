import type { Seat } from '../../engine/ids.ts';
import { EYE } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Peeking } from '../../ui/peek/peek.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import './holdToLook.css';

interface HoldToLookProps {
  /** Whose own things they are. */
  readonly name: string;
  readonly seat: Seat;
  readonly peeking: Peeking<Seat>;
}

/**
 * By the thumb of the one who decides on the open table, and where a board shows what another holds: held by finger or
 * key, it shows what that seat alone may see. A
 * screen reader cannot hold; it switches it on and off.
 */
export function HoldToLook({ name, seat, peeking: { whose, holdFor } }: HoldToLookProps) {
  const words = inLang(tableWords);
  return (
    <button
      type="button"
      class="round own-eyes"
      aria-label={words.holdToLook(name)}
      aria-pressed={whose === seat}
      title={words.holdToLook(name)}
      {...holdFor(seat)}
    >
      <Icon of={EYE} />
    </button>
  );
}
