import type { Box } from '../../ui/box.ts';
import { facts } from './facts.ts';
import './box.css';

export const box: Box = {
  facts,
  words: {
    en: {
      title: 'My Little Scythe',
      pitch:
        'Lead two animal seekers across the picnic map for apples, gems and quests, and settle a quarrel with pies. Whoever takes a fourth trophy brings on the last turns.',
    },
    ja: {
      title: 'マイ・リトル・サイズ',
      pitch:
        '動物のシーカー2体でピクニックのマップをめぐり、りんごやジェムやクエストを集め、けんかはパイで決着。だれかが4つめのトロフィーを取ると、最後の手番です。',
    },
  },
  levels: 5,
  cover: () => import('./face/Cover.tsx'),
  credit: 'Hoby Chou & Vienna Chou, Stonemaier Games 2017',
};
