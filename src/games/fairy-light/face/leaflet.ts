import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/lang.ts';
import type { AidPart } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Variant, View } from '../rules/state.ts';
import { Figure } from './Figure.tsx';

const aidOf = (variant: Variant, lang: Lang): readonly AidPart[] => Object.values({ en, ja }[lang](variant));

export const leaflet: Leaflet<View> = {
  chapters: rulebook,
  aid: { en: aidOf('standard', 'en'), ja: aidOf('standard', 'ja') },
  aidAt: ({ options }, lang) => aidOf(options.variant as Variant, lang),
  recall,
  Figure,
};
