import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../ui/face.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/state.ts';
import type { Labels, Meetings } from '../words/labels.ts';
import { useLate } from './late.tsx';

export interface PanelProps extends BoardProps<Move, View, Event> {
  readonly words: Labels;
  readonly meetings: Meetings;
}

const FOLD = 'M6 15l6-6 6 6';
const UNFOLD = 'M6 9l6 6 6-6';

/** What lies on the map for a while: a fight, a quest, drawn power-ups. It folds away for a look at the map. */
export function Panel(props: PanelProps) {
  const { words } = props;
  const [folded, setFolded] = useState(false);
  const card = useLate()?.cardIn(props);
  if (!card) return null;
  return (
    <div class="mls-panel" data-folded={folded}>
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
