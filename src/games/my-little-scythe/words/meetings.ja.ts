import type { MeetingWords } from './meetings.en.ts';

export const meetingWords: MeetingWords = {
  fightAt: (hex) => `パイ投げ競争：${hex}`,
  pies: 'パイ',
  noFewer: 'パイなしより少なくはできません。',
  dialEnds: (most) => `解決ダイヤルは${most}までです。`,
  noMorePies: (count) => `持っているパイは${count}枚です。`,
  noSpells: '手札に呪文がありません',
  spellsHere: (most) => `呪文（ここでは${most}枚まで）`,
  spell: (value) => `${value}の呪文`,
  enough: '呪文は、ここにいる勇者コマ1体につき1枚です。',
  cannon: 'パイ大砲で+2',
  might: (name, pies, spells) => `${name}さん：${pies}、${spells}`,
  attacks: '攻撃側',
  defends: '守備側',
  chooses: '考え中',
  chosen: '決めました',
  brought: (name, pies, spells, total) => `${name}さん：${pies}、${spells}、合計${total}`,
  wonTie: (name) => `引き分けは攻撃側の勝ち。${name}さんの勝利です`,
  won: (name) => `${name}さんの勝利です`,
  side: (text) => `${text}。`,
  cannot: (text) => `${text}いまは選べません。`,
};
