import type { Seat, ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { capital, listed, many, name, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Card, Kind, Pair, Soloist } from '../rules/cards.ts';
import {
  COMPOSER,
  cardOf,
  FAIRIES,
  HARPIST_KINDS,
  HARPISTS,
  kindOf,
  named,
  needsOf,
  PIANIST_KINDS,
  PIANISTS,
  SOLOISTS,
  sumOf,
} from '../rules/cards.ts';
import { type Contest, FACE_DOWN_POINTS, holders, missingOf, pointsByRow } from '../rules/score.ts';
import { ownerOf, type View } from '../rules/state.ts';
import { unseenFairies } from '../rules/view.ts';
import { cards, fairies, inSentence, names, needs, who } from './names.ts';

const soloists: Readonly<Record<Soloist, string>> = {
  fewest: '4 points for each fairy of the kind you have fewest of; on a tie only one kind counts',
  spread: '3 points for each fairy by which your largest kind outnumbers your smallest',
  widest:
    'kinds you have equally many of form a group; 3 points for each kind in your largest group, and on a tie only one group counts',
  groups: 'kinds you have equally many of form a group; 3 points for each group, and a single kind is a group too',
};
const soloistsJa: Readonly<Record<Soloist, string>> = {
  fewest: 'いちばん少ない種類の妖精コマ1個につき4点です。同数なら、いずれか1種類だけ数えます',
  spread: 'いちばん多い種類と、いちばん少ない種類の個数の差1につき3点です',
  widest:
    '個数が同じ種類どうしを1つのグループとし、種類がいちばん多いグループの種類1つにつき3点です。同数のグループがあっても、1つだけ数えます',
  groups: '個数が同じ種類どうしを1つのグループとし、グループ1つにつき3点です。1種類だけでも1つです',
};

const words = catalogues({
  fairy: both(
    (kind: string, of: number): string => `${capital(kind)}, one of ${of}.`,
    (kind, of) => `${kind}の妖精コマ。全部で${of}個あります。`,
  ),
  composes: both(
    'Whoever adds it draws two score cards and keeps one.',
    'オーケストラに加えると、スコアカードを2枚引き、1枚を選んで残します。',
  ),
  /** The cards of the table that pay for this kind, whatever else is there. */
  countsFor: both(
    (rows: readonly string[]): string => `It counts for the ${inSentence(rows)} today.`,
    (rows) => `今回は${rows.join('・')}の得点になります。`,
  ),
  unseen: both(
    (count: number): string => `${count} not seen yet.`,
    (count) => `まだ見えていないものは${count}個です。`,
  ),

  scoreCard: both(
    (wants: string): string => `Score card: 5 points for an orchestra with at least ${wants}.`,
    (wants) => `スコアカード。オーケストラに${wants}がそろえば5点です。`,
  ),
  kept: both(
    (seat: Seat, state: string): Phrase => p`${name(seat)} keeps it: ${state}.`,
    (seat, state) => p`${name(seat)}さんのカードで、${state}。`,
  ),
  choosable: both(
    (seat: Seat, state: string): Phrase => p`For ${name(seat)}: ${state}.`,
    (seat, state) => p`${name(seat)}さんのオーケストラでは、${state}。`,
  ),
  isMet: both('complete', 'もう達成しています'),
  isMissing: both(
    (wants: string): string => `${wants} missing`,
    (wants) => `あと${wants}が足りません`,
  ),

  soloist: both(
    (which: Soloist): string => `Soloist: ${soloists[which]}. Ignore kinds you have none of.`,
    (which) => `ソリスト：${soloistsJa[which]}。0個の種類は除きます。`,
  ),
  duet: both(
    (row: string, kinds: readonly string[]): string => `${row}: 3 points for each ${kinds.join('–')} pair.`,
    (row, kinds) => `${row}：${kinds.join('と')}が1個ずつそろった1組につき3点です。`,
  ),
  popular: both(
    (kind: string): string => `Popular fairy: 1 point for each ${kind}. It has no honour.`,
    (kind) => `人気者：${kind}1個につき1点です。名誉コマはありません。`,
  ),
  conductor: both(
    'Conductor: 2 points for each fairy of the kind you have most of; on a tie only one kind counts.',
    '指揮者：いちばん多い種類の妖精コマ1個につき2点です。同数なら、いずれか1種類だけ数えます。',
  ),
  honour: both(
    'Whoever has the most points here takes the honour, the round seal: 2 points.',
    'この得点がいちばん高いプレイヤーは、名誉コマ（丸い印、2点）も受け取ります。',
  ),
  holds: both(
    (whose: Phrase): Phrase => p`Now with ${whose}.`,
    (whose) => p`いまは${whose}です。`,
  ),
  nobodyHolds: both('Nobody has it yet.', 'まだ誰も受け取っていません。'),
  standing: both(
    (each: Phrase): Phrase => p`Points now: ${each}.`,
    (each) => p`いまの得点は${each}。`,
  ),
  stands: both(
    (whose: Phrase, points: number): Phrase => p`${whose} ${points}`,
    (whose, points) => p`${whose}${points}点`,
  ),

  faceDown: both(
    (worth: number): string => `Bach’s score cards: face down, ${many(worth, 'point')} each, met or not.`,
    (worth) => `バッハのスコアカード。裏向きのままで、達成していなくても1枚につき${worth}点です。`,
  ),
  bag: both(
    (count: number): string => `The bag: ${count} fairies have not been drawn.`,
    (count) => `布袋。まだ引かれていない妖精コマが${count}個入っています。`,
  ),
  left: both(
    (of: Phrase): Phrase => p`Random cards. Not drawn yet: ${of}.`,
    (of) => p`ランダムカード。まだ引かれていない妖精コマは${of}です。`,
  ),
  deck: both(
    (count: number): string => `The deck: ${many(count, 'score card')}. Each composer draws two of them.`,
    (count) => `スコアカードの山。残りは${count}枚です。作曲家を加えると、ここから2枚引きます。`,
  ),
  noneDiscarded: both(
    'The discard pile. No score card lies there yet.',
    '捨て札置き場。スコアカードはまだありません。',
  ),
  discarded: both(
    (of: Phrase): Phrase => p`The discard pile: ${of}.`,
    (of) => p`捨て札置き場のスコアカード：${of}。`,
  ),
  removed: both(
    (of: Phrase): Phrase => p`Removed from the game: ${of}.`,
    (of) => p`ゲームから取り除かれた妖精コマ：${of}。`,
  ),
});

const things = { en: { ...names.en, ...words.en }, ja: { ...names.ja, ...words.ja } };
type ThingWords = (typeof things)[Lang];

/** What a thing is, and how all stand in it unless points are hidden until the end. */
export function explain(lang: Lang, of: ThingId, view: View, arePointsCovered: boolean): Phrase {
  const said = things[lang];
  const colon = of.indexOf(':');
  const [what, which] = [of.slice(0, colon), of.slice(colon + 1)];
  const contest = (pays: string, row: Contest): Phrase => explainContest(said, pays, row, view, arePointsCovered);
  const duet = (row: 'pianist' | 'harpist', kinds: Pair): Phrase =>
    contest(
      said.duet(
        said.rows[row],
        kinds.map((kind) => said.kinds[kind]),
      ),
      row,
    );
  switch (what) {
    case 'fairy':
      return explainFairy(said, kindOf(which), view);
    case 'score':
      return explainCard(said, cardOf(which), view);
    case 'soloist':
      return contest(said.soloist(named(SOLOISTS, which)), 'soloist');
    case 'pianist':
      return duet('pianist', PIANIST_KINDS[named(PIANISTS, which)]);
    case 'harpist':
      return duet('harpist', HARPIST_KINDS[named(HARPISTS, which)]);
  }
  switch (of) {
    case 'contest:popular':
      return contest(said.popular(said.kinds[view.popular]), 'popular');
    case 'contest:conductor':
      return contest(said.conductor, 'conductor');
    case 'pile:bag':
      return view.left ? said.left(fairies(said, view.left)) : [said.bag(view.bag)];
    case 'pile:deck':
      return [said.deck(view.deck)];
    case 'pile:discard':
      return view.discard.length === 0
        ? [said.noneDiscarded]
        : said.discarded(cards(said, view.discard, said.cardComma));
    case 'pile:removed':
      return said.removed(fairies(said, view.removed));
    case 'pile:bach':
      return [said.faceDown(FACE_DOWN_POINTS[view.manner])];
    default:
      throw new Error(`nothing on the table is called ${of}`);
  }
}

const sentences = (said: ThingWords, all: readonly Phrase[]): Phrase => listed(all, said.space, said.space);

/** With the cards that name the kind; what conductor and soloist pay for changes from orchestra to orchestra. */
function explainFairy(said: ThingWords, kind: Kind, view: View): Phrase {
  const rows: Contest[] = view.popular === kind ? ['popular'] : [];
  if (PIANIST_KINDS[view.pianist].includes(kind)) rows.push('pianist');
  if (HARPIST_KINDS[view.harpist].includes(kind)) rows.push('harpist');
  const unseen = unseenFairies(view)[kind] + (view.left?.[kind] ?? 0);
  return sentences(said, [
    [said.fairy(said.kinds[kind], FAIRIES[kind])],
    ...(kind === COMPOSER ? [[said.composes]] : []),
    ...(rows.length > 0 ? [[said.countsFor(rows.map((row) => said.rows[row]))]] : []),
    [said.unseen(unseen)],
  ]);
}

function explainCard(said: ThingWords, card: Card, { scoreCards, dealt, offered, owed, orchestras }: View): Phrase {
  const about: Phrase = [said.scoreCard(needs(said, needsOf(card)))];
  const keeper = scoreCards.findIndex((each) => each.includes(card));
  const chooser = offered.includes(card) ? (owed[0] ?? -1) : dealt.findIndex((each) => each?.includes(card));
  const seat = keeper < 0 ? chooser : keeper;
  if (seat < 0) return about;
  const missing = missingOf(card, at(orchestras, seat));
  const state = sumOf(missing) === 0 ? said.isMet : said.isMissing(needs(said, missing));
  return sentences(said, [about, (keeper < 0 ? said.choosable : said.kept)(seat, state)]);
}

/** What a contest pays for, whose its honour is, and how all stand in it. */
function explainContest(said: ThingWords, pays: string, row: Contest, view: View, areCovered: boolean): Phrase {
  const points = pointsByRow(view)[row];
  const owner = (side: number): Phrase => who(said, ownerOf(view, side));
  const honour: Phrase[] = row === 'popular' ? [] : [[said.honour]];
  if (areCovered) return sentences(said, [[pays], ...honour]);
  const leading = holders(points, view.step === 'over').map(owner);
  const holds = leading.length > 0 ? said.holds(listed(leading, said.comma, said.and)) : [said.nobodyHolds];
  const each = points.map((count, side) => said.stands(owner(side), count));
  const standing = said.standing(listed(each, said.comma, said.comma));
  return sentences(said, [[pays], ...honour, ...(row === 'popular' ? [] : [holds]), standing]);
}
