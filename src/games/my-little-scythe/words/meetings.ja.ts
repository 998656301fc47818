import { QUEST_NAMES, SIDES_OF_QUEST } from '../rules/cards.ts';
import { printed } from './cards.ja.ts';
import { SIDE_NAMES } from './events.ja.ts';
import type { Meetings } from './meetings.ts';
import { hexName, spellsOf } from './names.ja.ts';

const questOf = (card: number) => printed.quests[QUEST_NAMES[card] ?? 'old-well'];

export const meetings: Meetings = {
  fight: {
    at: (hex) => `パイ合戦:${hexName(hex)}`,
    pies: 'パイ',
    noFewer: 'パイなしより少なくはできません。',
    noMore: (most, pies) => (most < pies ? `ダイヤルは${most}までです。` : `持っているパイは${pies}です。`),
    spells: (count, most) => (count === 0 ? '手札に呪文がありません' : `呪文(ここでは${most}枚まで)`),
    spell: (value) => `${value}の呪文`,
    enough: '呪文は、ここにいるシーカー1体につき1枚です。',
    cannon: 'パイ大砲で+2',
    might: (name, pies, spells) => `${name}さん:パイ${pies}、呪文${spells}枚`,
    attacks: '攻め',
    defends: '守り',
    chooses: '考え中',
    chosen: '決めました',
    brought: (name, pies, spells, total) =>
      `${name}さん:パイ${pies}、${spells.length === 0 ? '呪文なし' : spellsOf(spells)}、合計${total}`,
    won: (name, tied) => (tied ? `引き分けは攻めの勝ち。${name}さんの勝利です` : `${name}さんの勝利です`),
  },
  quest: {
    title: (card) => questOf(card).name,
    sides: SIDES_OF_QUEST.map((side) => SIDE_NAMES[side]),
    side: (card, side) => `${questOf(card)[SIDES_OF_QUEST[side] ?? 'leave']}。`,
    cannot: (text) => `${text}いまは選べません。`,
  },
};
