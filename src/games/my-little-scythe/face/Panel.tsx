import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../ui/face.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import { top, type View } from '../rules/state.ts';
import type { Labels, Meetings } from '../words/labels.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { Fight } from './fight/Fight.tsx';
import { QuestCard } from './quest/QuestCard.tsx';

interface PanelProps extends BoardProps<Move, View, Event> {
  readonly words: Labels;
  readonly meetings: Meetings;
}

const FOLD = 'M6 15l6-6 6 6';
const UNFOLD = 'M6 9l6 6 6-6';

/** What lies on the map for a while: a fight, a quest, drawn power-ups. It folds away for a look at the map. */
export function Panel(props: PanelProps) {
  const { words } = props;
  const [folded, setFolded] = useState(false);
  const card = cardIn(props);
  if (!card) return null;
  return (
    <div class="mlt-panel" data-folded={folded}>
      {!folded && card}
      <button
        type="button"
        class="round"
        aria-label={folded ? words.unfold : words.fold}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        <Icon of={folded ? UNFOLD : FOLD} />
      </button>
    </div>
  );
}

function cardIn(props: PanelProps): ComponentChild {
  const { view, events, meetings } = props;
  const pending = top(view);
  if (pending?.step === 'quest') return <QuestCard {...props} words={meetings.quest} />;
  if (pending?.step === 'draft' && pending.tiles)
    return <DraftPanel {...props} pile={pending.pile} tiles={pending.tiles} />;
  if (pending?.step === 'fight' || events.some(({ is }) => is === 'fought')) {
    return <Fight {...props} words={meetings.fight} />;
  }
  return null;
}
