import type { Seat } from '../../../engine/ids.ts';
import { icon, name, type Part, type Phrase, phrase, ruleLink } from '../../../words/phrase.ts';
import type { KindName } from '../rules/cards.ts';
import type { Cause } from '../rules/events.ts';
import { printed } from './cards.ja.ts';
import type { EventWords } from './events.en.ts';
import { names } from './names.ja.ts';

const seekerOf = (seat: Seat, other: boolean): Phrase => phrase`${name(seat)}さんの${other ? 'もう1体の' : ''}勇者コマ`;
const drawn = (kind: KindName): Part => icon(kind, printed.kinds[kind]);
const some = (count: number, again: boolean): string => `${again ? 'さらに' : ''}${count}個`;
const withRival = (rival: Seat | null, at: Part): Phrase =>
  rival === null ? [at] : phrase`${name(rival)}さんのいる${at}`;
/** Where it changes something, and where it does not. */
const causes: Readonly<Record<Cause, readonly [changes: string, stays: string]>> = {
  attack: ['パイ投げ競争を挑んだので、', 'パイ投げ競争を挑みましたが、'],
  fight: ['パイ投げ競争で使ったので、', ''],
  camp: ['補給で、', '補給しましたが、'],
  campAgain: ['2回目の補給で、', '2回目の補給をしましたが、'],
};
const because = (cause: Cause | null, by: number): string => (cause ? causes[cause][by === 0 ? 1 : 0] : '');

