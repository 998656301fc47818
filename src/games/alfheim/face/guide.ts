import { guide as spoken } from '../guide/index.ts';
import { unbroken } from '../words/unbroken.ts';

/** The guide as it is drawn: no line of Japanese ends within a word. */
export const guide: typeof spoken = {
  ...spoken,
  script: spoken.script.map((step) => ({
    ...step,
    bubbles: step.bubbles.map((bubble) => ({ ...bubble, said: { ...bubble.said, ja: unbroken(bubble.said.ja) } })),
  })),
};
