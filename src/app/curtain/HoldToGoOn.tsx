import { useEffect, useState } from 'preact/hooks';
import { buzz } from '../../pwa/touch.ts';
import { tableWords } from '../../words/table.ts';
import { settings } from '../settings.ts';
import { inLang } from '../words.ts';
import { useHold } from './useHold.ts';

interface HoldToGoOnProps {
  readonly name: string;
  go(): void;
}

/** After that it says again whom it leads to. */
const READ_MS = 3000;

/** From what was uncovered for all to the next own secret: a curtain to oneself would be one tap for nothing. */
export function HoldToGoOn({ name, go }: HoldToGoOnProps) {
  const { curtain } = inLang(tableWords);
  const [isBrief, setBrief] = useState(false);
  const hold = useHold(
    () => {
      go();
      if (settings.value.buzz) buzz();
    },
    () => setBrief(true),
  );
  useEffect(() => {
    if (!isBrief) return;
    const timer = setTimeout(() => setBrief(false), READ_MS);
    return () => clearTimeout(timer);
  }, [isBrief]);
  return (
    <>
      <button type="button" class="button primary hold" {...hold.handlers}>
        {isBrief ? curtain.longer : curtain.holdToGoOn(name)}
      </button>
      {/* Beside it: a status inside a button takes its name away. */}
      <span class="hidden" role="status">
        {isBrief && curtain.longer}
      </span>
    </>
  );
}
