import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyView, Seat } from '../../engine/game.ts';
import type { AnyFace } from '../../ui/face.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { AnyTips } from '../../words/guide.ts';
import { tableWords } from '../../words/table.ts';
import { inLang, lang, settings } from '../settings.ts';
import { lead } from '../table/turn.ts';
import { isTold, noteTold } from './told.ts';
import './tips.css';

interface TipLineProps {
  readonly game: string;
  readonly face: AnyFace;
  /** The table as the seat that is asked sees it. */
  readonly view: AnyView;
  readonly seat: Seat;
  /** What stands in its place where there is nothing to tell. */
  readonly children: ComponentChildren;
}

/** The tip on the table, and the decision over which it came. */
let told: { readonly key: string; readonly view: AnyView } | null = null;

/** Tells what helps at this moment and was not told before, until it is read or a move has been made over it; never in a lesson. */
export function TipLine({ game, face, view, seat, children }: TipLineProps) {
  const words = inLang(tableWords);
  const tips = useTips(face);
  const isWanted = settings.value.tips && !lead.value;
  const tip = isWanted ? tips.find(({ id, helps }) => !isTold(game, id) && helps(view, seat)) : undefined;
  const key = tip ? `${game} ${tip.id}` : null;
  useEffect(() => {
    if (!tip || key === null) return;
    if (told?.key === key && told.view !== view) noteTold(game, tip.id);
    else told = { key, view };
  }, [key, view]);
  if (!tip) return <>{children}</>;
  return (
    <section class="tip" aria-label={words.tip}>
      <p>
        <PhraseLine said={tip.said[lang.value]} />
      </p>
      <button type="button" class="button" onClick={() => noteTold(game, tip.id)}>
        {words.tipRead}
      </button>
    </section>
  );
}

const NONE: AnyTips = [];

/** Fetched beside the table, for nobody waits for them. */
function useTips(face: AnyFace): AnyTips {
  const [tips, setTips] = useState(NONE);
  useEffect(() => {
    face.tips?.().then(
      (fetched) => setTips(fetched.tips),
      // The table does without.
      () => undefined,
    );
  }, [face]);
  return tips;
}
