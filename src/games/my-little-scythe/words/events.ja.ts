import type { Seat } from '../../../engine/ids.ts';
import { listed, peopleJa } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase, ruleLink } from '../../../words/phrase.ts';
import { type KindName, TOP_OF_TRACK } from '../rules/cards.ts';
import type { Cause } from '../rules/events.ts';
import { printed } from './cards.ja.ts';
import type { EventWords } from './events.en.ts';
import { names } from './names.ja.ts';
import type { Leg } from './sayEvents.ts';

const drawn = (kind: KindName): Part => icon(kind, printed.kinds[kind]);
const withRival = (rival: Seat | null, at: Part): Phrase =>
  rival === null ? [at] : phrase`${at}にいる${name(rival)}さんのところ`;
const which = (other: boolean | null): string => (other === null ? '勇者コマ2体' : other ? 'もう1体' : '勇者コマ1体');
const ONE_OF_TWO = '2体のうち1体';
const DID = 'ました';
const helped = ({ by }: Leg): Phrase => (by ? phrase`「${by}」を使って` : []);
const went = (who: string, leg: Leg, last: typeof DID | '' = DID): Phrase => {
  const { from, to, load } = leg;
  return load.length > 0
    ? phrase`${helped(leg)}${who}で${load}を${from}から${to}へ運び${last}`
    : phrase`${helped(leg)}${who}を${from}から${to}へ動かし${last}`;
};
const supplied: Readonly<Partial<Record<Cause, string>>> = { camp: '補給', campAgain: '2回目の補給' };
const most = (now: number): string => (now === TOP_OF_TRACK ? '上限の' : '');
/** What only begins a deed does not end a sentence. */
const BEGINS = /(?:選び|使い|引き|戻し|見せ)ました$/;
const told = (deeds: readonly Phrase[]): Phrase =>
  deeds.flatMap((deed, at) => {
    const [last, next] = [deed.at(-1), deeds[at + 1]?.at(-1)];
    const goesOn = typeof last === 'string' && BEGINS.test(last) && typeof next === 'string' && next.includes(DID);
    if (goesOn) return [...deed.slice(0, -1), `${last.slice(0, -DID.length)}、`];
    return at < deeds.length - 1 ? [...deed, '。'] : deed;
  });

