import { name, phrase } from '../../../words/phrase.ts';
import { printed } from './cards.ja.ts';
import type { ThingWords } from './things.en.ts';

export const things: ThingWords = {
  hexWith: (hex, lying) => phrase`${hex}。${lying}。`,
  hexHeld: (hex, lying, seats) => phrase`${hex}。${lying}。${seats}の勇者コマがいます。`,
  noTokens: 'トークンはありません',
  aCamp: (seat, home) => phrase`${name(seat)}さんのキャンプ地。勇者コマが${home}体います。ここに物は置きません。`,
  seekerAtCamp: (seat) => phrase`${name(seat)}さんの勇者コマ。キャンプ地にいます。`,
  seekerOn: (seat, hex) => phrase`${name(seat)}さんの勇者コマ。${hex}にいます。`,
  hasFriendship: (seat, count) =>
    phrase`${name(seat)}さんの友情は${count}（10まで）。トロフィーを取るには3が必要です。`,
  hasPies: (seat, count) => phrase`${name(seat)}さんのパイは${count}枚（10枚まで）。`,
  hasHand: (seat, count) => phrase`${name(seat)}さんの呪文は${count}枚です。`,
  secretCard: (seat) => phrase`${name(seat)}さんの個性カード。まだ秘密です。`,
  openCard: (seat, person) => phrase`${name(seat)}さんの個性カード。${person}`,
  hiddenSpell: '伏せた呪文です。',
  aSpell: (value) => `呪文。パイ投げ競争で${value}を足します。`,
  idleDie: (die) => `${die}で置く物はありません。`,
  aDie: (die, land) => `${die}の目は${land}です。`,
  supply: (kind, count) => `サプライに${printed.kinds[kind]}が${count}個残っています。`,
  aCard: (title, text) => `${title}:${text}`,
  quest: (title, kind, bold, leave) =>
    `${title}。青のクエスト：${kind}。赤のクエスト：${bold}。なにもしない：${leave}。`,
  freeTrophy: (field, text) => phrase`${field}のトロフィー:${text}。まだだれも取っていません。`,
  trophyOf: (field, text, seats) => phrase`${field}のトロフィー:${text}。${seats}が取りました。`,
  person: (title, text) => `${title}:${text}。`,
  space: (title, text) => phrase`${title}。${text}`,
  barredSpace: (title, text, seats) => phrase`${title}。${text}次の手番、${seats}は選べません。`,
  nothing: 'このゲームの物ではありません。',
};
