import { defineFace, type Face } from '../../../ui/face.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { en } from '../words/en.ts';
import { ja } from '../words/ja.ts';
import { Finale } from './Finale.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { Table } from './Table.tsx';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  exchanged: 'turn',
  sealed: null,
  ordered: null,
  placed: 'place',
  opened: null,
  framed: null,
  turned: 'reveal',
  scored: 'gain',
  ended: null,
};

export const face = defineFace<Move, View, Event>({
  voices: { en, ja },
  Table,
  Picture,
  Icon,
  leaflet: () => import('./leaflet.ts'),
  Finale,
  guide: () => import('../guide/index.ts'),
  cue: (event) => (event.is === 'scored' && event.heart === null ? null : CUES[event.is]),
});
