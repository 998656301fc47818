import type { Emblem } from '../engine/log.ts';
import type { InBoth } from '../words/phrase.ts';

interface HeadlessWords {
  /** Bots are called by their emblem. */
  readonly names: Readonly<Record<Emblem, string>>;
  /** As a player is called in a sentence. */
  player(name: string): string;
  withPart(name: string, part: string): string;
  side(number: number): string;
  readonly total: string;
  won(names: readonly string[]): string;
  readonly nobodyWon: string;
}

/** What the headless table says beside the game itself. */
export const headlessWords: InBoth<HeadlessWords> = {
  en: {
    names: { crane: 'Crane', pine: 'Pine', fan: 'Fan', plum: 'Plum', bell: 'Bell', wave: 'Wave' },
    player: (name) => name,
    withPart: (name, part) => `${name} (${part})`,
    side: (number) => `Side ${number}`,
    total: 'Total',
    won: (names) => (names.length === 1 ? `${names[0]} wins.` : `${names.join(' and ')} share the victory.`),
    nobodyWon: 'It is a draw.',
  },
  ja: {
    names: { crane: '鶴', pine: '松', fan: '扇', plum: '梅', bell: '鈴', wave: '波' },
    player: (name) => `${name}さん`,
    withPart: (name, part) => `${name}（${part}）`,
    side: (number) => `陣営${number}`,
    total: '合計',
    won: (names) => (names.length === 1 ? `${names[0]}の勝ちです。` : `${names.join('と')}は、ともに勝者です。`),
    nobodyWon: '引き分けです。',
  },
};
