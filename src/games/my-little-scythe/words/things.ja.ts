import { name, phrase } from '../../../words/phrase.ts';
import { printed } from './cards.ja.ts';
import type { ThingWords } from './things.en.ts';

export const things: ThingWords = {
  hexWith: (hex, lying) => phrase`${hex}。${lying}。`,
  hexHeld: (hex, lying, seats) => phrase`${hex}。${lying}。${seats}のシーカーがいます。`,
  noTokens: 'トークンはありません',
  aCamp: (seat, home) => phrase`${name(seat)}さんのキャンプ。シーカーが${home}体います。ここに物は置きません。`,
  seekerAtCamp: (seat) => phrase`${name(seat)}さんのシーカー。キャンプにいます。`,
  seekerOn: (seat, hex) => phrase`${name(seat)}さんのシーカー。${hex}にいます。`,
  hasFriendship: (seat, count) => phrase`${name(seat)}さんの友情は${count}(10まで)。トロフィーを取るには3が必要です。`,
  hasPies: (seat, count) => phrase`${name(seat)}さんのパイは${count}(10まで)。`,
  hasHand: (seat, count) => phrase`${name(seat)}さんの呪文は${count}枚です。`,
  secretCard: (seat) => phrase`${name(seat)}さんの性格カード。まだ秘密です。`,
  openCard: (seat, person) => phrase`${name(seat)}さんの性格カード。${person}`,
  hiddenSpell: '伏せた呪文です。',
  aSpell: (value) => `呪文。パイ合戦で${value}を足します。`,
  idleDie: (die) => `${die}で置く物はありません。`,
  aDie: (die, land) => `${die}の目は${land}です。`,
  supply: (kind, count) => `ストックに${printed.kinds[kind]}が${count}個残っています。`,
  aCard: (title, text) => `${title}:${text}`,
  quest: (title, kind, bold, leave) => `${title}。やさしく:${kind}。大胆に:${bold}。見送る:${leave}。`,
  freeTrophy: (field, text) => phrase`${field}のトロフィー:${text}。まだだれも取っていません。`,
  trophyOf: (field, text, seats) => phrase`${field}のトロフィー:${text}。${seats}が取りました。`,
  person: (title, text) => `${title}:${text}。`,
  space: (title, text) => phrase`${title}。${text}`,
  barredSpace: (title, text, seats) => phrase`${title}。${text}次の手番、${seats}は選べません。`,
  nothing: 'このゲームの物ではありません。',
};
