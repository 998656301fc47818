import { name, phrase } from '../../../words/phrase.ts';
import { printed } from './cards.ja.ts';
import type { ThingWords } from './things.en.ts';

export const things: ThingWords = {
  aTerrain: (land) => `${land}。この地形が出たダイスのトークンを置けます。`,
  aPortal: '魔法の門。ほかのどの魔法の門へも1歩です。',
  aCastle: 'エバーフリー城。配達するときだけ入れます。',
  lying: (what) => `ここには${what}があります。`,
  held: (seats) => phrase`${seats}が支配しています。`,
  aCamp: (seat, home) => phrase`${name(seat)}さんのキャンプ地。勇者コマが${home}体います。トークンは置きません。`,
  seekerOn: (seat, place) => phrase`${name(seat)}さんの勇者コマ。${place}にいます。`,
  hasFriendship: (seat, count) =>
    phrase`${name(seat)}さんの友情レベルは${count}（10まで）。トロフィーを取るには3が必要で、8でトロフィーです。`,
  hasPies: (seat, count) =>
    phrase`${name(seat)}さんのパイは${count}枚（10枚まで）。パイ投げ競争で使います。8枚でトロフィーです。`,
  hasSpells: (seat, spells) =>
    phrase`${name(seat)}さんの手札は${spells}です。パイ投げ競争で値を足します。3枚でトロフィーです。`,
  hasSolved: (seat, quests) => phrase`${name(seat)}さんが解決したクエスト：${quests}。2つでトロフィーです。`,
  noQuest: 'まだありません',
  stillSecret: 'まだ秘密です。',
  openCard: (seat, person) => phrase`${name(seat)}さんの個性カード。${person}`,
  hiddenSpell: '伏せた呪文カードです。',
  aSpell: (value) => `呪文カード。パイ投げ競争で${value}を足します。`,
  idleDie: (die) => `${die}で置くものは、もうありません。`,
  aDie: (die, land) => `${die}の目は${land}です。`,
  supply: (kind, count) => `サプライに${printed.kinds[kind]}が${count}個残っています。`,
  aCard: (title, text) => `${title}：${text}`,
  quest: (title, kind, bold, leave) =>
    `${title}。青のクエスト：${kind}。赤のクエスト：${bold}。なにもしない：${leave}。`,
  trophy: (field, text) => `${field}のトロフィー：${text}。`,
  freeTrophy: phrase`まだだれも取っていません。`,
  trophyOf: (seats) => phrase`${seats}が取りました。`,
  hasCome: (seat, has, wants) => phrase`${name(seat)}さんは今${has}（${wants}で獲得）。`,
  person: (title, text) => `${title}：${text}。`,
  space: (title, text) => phrase`${title}。${text}`,
  barredSpace: (title, text, seats) =>
    phrase`${title}。${text}${seats}のアクションマーカーがあり、続けては選べません。`,
  nothing: 'このゲームのものではありません。',
};
