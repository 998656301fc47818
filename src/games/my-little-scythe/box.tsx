import type { GameBox } from '../../ui/gameBox.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: GameBox = {
  facts,
  words: {
    en: {
      title: 'My Little Scythe',
      pitch:
        'Send two animal seekers out for apples, gems and quests, and settle quarrels with pies. A fourth trophy brings on the last turns.',
    },
    ja: {
      title: 'マイ・リトル・サイズ',
      pitch:
        '動物の勇者コマ2体でリンゴや宝石やクエストを集め、けんかはパイで決着。4つめのトロフィーが出ると、最後の手番です。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Hoby Chou & Vienna Chou, Stonemaier Games 2017',
};
