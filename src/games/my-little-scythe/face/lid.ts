import type { TurnPicture } from '../../../ui/gameBox.ts';
import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Send two animal seekers out for apples, gems and quests, and settle quarrels with pies. Whoever takes a fourth trophy brings on the last turns.',
  ja: '動物の勇者コマ2体でリンゴと宝石を集め、クエストを解決し、けんかはパイ投げ競争で決着。だれかが4つ目のトロフィーを取ると、最後の手番です。',
};

export const credit: InBoth<string> = {
  en: 'Hoby Chou & Vienna Chou, Stonemaier Games 2017',
  ja: 'ホビー・チョウ＆ヴィエナ・チョウ、Stonemaier Games 2017',
};

export const mood = 'grand';

export const turn: readonly TurnPicture[] = [
  { icons: ['apple', 'gem'], said: { en: 'Move and gather', ja: '移動して集める' } },
  { icons: ['quest'], said: { en: 'Meet quests', ja: 'クエストに出会う' } },
  { icons: ['pie', 'spell'], said: { en: 'Make pies, throw pies', ja: 'パイを作り、投げ合う' } },
  { icons: ['trophy'], said: { en: 'Four trophies end it', ja: 'トロフィー4つで終わり' } },
];
