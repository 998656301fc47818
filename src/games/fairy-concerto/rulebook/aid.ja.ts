import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import { names } from '../words/names.ts';
import type { aid as english } from './aid.en.ts';

const { ja: words } = names;
const [T, D, V, H, CO] = words.kinds;

const draft = (seats: number): Phrase => {
  if (seats === 1) return phrase`引いた妖精コマから、表の個数を加えます。残りはバッハへ。`;
  if (seats === 2) return phrase`加える1個と取り除く1個を選び、同時に公開します。残りは互いに渡します。`;
  return phrase`手の中から妖精コマを1個選び、全員同時に公開します。残りは左隣に渡します。`;
};

export const aid: typeof english = (seats, bachs) => ({
  draft: {
    title: 'ドラフト',
    lines: [draft(seats), phrase`${icon('C', CO)}を加えたら、スコアカードを2枚引き、1枚を残します。`],
  },
  scores: {
    title: '得点',
    lines: [
      phrase`${icon('popular', words.rows.popular)} 同じ種類の妖精コマ1個につき1点。名誉コマはなし。`,
      phrase`${icon('conductor', words.rows.conductor)} いちばん多い種類1個につき2点。`,
      phrase`${icon('soloist', words.rows.soloist)} カードをタップすると数え方が出ます。`,
      phrase`${icon('pianist', words.rows.pianist)}${icon('harpist', words.rows.harpist)} 2種類が1個ずつそろった1組につき3点。`,
      phrase`スコアカードは達成すれば5点、達成しなければ0点。${seats === 1 ? `バッハのものは、達成しなくても${bachs}点。` : ''}`,
      phrase`名誉コマは2点。そのカードの得点がいちばん高いプレイヤーに（同点なら全員に）。`,
    ],
  },
  signs: {
    title: '印',
    lines: [
      phrase`${icon('T', T)} ${T} ${icon('D', D)} ${D} ${icon('V', V)} ${V} ${icon('H', H)} ${H} ${icon('C', CO)} ${CO}`,
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
