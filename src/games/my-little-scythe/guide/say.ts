import type { Seat } from '../../../engine/ids.ts';
import { type GuideStep, movesOf } from '../../../words/guide.ts';
import { icon, type Part } from '../../../words/phrase.ts';
import type { Move } from '../rules/move.ts';

export const LEARNER: Seat = 0;
export const NAO: Seat = 1;

export const yours = movesOf<Move>(LEARNER);
/** Shown, not told: what is to be said of it comes before the learner's next move. */
export const naos = (...moves: readonly Move[]): GuideStep<Move>[] =>
  moves.map((move) => ({ bubbles: [], next: { seat: NAO, move } }));

type Drawn = Readonly<Record<'apple' | 'gem' | 'quest' | 'pie' | 'heart' | 'spell', Part>>;
export const EN: Drawn = {
  apple: icon('apple', 'apple'),
  gem: icon('gem', 'gem'),
  quest: icon('quest', 'quest'),
  pie: icon('pie', 'pie'),
  heart: icon('heart', 'friendship'),
  spell: icon('spell', 'spell'),
};
export const JA: Drawn = {
  apple: icon('apple', 'リンゴ'),
  gem: icon('gem', '宝石'),
  quest: icon('quest', 'クエスト'),
  pie: icon('pie', 'パイ'),
  heart: icon('heart', '友情'),
  spell: icon('spell', '呪文'),
};
