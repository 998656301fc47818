import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import { later } from '../../../ui/later.tsx';
import type { TableVoice } from '../../../words/voice.ts';
import type { Move } from '../rules/move.ts';
import type { Event, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import type { Meetings } from '../words/meetings.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  began: null,
  acted: 'place',
  moved: 'place',
  delivered: 'gain',
  attacked: 'turn',
  sealed: 'place',
  fought: 'reveal',
  home: 'turn',
  friendship: null,
  pies: null,
  spell: 'turn',
  noSpell: null,
  remade: null,
  discarded: 'turn',
  quest: 'turn',
  solved: 'gain',
  rolled: 'turn',
  lost: null,
  put: 'place',
  paid: null,
  gained: 'place',
  launched: 'place',
  jumped: 'place',
  drew: 'turn',
  kept: 'place',
  claimed: 'gain',
  passed: null,
  ending: 'reveal',
  ended: null,
};

/** The largest of the tables: it is fetched when somebody sits down at it, not when its box is opened. */
const Board = later(async () => (await import('./Board.tsx')).Board);

export const faceIn = (voice: TableVoice<Move, View, Event>, labels: Labels, meetings: Meetings): AnyFace =>
  defineFace<Move, View, Event>({
    voice,
    Board: (props) => <Board {...props} voice={voice} words={labels} meetings={meetings} />,
    Picture,
    Icon,
    leaflet: () => import('./leaflet.ts'),
    guide: () => import('../guide/index.ts'),
    cue: ({ is }) => CUES[is],
  });
