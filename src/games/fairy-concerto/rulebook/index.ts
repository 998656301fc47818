import type { Eyes } from '../../../engine/game.ts';
import { icon, name, type Phrase, phrase } from '../../../words/phrase.ts';
import { bindRulebook } from '../../../words/rulebook.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import { sumOf } from '../rules/cards.ts';
import { type Rule, ruleList } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import { cards, fairies, names } from '../words/names.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { FigureId } from './scenes.ts';

// The rulebook as a whole, and the player aid, which says at a glance what most turns need.

const figures: Readonly<Partial<Record<Rule, FigureId>>> = {
  'orchestra.fairies': 'kinds',
  'setup.contests': 'contests',
  'draft.keep': 'choose',
  'draft.composer': 'composer',
  'draft.pass': 'pass',
  'two.choose': 'two',
  'bach.rounds': 'rounds',
  'score.popular': 'popular',
  'score.conductor': 'conductor',
  'soloist.fewest': 'fewest',
  'soloist.spread': 'spread',
  'soloist.widest': 'widest',
  'soloist.groups': 'groups',
  'score.pianist': 'pianist',
  'score.harpist': 'harpist',
  'score.cards': 'scores',
  'score.honours': 'honours',
  'cards.soloists': 'soloists',
  'cards.pianists': 'pianists',
  'cards.harpists': 'harpists',
  'cards.four': 'four',
  'cards.duos': 'duos',
  'cards.trios': 'trios',
  'cards.authors': 'authors',
};

export const rulebook = { en: bindRulebook(ruleList, figures, en), ja: bindRulebook(ruleList, figures, ja) };

const { en: words } = names;
const [T, D, V, H, CO] = words.kinds;

const draft = (seats: number): Phrase => {
  if (seats === 1) return phrase`Add as many of the drawn fairies as the table says; the rest goes to Bach.`;
  if (seats === 2) return phrase`Both at once: choose 1 fairy to add and 1 to remove, reveal, swap the rest.`;
  return phrase`All at once: choose 1 fairy from your hand, reveal, pass the rest to the left.`;
};

/** The player aid: what one looks up in the middle of a draft. `bachs`: what each of his score cards is worth. */
export const aid = (seats: number, bachs: number) => ({
  draft: {
    title: 'A draft',
    lines: [draft(seats), phrase`${icon('C', CO)} draws 2 score cards and keeps 1.`],
  },
  scores: {
    title: 'What scores',
    lines: [
      phrase`${icon('popular', words.rows.popular)} 1 for each of the popular kind. No honour.`,
      phrase`${icon('conductor', words.rows.conductor)} 2 for each of the kind you have most of.`,
      phrase`${icon('soloist', words.rows.soloist)} What its card says: tap it.`,
      phrase`${icon('pianist', words.rows.pianist)}${icon('harpist', words.rows.harpist)} 3 for each pair on its card.`,
      phrase`Score card: 5 if all it shows are there, else nothing.${seats === 1 ? ` Each of Bach’s: ${bachs}, met or not.` : ''}`,
      phrase`Honour: 2 for the most points on that card; on a tie for each.`,
    ],
  },
  signs: {
    title: 'Signs',
    lines: [
      phrase`${icon('T', T)} ${T} ${icon('D', D)} ${D} ${icon('V', V)} ${V} ${icon('H', H)} ${H} ${icon('C', CO)} ${CO}`,
      phrase`A round seal beside a card: its honour is yours now.`,
      phrase`On a score card: in colour, there; outlined, still needed.`,
    ],
  },
  end: {
    title: 'The end',
    lines: [
      phrase`${seats === 1 ? 'Twelve fairies for you, fourteen for Bach. You win with more points than he has.' : 'Twelve fairies each; the most points win.'}`,
    ],
  },
});

const { ja: wordsJa } = names;
const [TJ, DJ, VJ, HJ, COJ] = wordsJa.kinds;

const draftJa = (seats: number): Phrase => {
  if (seats === 1) return phrase`引いた妖精コマから、表の個数を加えます。残りはバッハへ。`;
  if (seats === 2) return phrase`加える1個と取り除く1個を選び、同時に公開します。残りは互いに渡します。`;
  return phrase`手の中から妖精コマを1個選び、全員同時に公開します。残りは左隣に渡します。`;
};

export const aidJa: typeof aid = (seats, bachs) => ({
  draft: {
    title: 'ドラフト',
    lines: [draftJa(seats), phrase`${icon('C', COJ)}を加えたら、スコアカードを2枚引き、1枚を残します。`],
  },
  scores: {
    title: '得点',
    lines: [
      phrase`${icon('popular', wordsJa.rows.popular)} 同じ種類の妖精コマ1個につき1点。名誉コマはなし。`,
      phrase`${icon('conductor', wordsJa.rows.conductor)} いちばん多い種類1個につき2点。`,
      phrase`${icon('soloist', wordsJa.rows.soloist)} カードをタップすると数え方が出ます。`,
      phrase`${icon('pianist', wordsJa.rows.pianist)}${icon('harpist', wordsJa.rows.harpist)} 2種類が1個ずつそろった1組につき3点。`,
      phrase`スコアカードは達成すれば5点、達成しなければ0点。${seats === 1 ? `バッハのものは、達成しなくても${bachs}点。` : ''}`,
      phrase`名誉コマは2点。そのカードの得点がいちばん高いプレイヤーに（同点なら全員に）。`,
    ],
  },
  signs: {
    title: '印',
    lines: [
      phrase`${icon('T', TJ)} ${TJ} ${icon('D', DJ)} ${DJ} ${icon('V', VJ)} ${VJ} ${icon('H', HJ)} ${HJ} ${icon('C', COJ)} ${COJ}`,
      phrase`カードの横の丸い印：いま、その名誉コマはあなたのものです。`,
      phrase`スコアカードの色つきはある妖精コマ、線だけは足りない妖精コマです。`,
    ],
  },
  end: {
    title: '終わり',
    lines: [
      phrase`${seats === 1 ? 'あなたは12個、バッハは14個。合計点がバッハより高ければ勝ちです。' : '12個そろったら最終得点計算。合計点がいちばん高いプレイヤーの勝ちです。'}`,
    ],
  },
});

const wordsOfRecall = catalogues({
  hands: both('Hands that you have seen', '見たことのある、ほかの人の手の中'),
  bag: both('Random cards still to come', 'まだ出ていないランダムカード'),
  out: both('Out of the game', 'ゲームから取り除かれた妖精コマ'),
  discard: both('Score cards in the discard', '捨て札置き場のスコアカード'),
  colon: both(': ', '：'),
});

/** What has gone through one's hands, and what everybody may count. */
export function recall({ hands, left, removed, discard }: View, lang: Lang, eyes: Eyes): readonly AidPart[] {
  const [said, called] = [wordsOfRecall[lang], names[lang]];
  const seen = hands.flatMap((hand, seat) =>
    hand && seat !== eyes && sumOf(hand) > 0 ? [phrase`${name(seat)}${said.colon}${fairies(called, hand)}`] : [],
  );
  const part = (title: string, lines: AidPart['lines']): AidPart[] => (lines.length > 0 ? [{ title, lines }] : []);
  return [
    ...part(said.hands, seen),
    ...part(said.bag, left && sumOf(left) > 0 ? [fairies(called, left)] : []),
    ...part(said.out, sumOf(removed) > 0 ? [fairies(called, removed)] : []),
    ...part(said.discard, discard.length > 0 ? [cards(called, discard, called.cardComma)] : []),
  ];
}
