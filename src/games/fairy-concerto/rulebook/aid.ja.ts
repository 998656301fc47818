import { icon, phrase } from '../../../words/phrase.ts';
import { names } from '../words/names.ja.ts';
import type { aid as english } from './aid.en.ts';

const [T, D, V, H, CO] = names.kinds;

export const aid: typeof english = {
  draft: {
    title: 'ドラフト',
    lines: [
      phrase`全員同時に、手札の妖精を1人選んで公開します。残りは左隣に渡します。`,
      phrase`2人プレイは1人加え、1人取り除きます。ソロプレイは表の人数を加え、残りはバッハへ。`,
      phrase`${icon('C', CO)}はスコアカードを2枚引き、1枚を残します。`,
    ],
  },
  scores: {
    title: '得点',
    lines: [
      phrase`${icon('popular', names.rows.popular)} 人気の種類1人につき1点。`,
      phrase`${icon('conductor', names.rows.conductor)} いちばん多い種類1人につき2点。`,
      phrase`${icon('soloist', names.rows.soloist)} カードをタップすると数え方が出ます。`,
      phrase`${icon('pianist', names.rows.pianist)}${icon('harpist', names.rows.harpist)} そろった1組につき3点。`,
      phrase`スコアカードはそろえば5点。バッハのは、そろわなくても3点。`,
      phrase`名誉コマは2点。その点がいちばん高い人に（同点は全員）。人気者にはありません。`,
    ],
  },
  signs: {
    title: '印',
    lines: [
      phrase`${icon('T', T)} ${T} ${icon('D', D)} ${D} ${icon('V', V)} ${V} ${icon('H', H)} ${H} ${icon('C', CO)} ${CO}`,
      phrase`カードの横の丸い印：いま名誉コマがあります。`,
      phrase`スコアカードの色つきはいる妖精、線だけは足りない妖精です。`,
    ],
  },
  end: {
    title: '終わり',
    lines: [phrase`12人そろったら最終得点計算。合計点の高い人の勝ち。バッハとの同点は負けです。`],
  },
};
