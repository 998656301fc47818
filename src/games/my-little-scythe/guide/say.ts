import type { ThingId } from '../../../engine/ids.ts';
import type { Bubble, GuideStep } from '../../../words/guide.ts';
import { icon, type Part, type Phrase } from '../../../words/phrase.ts';
import type { Move } from '../rules/move.ts';
import { LEARNER, NAO } from './seats.ts';

export const say = (target: ThingId | null, en: Phrase, ja: Phrase): Bubble => ({ target, said: { en, ja } });
/** Speaks of more than it points at. */
export const sayOf = (at: ThingId, about: readonly ThingId[], en: Phrase, ja: Phrase): Bubble => ({
  ...say(at, en, ja),
  about,
});

export const yours = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: LEARNER, move },
});
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
