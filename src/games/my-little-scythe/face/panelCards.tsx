import type { ComponentChild } from 'preact';
import { top } from '../rules/state.ts';
import { DraftPanel } from './DraftPanel.tsx';
import { Fight } from './fight/Fight.tsx';
import type { PanelProps } from './Panel.tsx';
import { QuestCard } from './quest/QuestCard.tsx';

/** What lies on the map now. */
export function cardIn(props: PanelProps): ComponentChild {
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
