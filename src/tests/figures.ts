import { expect, test } from 'vitest';
import { type AidPart, type Chapter, LANGS, type Lang } from '../words/voice.ts';

interface Figures {
  readonly rulebook: readonly Chapter[];
  /** By the names of the scenes. */
  readonly told: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  /** Figures without words, beside the scenes. */
  readonly untold?: readonly string[];
}

/** Every scene is shown once, and has a text of its own in both languages. */
export function testFigures(scenes: Readonly<Record<string, unknown>>, { rulebook, told, untold = [] }: Figures): void {
  test('every scene is shown once', () => {
    const shown = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ figure }) => figure ?? []));
    expect(shown.sort()).toEqual([...Object.keys(scenes), ...untold].sort());
  });

  test.each(LANGS)('every figure is told in %s, each in its own words', (lang) => {
    const texts = Object.values(told[lang]);
    expect(new Set(texts).size).toBe(Object.keys(scenes).length);
    for (const text of texts) expect(text).toMatch(/[.。]$/);
  });
}

type Aid = Readonly<Record<string, AidPart>> | readonly AidPart[];

/** The player aid says the same in both languages, on one screen of a phone. */
export function testAid(en: Aid, ja: Aid): void {
  const linesOf = (aid: Aid): number[] => Object.values<AidPart>(aid).map(({ lines }) => lines.length);

  test('the player aid says the same in both languages, on one screen of a phone', () => {
    expect(linesOf(ja)).toEqual(linesOf(en));
    expect(linesOf(en).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(16);
  });
}
