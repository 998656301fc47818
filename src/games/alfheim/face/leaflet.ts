import type { Leaflet } from '../../../ui/face.ts';
import { aid as en, aidJa as ja } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import type { View } from '../rules/state.ts';
import { recall } from '../words/things.ts';
import { unbroken } from '../words/unbroken.ts';
import { Figure } from './Figure.tsx';

export const leaflet: Leaflet<View> = {
  chapters: {
    en: rulebook.en,
    ja: rulebook.ja.map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, text: unbroken(paragraph.text) })),
    })),
  },
  aid: {
    en: Object.values(en),
    ja: Object.values(ja).map(({ title, lines }) => ({ title, lines: lines.map(unbroken) })),
  },
  recall,
  Figure,
};
