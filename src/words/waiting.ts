import { namesOf } from './lists.ts';
import { type InBoth, name, type Phrase, phrase } from './phrase.ts';

/** What a ticket says: a match that waits on the shelf. */
export interface WaitingWords {
  /** Before the game's name, for a screen reader. */
  readonly resume: string;
  /** On the button that opens what can be done with a match. */
  manage(game: string, who: string): string;
  /** Between the names of those who sit: "Aya, Ben". */
  readonly comma: string;
  bot(name: string): string;
  /** Whose moment it is, or how it ended. */
  turn(seat: number): Phrase;
  thinking(seat: number): Phrase;
  readonly uncovered: Phrase;
  won(seats: readonly number[]): Phrase;
  readonly draw: Phrase;
  readonly over: Phrase;
  readonly elsewhere: Phrase;
}

export const waitingWords: InBoth<WaitingWords> = {
  en: {
    resume: 'Go on with',
    manage: (game, who) => `Name or clear away ${game}: ${who}`,
    comma: ', ',
    bot: (named) => `${named} (bot)`,
    turn: (seat) => phrase`${name(seat)}’s turn`,
    thinking: (seat) => phrase`${name(seat)} is thinking`,
    uncovered: ['Something was turned over'],
    won: (seats) => phrase`${namesOf(seats, ', ', ' and ')} won`,
    draw: ['A draw'],
    over: ['The game is over'],
    elsewhere: ['Open in another tab'],
  },
  ja: {
    resume: '続きをする：',
    manage: (game, who) => `名前をつける・片づける：${game}、${who}`,
    comma: '、',
    bot: (named) => `${named}（ボット）`,
    turn: (seat) => phrase`${name(seat)}さんの番`,
    thinking: (seat) => phrase`${name(seat)}さんが考えています`,
    uncovered: ['公開されたものがあります'],
    won: (seats) => phrase`${namesOf(seats, 'さん、', 'さんと')}さんの勝ち`,
    draw: ['引き分け'],
    over: ['終わったゲーム'],
    elsewhere: ['別のタブで開いています'],
  },
};
