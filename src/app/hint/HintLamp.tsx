import { useEffect } from 'preact/hooks';
import type { AnyView } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { LAMP } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../settings.ts';
import { lead } from '../table/lead.ts';
import type { Turn } from '../table/turn.ts';
import './hint.css';
import { beginHint, endHint, hinting, hintingAt } from './hinting.ts';

const HintSlip = lazily(
  () => import('./HintSlip.tsx').then((slip) => slip.HintSlip),
  () => null,
);

interface HintLampProps {
  readonly news: TableNews;
  readonly turn: Turn;
  readonly voice: AnyVoice;
  readonly view: AnyView;
}

/** In reach of the thumb of the player who decides: asks for a hint, and puts it away. A lesson gives its own hints. */
export function HintLamp({ news, turn, voice, view }: HintLampProps) {
  const words = inLang(tableWords);
  const isOpen = turn.offers.length > 1 && !news.noHints && lead.value === null;
  const now = isOpen ? hintingAt(hinting.value, news) : null;
  useEffect(() => (isOpen ? endHint : undefined), [isOpen]);
  if (turn.seat === null || !isOpen) return null;
  const { seat } = turn;
  return (
    <>
      <button
        type="button"
        class="round hint-lamp"
        aria-label={words.hint}
        title={words.hintHint}
        aria-expanded={now !== null}
        onClick={() => (now ? endHint() : beginHint(news, seat))}
      >
        <Icon of={LAMP} />
      </button>
      {now && <HintSlip now={now} turn={turn} voice={voice} view={view} />}
    </>
  );
}
