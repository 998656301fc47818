import { describe, expect, it, test } from 'vitest';
import { LANGS, type Lang } from './voice.ts';

/** Every catalogue of this folder, with its name. */
const CATALOGUES = Object.values(
  import.meta.glob<Readonly<Record<string, Readonly<Record<Lang, unknown>>>>>(['./*.ts', '!./*.test.ts'], {
    eager: true,
  }),
).flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('Words')));

test('all catalogues are found', () => {
  const names = CATALOGUES.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['shelfWords', 'backupWords', 'shareWords', 'replayWords']));
  expect(names.length).toBeGreaterThan(25);
});

/** Every text of a catalogue that stands there as it is, with the way to it. */
function texts(catalogue: unknown, way: string): [way: string, text: string][] {
  if (typeof catalogue === 'string') return [[way, catalogue]];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => texts(value, `${way}.${key}`));
}

describe.each(LANGS)('the catalogues in %s', (lang) => {
  const all = CATALOGUES.flatMap(([name, both]) => texts(both[lang], name));

  it('say something everywhere, without noise', () => {
    expect(all.length).toBeGreaterThan(100);
    for (const [way, text] of all) {
      expect(text.trim(), way).not.toBe('');
      expect(text, way).not.toMatch(/[!！]/);
    }
  });

  it('keep to their language', () => {
    const otherWay = ['shelfWords.otherLang', 'settingsWords.languages.en', 'settingsWords.languages.ja'];
    const kana = /[\u3040-\u30ff\u4e00-\u9fff]/;
    const own = all.filter(([way]) => !otherWay.includes(way));
    const japanese = own.filter(([, text]) => kana.test(text)).map(([way]) => way);
    const marks = own.filter(([, text]) => /^[、。, ]+$/.test(text)).map(([way]) => way);
    expect(japanese).toEqual(lang === 'ja' ? own.map(([way]) => way).filter((way) => !marks.includes(way)) : []);
  });
});
