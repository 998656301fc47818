import type { InBoth } from './phrase.ts';

export interface BotWords {
  strengthOf(name: string): string;
  /** On what tells how a bot plays: a tap chooses another. */
  changeBot(name: string, manner: string): string;
  readonly who: string;
  /** A bot like any other. */
  readonly nobody: string;
  readonly nobodyHint: string;
  /** Weakest first. */
  readonly levels: readonly [string, string, string, string, string];
}

export const botWords: InBoth<BotWords> = {
  en: {
    strengthOf: (name) => `How strong ${name} plays`,
    changeBot: (name, manner) => `${name} ${manner}. Choose another bot.`,
    who: 'Which bot plays',
    nobody: 'Nobody in particular',
    nobodyHint: 'plays as the moment asks',
    levels: [
      'Plays for the first time',
      'Plays now and then',
      'Plays well',
      'Plays very well',
      'Plays as well as it can',
    ],
  },
  ja: {
    strengthOf: (name) => `${name}の強さ`,
    changeBot: (name, manner) => `${name}（${manner}）。別のボットを選ぶ`,
    who: '誰と遊ぶか',
    nobody: '名もないボット',
    nobodyHint: '場面に合わせて遊ぶ',
    levels: ['はじめて遊ぶくらい', 'ときどき遊ぶくらい', 'なかなか強い', 'とても強い', 'いちばん強い'],
  },
};

/** A game with fewer levels leaves out some of the middle. */
export const levelName = ({ levels }: BotWords, level: number, of: number): string =>
  levels[strengthOf(level, of)] ?? '';

const STRONGEST = 4;

/** The same for the same name: 0 is the weakest. */
export const strengthOf = (level: number, of: number): number =>
  of > 1 ? Math.round(((level - 1) * STRONGEST) / (of - 1)) : STRONGEST;

/** How a bot's small head is drawn: what tells it from the others is its outline. */
export interface Head {
  readonly ears: 'round' | 'pointed' | 'long' | 'leaf' | 'none';
  readonly eyes: 'dots' | 'keen' | 'soft' | 'wide';
  readonly mouth: 'smile' | 'grin' | 'flat' | 'open';
  readonly top: 'none' | 'tuft' | 'cap' | 'crest' | 'knot';
  /** Degrees on the colour circle. */
  readonly hue: number;
}

/** A named bot. It is known by its name alone: where a seat is called so, in either language, it sits there. */
export interface Character {
  readonly name: InBoth<string>;
  /** How it plays, in a word or three: "picks fights". */
  readonly manner: InBoth<string>;
  readonly head: Head;
}

const namesOf = ({ name }: Character): readonly string[] => Object.values(name);

export const characterOf = (company: readonly Character[] | undefined, name: string): Character | null =>
  company?.find((each) => namesOf(each).includes(name)) ?? null;
