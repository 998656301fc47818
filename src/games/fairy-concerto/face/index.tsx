import { defineFace, type Face } from '../../../ui/face.ts';
import { later } from '../../../ui/later.tsx';
import type { Event, Move, View } from '../rules/state.ts';
import { en } from '../words/en.ts';
import { ja } from '../words/ja.ts';
import { Icon } from './art/Icon.tsx';
import { Picture } from './Picture.tsx';
import { Table } from './Table.tsx';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
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

export const face = defineFace<Move, View, Event>({
  voices: { en, ja },
  Table,
  Picture,
  Icon,
  leaflet: () => import('./leaflet.ts'),
  Finale: later(async () => (await import('./Finale.tsx')).Finale),
  guide: () => import('../guide/index.ts'),
  cue: ({ is }) => CUES[is],
});