export const events: EventWords = {
  starts: (seat, begins, pies, spells) =>
    phrase`${begins ? phrase`${name(seat)}さんから始めます` : phrase`次は${name(seat)}さんです`}（${pies}、${spells}）。`,
  began: (seat) => phrase`${name(seat)}さんの手番です。`,
  beganLast: (seat) => phrase`${name(seat)}さんの最後の手番です。`,
  acted: (seat, space) => phrase`${name(seat)}さんは「${space}」を選びました。`,
  used: (seat, tile) => phrase`${name(seat)}さんは「${tile}」を使いました。`,
  moved: (seat, other, from, to, load) =>
    phrase`${other === null ? phrase`${name(seat)}さんの勇者コマ2体` : seekerOf(seat, other)}が${load.length > 0 ? phrase`${load}を運び、` : ''}${from}から${to}へ進みました。`,
  delivered: (seat, load) => phrase`${name(seat)}さんはエバーフリー城へ${load}を配達しました。`,
  attacked: (seat, rival, at) => phrase`${name(seat)}さんが${at}で${name(rival)}さんにパイ投げ競争を挑みました。`,
  sealed: (seat) => phrase`${name(seat)}さんは使うパイと呪文カードを選びました。`,
  fought: (seat, set, rival, against, outcome) =>
    phrase`${name(seat)}さんは${set}、${name(rival)}さんは${against}。${outcome}`,
  setNothing: (total) => `何も使わずに合計${total}`,
  set: (what, total) => `${what}で合計${total}`,
  theCannon: printed.tiles['pie-cannon'].name,
  tied: (winner) =>
    phrase`${ruleLink('fight.tie', '同点')}なので、パイ投げ競争は攻撃側の${name(winner)}さんの勝ちです。`,
  won: (winner) => phrase`パイ投げ競争は${name(winner)}さんの勝ちです。`,
  home: (seat, other, from) => phrase`${seekerOf(seat, other)}が${from}からキャンプ地に帰りました。`,
  friendship(seat, by, now, cause) {
    const level = phrase`${because(cause, by)}${name(seat)}さんの${icon('heart', '友情レベル')}`;
    if (by === 0) return phrase`${level}は${now}のままです。`;
    return phrase`${level}が${Math.abs(by)}${by < 0 ? '下がって' : '上がって'}${now}になりました。`;
  },
  piesChanged(seat, by, now, cause) {
    const pies = phrase`${because(cause, by)}${name(seat)}さんの${icon('pie', 'パイ')}`;
    if (by === 0) return phrase`${pies}は${now}枚のままです。`;
    return phrase`${pies}が${Math.abs(by)}枚${by < 0 ? '減って' : '増えて'}${now}枚になりました。`;
  },
  draws(seat, value, cause) {
    const what = value ? names.spellsOf([value]) : icon('spell', '呪文カード');
    return phrase`${because(cause, 1)}${name(seat)}さんは${what}を1枚引きました。`;
  },
  findsNoSpell: (seat) => phrase`${name(seat)}さんが引ける呪文カードはありません。`,
  remade: '呪文カードの捨て札をシャッフルして、新しい山札にしました。',
  discarded: (seat, value) => phrase`${name(seat)}さんは${names.spellsOf([value])}を捨てました。`,
  meets: (seat, at, quest) => phrase`${name(seat)}さんは${at}でクエスト「${quest}」に出会いました。`,
  solves: (seat, how) =>
    phrase`${name(seat)}さんは${how ? `${how}を解決しました` : 'クエストで「なにもしない」を選びました'}。`,
  rolled: (seat, dice) => phrase`${name(seat)}さんの出目：${dice}。`,
  twice: (land) => `2個とも${land}`,
  rolledFor: (kind, _count, lands) => `${printed.kinds[kind]}は${lands}`,
  noHexFree: (land) => phrase`${land}に空いたマスがなく、クエストトークンを置けません。`,
  noneLeft: (kind, land) => phrase`サプライに${printed.kinds[kind]}がないので、${land}には置きません。`,
  places: (seat, kind, again, at, rival) =>
    phrase`${name(seat)}さんは${withRival(rival, at)}に${drawn(kind)}を${again ? 'もう1個' : ''}置きました。`,
  pays: (seat, kind, count, again, from) =>
    phrase`${name(seat)}さんは${from}の${drawn(kind)}を${some(count, again)}払いました。`,
  gives: (seat, kind, count, again, land, rival) =>
    phrase`${name(seat)}さんは、${land}にいる${name(rival)}さんに${drawn(kind)}を${some(count, again)}贈りました。`,
  gains: (seat, what, at) => phrase`${name(seat)}さんは${at}で${what}を獲得しました。`,
  gainsNothing: (at) => phrase`${at}に置くトークンがサプライに残っていません。`,
  throws: (seat, kind, from, to, rival) =>
    phrase`${name(seat)}さんは${drawn(kind)}を${from}から${withRival(rival, to)}へ投げました。`,
  jumped: (seat, to) => phrase`${name(seat)}さんの勇者コマだけが${to}へ移りました。`,
  drewThree: (seat, pile) => phrase`${name(seat)}さんは${pile}のパワーアップタイルを3枚引きました。`,
  drew: (seat, tiles) => phrase`${name(seat)}さんが引いたのは「${tiles}」です。`,
  keeps: (seat, tile) => phrase`${name(seat)}さんはパワーアップタイル「${tile}」を獲得しました。`,
  claims: (seat, field, count) => phrase`${name(seat)}さんは${field}のトロフィーを獲得しました（${count}つ目）。`,
  claimsWith: (seat, person, field, count) =>
    phrase`${name(seat)}さんは個性カード「${person}」を見せ、${field}のトロフィーを獲得しました（${count}つ目）。`,
  passes: {
    move: 'もう1体を動かしませんでした。',
    victory: '勝ちましたが、トロフィーを獲得しませんでした。',
    consolation: 'わずかな差で負け、トロフィーを獲得しませんでした。',
    after: 'パワーアップを使いませんでした。',
  },
  passed: (seat, what) => phrase`${name(seat)}さんは${what}`,
  ending: (seat) =>
    phrase`トロフィーを4つ獲得したプレイヤーがいます。${name(seat)}さんの左隣から順に、4つ未満のプレイヤーが最後の手番を行います。`,
  ended: (late, winners, _count, [trophies, friendship, controlled]) =>
    phrase`${late ? '60ラウンドが終わりました。' : ''}${winners}の勝ちです（トロフィー${trophies}つ、友情レベル${friendship}、支配しているリンゴと宝石${controlled}個）。`,

  between: '、',
  turnMoved: (to, load) => phrase`${load}${load.length > 0 ? 'を' : ''}${to}へ`,
  turnDelivered: (load) => phrase`${load}を配達`,
  turnFought: (own, other, winner) => phrase`パイ投げ競争${own}対${other}で${name(winner)}さんの勝ち`,
  turnSealed: '秘密の選択',
  turnSolved: (quest, how) => phrase`「${quest}」（${how}）`,
  turnPlaced: (tokens) => phrase`${tokens}を配置`,
  turnGiven: (tokens) => phrase`${tokens}を贈る`,
  turnThrown: (kind, to) => phrase`${drawn(kind)}を${to}へ投げる`,
  turnKept: (tile) => phrase`${tile}を獲得`,
  turnClaimed: (field) => phrase`${field}のトロフィー`,
  turnSpells: (count) => phrase`呪文カード${count}枚を引く`,
  turnPies: (by) => phrase`${icon('pie', 'パイ')}${by}`,
  turnFriendship: (by) => phrase`${icon('heart', '友情')}${by}`,
};