export const events: EventWords = {
  did: (seat, deeds) => phrase`${name(seat)}さんは${told(deeds)}。`,
  lastOf: '、',
  lies: (kind, at) => phrase`${at}に${drawn(kind)}`,
  there: 'そのマス',
  level: (of) => `友情レベル${of}`,
  allStart: (has) => phrase`全員が${has}で始めます。`,
  starts: (seat, begins, has, where, front) =>
    phrase`${begins ? '最初' : '続くの'}は${name(seat)}さんで${has.length > 0 ? phrase`、${has}を持っていま` : ''}す。キャンプ地は${where}で、その前には、${front}があります。`,
  began: (seat, last, barred) =>
    phrase`${name(seat)}さんの${last ? '最後の' : ''}手番です。${barred ? phrase`「${barred}」は選べません。` : last ? '' : 'どのアクションも選べます。'}`,
  acted: (space, isTile) => phrase`「${space}」を${isTile ? '使い' : '選び'}ました`,
  moved: (other, leg) => went(which(other), leg),
  movedBoth(one, other, sameFrom, sameTo) {
    const [first, second] = [which(false), which(true)];
    if (one.by) other = { ...other, by: null };
    if (one.load.length > 0 || other.load.length > 0) return phrase`${went(first, one, '')}、${went(second, other)}`;
    return phrase`${helped(one)}${first}を${one.from}から${sameTo ? '' : phrase`${one.to}へ`}、${helped(other)}${second}を${sameFrom ? '' : phrase`${other.from}から`}${sameTo ? '、どちらも' : ''}${other.to}へ動かしました`;
  },
  delivered: (load) => phrase`${load}を配達しました`,
  attacked: (rival, at) => phrase`${at}で${name(rival)}さんにパイ投げ競争を挑みました`,
  spared: (tile) => phrase`「${tile}」があるので${icon('heart', '友情レベル')}は下がりません`,
  sealed: '使うものを秘密に選びました',
  fought: (seat, set, rival, against, outcome) =>
    phrase`${name(seat)}さんは${set}、${name(rival)}さんは${against}。${outcome}`,
  set: (what, hasCannon, total) =>
    hasCannon
      ? `${what && `${what}に`}${printed.tiles['pie-cannon'].name}の2${total === null ? 'だけ' : `を足して合計${total}`}`
      : `${what || '何もなし'}${total === null ? '' : `で合計${total}`}`,
  tied: (winner) =>
    phrase`${ruleLink('fight.tie', '同点')}なので、パイ投げ競争は攻撃側の${name(winner)}さんの勝ちです。`,
  won: (winner) => phrase`パイ投げ競争は${name(winner)}さんの勝ちです。`,
  home: (other, from, leaves) =>
    phrase`${other === false && !from ? (leaves ? ONE_OF_TWO : '勇者コマ') : which(other)}を${from ? phrase`${from}から` : ''}キャンプ地に戻しました`,
  unmarks: 'アクションマーカーを取り除きました',
  marks: (tile) => phrase`アクションマーカーを「${tile}」に移しました`,
  friendship: (by, now, cause) =>
    by === 0
      ? phrase`${most(now)}${icon('heart', '友情レベル')}${now}のままです`
      : phrase`${cause ? '攻撃したので' : ''}${icon('heart', '友情レベル')}が${Math.abs(by)}${by < 0 ? '下がって' : '上がって'}${most(now)}${now}になりました`,
  piesChanged(by, now, cause, spends, momentary) {
    const pies = icon('pie', 'パイ');
    const again = cause && supplied[cause];
    if (by === 0) return phrase`${again ? `${again}をしましたが、` : ''}${most(now)}${pies}${now}枚のままです`;
    const gains = phrase`${again ? `${again}で` : ''}${pies}を${by}枚獲得し`;
    if (by > 0 && spends && !momentary) return phrase`${gains}ました`;
    if (by > 0) return phrase`${gains}て${momentary ? '一時は' : ''}${most(now)}${now}枚になりました`;
    return phrase`${pies}を${-by}枚払って${now}枚になりました`;
  },
  treated(seats, by, now) {
    const pie = icon('pie', 'パイ');
    const several = seats.length > 1;
    if (new Set(now).size > 1) {
      const each = seats.map((seat, at) => phrase`${name(seat)}さんは${now[at] ?? by}枚`);
      return phrase`ほかのプレイヤーは${pie}を${by}枚ずつ獲得し、${listed(each, '、', '、')}になりました。`;
    }
    return phrase`${peopleJa(seats)}は${pie}を${by}枚${several ? 'ずつ' : ''}獲得し、${several ? 'それぞれ' : ''}${now[0] ?? by}枚になりました。`;
  },
  draws: (value, now, cause, spends, momentary) =>
    phrase`${cause && supplied[cause] ? `${supplied[cause]}で` : ''}${value ? names.spellsOf([value]) : icon('spell', '呪文カード')}を1枚${spends && !momentary ? '引きました' : `引いて、手札は${momentary ? '一時' : ''}${now}枚になりました`}`,
  findsNoSpell: '引ける呪文カードがありませんでした',
  remade: '呪文カードの捨て札をシャッフルして、新しい山札にしました。',
  discarded: (value, now) => `${names.spellsOf([value])}を捨てて、手札は${now}枚になりました`,
  hasLeft: (seat, what) => phrase`${name(seat)}さんは${what.join('と')}`,
  spent: (left, pies, spells) =>
    phrase`使った${[...(pies ? ['パイ'] : []), ...(spells ? ['呪文'] : [])].join('と')}がなくなり、${left}になりました。`,
  meets: (at, quest) => phrase`${at}でクエスト「${quest}」に出会いました`,
  offers: (met, kind, bold, leave) =>
    phrase`${met}。青のクエストは「${kind}」、赤のクエストは「${bold}」${leave ? `、なにもしなければ「${leave}」` : ''}です`,
  atTable: (side, pies) => side.replace(/\d枚（.+?）/, `${pies}枚`),
  solves: (how) => (how ? `${how}を選びました` : '「なにもしない」を選びました'),
  rolled: (dice) => `ダイスを振り、${dice}が出ました`,
  twice: (land) => `2個とも${land}`,
  rolledFor: (kind, _count, lands) => `${printed.kinds[kind]}は${lands}`,
  noHexFree: (land) => phrase`${land}に空いたマスがなく、クエストトークンを置けません。`,
  noneLeft: (kinds) =>
    phrase`サプライに${kinds.map((kind) => printed.kinds[kind]).join('も')}${kinds.length > 1 ? 'も' : 'は'}残っていません。`,
  theLast: (tokens) => phrase`サプライ最後の${tokens}`,
  placedAt: (tokens, at, rival) => phrase`${withRival(rival, at)}に${tokens}`,
  places: (what) => phrase`${what}を置きました`,
  paidFrom: (tokens, from) => phrase`${from}から${tokens}`,
  pays: (what) => phrase`${what}を払いました`,
  gives: (what, land, rival) => phrase`${what}を、${land}にいる${name(rival)}さんに贈りました`,
  gains: (what, at, now) =>
    what
      ? phrase`${at}で${what}を獲得し${now ? `、そのマスには${now}が集まりました` : 'ました'}`
      : phrase`サプライに残りがなく、何も獲得できませんでした`,
  jumps: (from, to, leaves) => phrase`${leaves ? ONE_OF_TWO : '勇者コマ'}を${from}から${to}へ移しました`,
  throws: (kind, from, to, rival) => phrase`${drawn(kind)}を${from}から${withRival(rival, to)}へ投げました`,
  drewThree: (pile) => `${pile}のパワーアップタイルを3枚引きました`,
  drew: (tiles) => phrase`「${tiles}」を引きました`,
  keeps: (tile, text) => phrase`「${tile}」を残しました${text && `。効果：${text.slice(0, -1)}`}`,
  before: (what) => `この手番で一時は${what}となっていたの`,
  exactly: (what, has) => what.replace(/\d(\D?)以上/, `${has}$1`),
  trophyFor: (field, what) => `${what && `${what}で、`}${field}のトロフィー`,
  shows: (person) => `個性カード「${person}」を見せました`,
  claims: (what, count) => `${what}を獲得しました。${count === 1 ? '1つ目のトロフィー' : `これで${count}つ目`}です`,
  passes: {
    move: 'もう1体を動かしませんでした',
    victory: 'パイ投げ競争のトロフィーを獲得しませんでした',
    consolation: '2以内の差で負けましたが、個性カードは見せませんでした',
    after: 'パワーアップを使いませんでした',
  },
  usesNot: (tile) => phrase`「${tile}」を使いませんでした`,
  ending: (full) =>
    phrase`${full ? phrase`${full}がトロフィーを4つ獲得しました。` : ''}4つ未満のプレイヤーは最後の手番を行います。`,
  mostTrophies: (seats, count, trophies) =>
    count > 1
      ? phrase`${seats}のトロフィーは${trophies}つずつです。`
      : phrase`トロフィーが${trophies}つあるのは${seats}だけです。`,
  countOf: (seat, count) => phrase`${name(seat)}さんの${count}`,
  compared(friendship, seats, count, most, behind) {
    const row = friendship ? '友情レベル' : '支配しているリンゴと宝石の数';
    const each = count > 1 ? 'ずつ' : '';
    return phrase`${row}は${behind.length > 0 ? phrase`${seats}が${most}${each}で、${behind}を上回ります` : `${most}ずつで同じです`}。`;
  },
  ended: (late, why, winners, count) =>
    phrase`${late ? '60ラウンドが終わりました。' : ''}${why}${winners}${count > 1 ? 'は、ともに勝者です' : 'の勝ちです'}。`,

  between: '、',
  turnMoved: (to, load) => phrase`${load}${load.length > 0 ? 'を' : ''}${to}へ`,
  turnBoth: (to, load) => (load.length > 0 ? phrase`2体で${load}を${to}へ` : phrase`2体とも${to}へ`),
  another: (land) => `もう1つの${land}`,
  turnDelivered: (load) => phrase`${load}を配達`,
  turnFought: (foe, own, other, isWon) =>
    phrase`${name(foe)}さんとのパイ投げ競争に${own}対${other}で${isWon ? '勝ち' : '負け'}`,
  turnSealed: '秘密の選択',
  turnSolved: (quest, how) => phrase`「${quest}」（${how}）`,
  turnPlaced: (tokens) => phrase`${tokens}を配置`,
  turnGiven: (tokens) => phrase`${tokens}を贈る`,
  turnThrown: (kind, to) => phrase`${drawn(kind)}を${to}へ投げる`,
  turnKept: (tile) => phrase`「${tile}」を獲得`,
  turnClaimed: (field) => phrase`${field}のトロフィー`,
  turnSpells: (count) => phrase`呪文カード${count}枚を引く`,
  turnPies: (by) => phrase`${icon('pie', 'パイ')}${by}枚`,
  turnFriendship: (by) => phrase`${icon('heart', '友情')}${by}`,
};
