import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import { later } from '../../../ui/later.tsx';
import type { TableVoice } from '../../../words/voice.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Event, Move, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Icon } from './art/Icon.tsx';
import { Picture } from './Picture.tsx';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  begun: null,
  sealed: 'place',
  revealed: 'reveal',
  drew: 'turn',
  kept: 'place',
  passed: 'turn',
  drawn: 'turn',
  hand: null,
  left: null,
  bach: 'reveal',
  turned: 'reveal',
  ended: null,
};

/** Fetched when somebody sits down at it, not when its box is opened. */
const Board = later(async () => (await import('./Board.tsx')).Board);

export const faceIn = (voice: TableVoice<Move, View, Event, Reason>, labels: Labels): AnyFace =>
  defineFace<Move, View, Event, Reason>({
    voice,
    Board: (props) => <Board {...props} words={labels} />,
    Picture,
    Icon,
    leaflet: () => import('./leaflet.ts'),
    Finale: later(async () => (await import('./Finale.tsx')).Finale),
    guide: () => import('../guide/index.ts'),
    cue: ({ is }) => CUES[is],
  });
