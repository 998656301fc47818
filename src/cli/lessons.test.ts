import { describe, expect, test } from 'vitest';
import { FACES } from '../games/faces.ts';
import { LANGS } from '../words/lang.ts';
import { plain } from '../words/phrase.ts';
import { LONGEST, lengthOf, lessonTimes, MOST_STEPS } from './lessonTimes.ts';

const LONGEST_LESSON_S = 240;
const LATEST_DEED_S = 15;

describe.each(Object.entries(FACES))('%s', (_, fetches) => {
  test.each(['guide', 'passing'] as const)('its %s is short, and soon there is something to do', async (lesson) => {
    const { face } = await fetches.en();
    const guide = (await face[lesson]?.())?.guide;
    if (!guide) return expect(lesson).toBe('passing');
    for (const lang of LANGS) {
      const nameOf = (seat: number): string => guide.partners[seat]?.[lang] ?? '';
      for (const bubble of guide.script.flatMap(({ bubbles }) => bubbles))
        expect(lengthOf(bubble, lang, nameOf), plain(bubble.said[lang], nameOf)).toBeLessThanOrEqual(LONGEST[lang]);
      const { steps, firstDeedS, wholeS } = lessonTimes(guide, lang);
      expect(steps).toBeLessThanOrEqual(MOST_STEPS);
      expect(firstDeedS).toBeLessThanOrEqual(LATEST_DEED_S);
      expect(wholeS).toBeLessThanOrEqual(LONGEST_LESSON_S);
    }
  });
});
