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
    phrase`${name(seat)}さんの友情は${count}（10まで）。トロフィーを取るには3が必要で、8になれば1つ取れます。`,
  hasPies: (seat, count) =>
    phrase`${name(seat)}さんのパイは${count}枚（10枚まで）。パイ投げ競争で使い、8枚でトロフィーを取れます。`,
  hasHand: (seat, count) =>
    phrase`${name(seat)}さんの呪文は${count}枚です。パイ投げ競争でパイに足します。手札に3枚あればトロフィーを取れます。`,
  hasSpells: (seat, spells) =>
    phrase`${name(seat)}さんの手札は${spells}です。パイ投げ競争でパイに足します。手札に3枚あればトロフィーを取れます。`,
  hasSolved: (seat, quests) => phrase`${name(seat)}さんが解いたクエスト：${quests}。2つでトロフィーを取れます。`,
  hasSolvedNone: (seat) => phrase`${name(seat)}さんはまだクエストを解いていません。2つでトロフィーを取れます。`,
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
  trophy: (field, text) => `${field}のトロフィー：${text}。`,
  freeTrophy: phrase`まだだれも取っていません。`,
  trophyOf: (seats) => phrase`${seats}が取りました。`,
  hasCome: (seat, has, wants) => phrase`${name(seat)}さんは${wants}のうち${has}。`,
  person: (title, text) => `${title}:${text}。`,
  space: (title, text) => phrase`${title}。${text}`,
  barredSpace: (title, text, seats) => phrase`${title}。${text}次の手番、${seats}は選べません。`,
  nothing: 'このゲームの物ではありません。',
};
