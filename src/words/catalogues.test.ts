import { describe, expect, it } from 'vitest';
import { aboutWords } from './about.ts';
import { movingWords } from './backup.ts';
import { bootWords } from './boot.ts';
import { dailyWords } from './daily.ts';
import { dataWords } from './data.ts';
import { learnWords } from './guide.ts';
import { hintWords } from './hint.ts';
import { installWords } from './install.ts';
import { partsWords } from './parts.ts';
import { pickWords } from './pick.ts';
import { recordsWords } from './records.ts';
import { rematchWords } from './rematch.ts';
import { rulesWords } from './rulebook.ts';
import { seatsWords } from './seats.ts';
import { settingsWords } from './settings.ts';
import { shelfWords } from './shelf.ts';
import { tableWords } from './table.ts';
import { archiveWords, ticketWords, waitingWords } from './tickets.ts';
import { troubleWords } from './trouble.ts';
import { LANGS } from './voice.ts';
import { worthWords } from './worth.ts';

const CATALOGUES = {
  archiveWords,
  recordsWords,
  bootWords,
  shelfWords,
  movingWords,
  installWords,
  troubleWords,
  waitingWords,
  ticketWords,
  seatsWords,
  dailyWords,
  settingsWords,
  dataWords,
  aboutWords,
  rulesWords,
  tableWords,
  learnWords,
  hintWords,
  partsWords,
  worthWords,
  pickWords,
  rematchWords,
};

/** Every text of a catalogue that stands there as it is, with the way to it. */
function texts(catalogue: unknown, way: string): [way: string, text: string][] {
  if (typeof catalogue === 'string') return [[way, catalogue]];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, value]) => texts(value, `${way}.${key}`));
}

describe.each(LANGS)('the catalogues in %s', (lang) => {
  const all = Object.entries(CATALOGUES).flatMap(([name, both]) => texts(both[lang], name));

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
