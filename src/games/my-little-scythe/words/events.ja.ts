import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase, ruleLink } from '../../../words/phrase.ts';
import type { KindName } from '../rules/cards.ts';
import type { Cause } from '../rules/events.ts';
import { printed } from './cards.ja.ts';
import type { EventWords } from './events.en.ts';
import { names } from './names.ja.ts';

const drawn = (kind: KindName): Part => icon(kind, printed.kinds[kind]);
const withRival = (rival: Seat | null, at: Part): Phrase =>
  rival === null ? [at] : phrase`${name(rival)}さんのいる${at}`;
const which = (other: boolean | null): string => (other === null ? '勇者コマ2体' : other ? 'もう1体' : '勇者コマ1体');
const supplied: Readonly<Partial<Record<Cause, string>>> = { camp: '補給', campAgain: '2回目の補給' };
const told = (deeds: readonly Phrase[]): Phrase => listed(deeds, '。', '。');

export const events: EventWords = {
  did: (seat, deeds) => phrase`${name(seat)}さんは${told(deeds)}。`,
  lastOf: '、',
  lies: (kind, at) => phrase`${at}に${drawn(kind)}`,
  starts: (seat, begins, level, pies, spells, front) =>
    phrase`${begins ? phrase`${name(seat)}さんから始めます` : phrase`次は${name(seat)}さんです`}。友情レベル${level}、${pies}、${spells}。キャンプ地の前には、${front}があります。`,
  began: (seat, last, barred) =>
    phrase`${name(seat)}さんの${last ? '最後の' : ''}手番です。${barred ? phrase`アクションマーカーは「${barred}」にあります。` : ''}`,
  acted: (space, isTile) => phrase`「${space}」を${isTile ? '使い' : '選び'}ました`,
  moved: (other, from, to, load) =>
    load.length > 0
      ? phrase`${which(other)}で${load}を${from}から${to}へ運びました`
      : phrase`${which(other)}を${from}から${to}へ動かしました`,
  delivered: (load) => phrase`${load}をエバーフリー城へ配達しました`,
  attacked: (rival, at) => phrase`${at}で${name(rival)}さんにパイ投げ競争を挑みました`,
  sealed: '使うものを秘密に選びました',
  fought: (seat, set, rival, against, outcome) =>
    phrase`${name(seat)}さんは${set}、${name(rival)}さんは${against}。${outcome}`,
  set: (what, hasCannon, total) =>
    `${what || '何も使わず'}${hasCannon ? `${what ? 'に' : '、'}${printed.tiles['pie-cannon'].name}の2を足して` : what ? 'で' : 'に'}合計${total}`,
  tied: (winner) =>
    phrase`${ruleLink('fight.tie', '同点')}なので、パイ投げ競争は攻撃側の${name(winner)}さんの勝ちです。`,
  won: (winner) => phrase`パイ投げ競争は${name(winner)}さんの勝ちです。`,
  home: (other, from) => phrase`${which(other)}を${from}からキャンプ地に戻しました`,
  unmarks: 'アクションマーカーを取り除きました',
  friendship: (by, now, cause) =>
    by === 0
      ? phrase`${icon('heart', '友情レベル')}が${now}のままです`
      : phrase`${cause ? '攻撃したので' : ''}${icon('heart', '友情レベル')}が${Math.abs(by)}${by < 0 ? '下がって' : '上がって'}${now}になりました`,
  piesChanged(by, now, cause) {
    const pies = icon('pie', 'パイ');
    const again = cause && supplied[cause];
    if (by === 0) return phrase`${again ? `${again}をしましたが、` : ''}${pies}が${now}枚のままです`;
    if (by > 0) return phrase`${again ? `${again}で` : ''}${pies}を${by}枚獲得して${now}枚になりました`;
    return phrase`${cause ? 'パイ投げ競争で使った' : ''}${pies}${cause ? '' : 'を'}${-by}枚${cause ? 'を失って' : '払って'}${now}枚になりました`;
  },
  draws: (value, cause) =>
    phrase`${cause && supplied[cause] ? `${supplied[cause]}で` : ''}${value ? names.spellsOf([value]) : icon('spell', '呪文カード')}を1枚引きました`,
  findsNoSpell: '引ける呪文カードがありませんでした',
  remade: '呪文カードの捨て札をシャッフルして、新しい山札にしました。',
  discarded: (value) => `${names.spellsOf([value])}を捨てました`,
  meets: (at, quest) => phrase`${at}でクエスト「${quest}」に出会いました`,
  offers: (met, kind, bold, leave) =>
    phrase`${met}。青のクエストは「${kind}」、赤のクエストは「${bold}」${leave ? `、なにもしなければ「${leave}」` : ''}です`,
  solves: (how) => (how ? `${how}を選びました` : '「なにもしない」を選びました'),
  rolled: (dice) => `ダイスを振り、${dice}が出ました`,
  twice: (land) => `2個とも${land}`,
  rolledFor: (kind, _count, lands) => `${printed.kinds[kind]}は${lands}`,
  noHexFree: (land) => phrase`${land}に空いたマスがなく、クエストトークンを置けません。`,
  noneLeft: (kind, land) => phrase`サプライに${printed.kinds[kind]}がないので、${land}には置きません。`,
  places: (kind, again, at, rival) =>
    phrase`${withRival(rival, at)}に${drawn(kind)}を${again ? 'もう1個' : ''}置きました`,
  paidFrom: (tokens, from) => phrase`${from}から${tokens}`,
  andFrom: '、',
  pays: (what) => phrase`${what}を払いました`,
  gives: (what, land, rival) => phrase`${land}にいる${name(rival)}さんに、${what}を贈りました`,
  gains: (what, at) =>
    what ? phrase`${at}で${what}を獲得しました` : phrase`サプライに残りがなく、何も獲得できませんでした`,
  throws: (kind, from, to, rival) => phrase`${drawn(kind)}を${from}から${withRival(rival, to)}へ投げました`,
  drewThree: (pile) => `${pile}のパワーアップタイルを3枚引きました`,
  drew: (tiles) => phrase`「${tiles}」を引きました`,
  keeps: (tile, text) => phrase`「${tile}」を残しました${text && `。効果は「${text.slice(0, -1)}」`}`,
  claims: (field, what, count) =>
    phrase`${field}のトロフィー${what && `（${what}）`}を獲得しました。トロフィーはこれで${count}つです`,
  claimsWith: ({ name: person, text }, field, count) =>
    phrase`個性カード「${person}」（${text}）を見せ、${field}のトロフィーを獲得しました。トロフィーはこれで${count}つです`,
  passes: {
    move: 'もう1体を動かしませんでした',
    victory: 'パイ投げ競争のトロフィーを獲得しませんでした',
    consolation: '2以内の差で負けましたが、個性カードは見せませんでした',
    after: 'パワーアップを使いませんでした',
  },
  usesNot: (tile) => phrase`「${tile}」を使いませんでした`,
  ending: (full) => phrase`${full}がトロフィーを4つ獲得したので、4つ未満のプレイヤーが最後の手番を1回ずつ行います。`,
  mostTrophies: (seats, count, trophies) =>
    count > 1
      ? phrase`${seats}のトロフィーは${trophies}つずつです。`
      : phrase`トロフィーが${trophies}つあるのは${seats}だけです。`,
  hasOfRow: (seat, count) => phrase`${name(seat)}さん${count}`,
  hasTrophies: (seat, fields) =>
    phrase`${name(seat)}さん${fields.length}つ${fields.length > 0 ? `（${fields.join('、')}）` : ''}`,
  compared: {
    0: (each) => phrase`トロフィーは、${each}。`,
    1: (each) => phrase`友情レベルは、${each}。`,
    2: (each) => phrase`支配しているリンゴと宝石の数は、${each}。`,
  },
  ended: (late, why, winners, count) =>
    phrase`${late ? '60ラウンドが終わりました。' : ''}${why}${winners}の${count > 1 ? '引き分けで、そろって' : ''}勝ちです。`,

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
