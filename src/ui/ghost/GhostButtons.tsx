import type { Lang } from '../../words/lang.ts';
import { partsWords } from '../../words/parts.ts';
import { CLOSE, Icon } from '../Icon.tsx';
import type { Ghost } from './useGhost.ts';
import './ghost.css';

interface GhostButtonsProps {
  readonly lang: Lang;
  readonly of: Pick<Ghost<unknown, unknown>, 'move' | 'ways' | 'way' | 'turn' | 'takeAway'>;
}

const TURN = 'M18.5 12a6.5 6.5 0 1 1-2-4.7M17 3.5v4h-4';

/** For the shown piece: turn it, if it can lie in several ways, and take it away. */
export function GhostButtons({ lang, of: { move, ways, way, turn, takeAway } }: GhostButtonsProps) {
  const words = partsWords[lang].ghost;
  if (move === null) return null;
  return (
    <div class="ghost-buttons">
      {ways > 1 && (
        <button type="button" class="round" aria-label={words.turn(way, ways)} aria-keyshortcuts="R" onClick={turn}>
          <Icon of={TURN} />
        </button>
      )}
      <button type="button" class="round" aria-label={words.takeAway} aria-keyshortcuts="Escape" onClick={takeAway}>
        <Icon of={CLOSE} />
      </button>
    </div>
  );
}
