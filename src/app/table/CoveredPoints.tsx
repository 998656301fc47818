import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

/** A table that wants to know at the end alone has to ask for its points once more. */
export function CoveredPoints({ areCovered, children }: { areCovered: boolean; children: ComponentChildren }) {
  const words = inLang(tableWords);
  const [isLifted, setLifted] = useState(false);
  if (!areCovered || isLifted) return children;
  return (
    <>
      <p>{words.pointsCovered}</p>
      <button type="button" class="button" onClick={() => setLifted(true)}>
        {words.showPoints}
      </button>
    </>
  );
}
