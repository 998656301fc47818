import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/lang.ts';
import type { AidPart } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import { FACE_DOWN_POINTS } from '../rules/score.ts';
import type { Manner, View } from '../rules/state.ts';
import { Figure } from './Figure.tsx';

const aidOf = (seats: number, manner: Manner, lang: Lang): readonly AidPart[] =>
  Object.values({ en, ja }[lang](seats, FACE_DOWN_POINTS[manner]));

export const leaflet: Leaflet<View> = {
  chapters: rulebook,
  aid: { en: aidOf(4, 'printed', 'en'), ja: aidOf(4, 'printed', 'ja') },
  aidAt: ({ seats, options }, lang) => aidOf(seats, (options.bach ?? 'printed') as Manner, lang),
  recall,
  Figure,
};
