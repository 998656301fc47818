import { expect, test } from 'vitest';
import { botWords, levelName } from './bots.ts';
import { LANGS } from './voice.ts';

test.each([1, 2, 3, 4, 5])('%i levels have different names, and the last is the strongest', (of) => {
  for (const lang of LANGS) {
    const words = botWords[lang];
    const names = Array.from({ length: of }, (_, below) => levelName(words, below + 1, of));
    expect(new Set(names).size).toBe(of);
    expect(names.at(-1)).toBe(words.levels[4]);
  }
});
