import type { InBoth } from '../../../words/phrase.ts';
import type { FigureId } from '../rulebook/scenes.ts';

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    kinds:
      'The five kinds: a trumpeter in a pointed cap, 12; a drummer in a tall cap, 12; a violinist with a bun, 12; a hornist in a feathered hat, 12; a composer with curls and a quill, 8.',
    contests:
      'The five cards of the table: the popular fairy with a violin, the conductor, a soloist, the pianist with trumpet and violin, the harpist with drum and horn.',
    choose:
      'A hand of six: trumpeter, drummer, two violinists, hornist, composer. A violinist is lifted, and of the two score cards one is.',
    composer: 'A composer, and the two score cards it draws: one stays, the other is set aside.',
    pass: 'Three players side by side, each with a hand face down. An arrow leads from each to the next, and from the last back to the first.',
    two: 'A hand of six for two players: a hornist is marked to be added, a drummer to be removed.',
    rounds: 'Seven columns, one a round. Yours are 1, 1, 2, 2, 3, 2, 1; Bach’s are 1, 2, 2, 3, 3, 2, 1.',
    popular:
      'An orchestra of 2 trumpeters, 2 drummers, 2 violinists, 5 hornists and 1 composer. The popular fairy is a violinist: 2 times 1 is 2 points.',
    conductor: 'The same orchestra. The 5 hornists are marked for the conductor: 5 times 2 is 10 points.',
    fewest: 'The same orchestra. The only composer is marked, the fewest: 1 times 4 is 4 points.',
    spread:
      'The same orchestra. There are 4 hornists more than composers, and these 4 are marked: 4 times 3 is 12 points.',
    widest:
      'The same orchestra. Trumpeters, drummers and violinists stand in one frame, 2 of each: 3 kinds times 3 is 9 points.',
    groups:
      'The same orchestra in three frames: trumpeters, drummers and violinists with 2 each, the 5 hornists, the 1 composer. 3 groups times 3 is 9 points.',
    pianist: 'The same orchestra. The pianist wants trumpeter and violinist: two such pairs are marked, 6 points.',
    scores:
      'Three score cards beside the same orchestra. Four hornists: met. Two trumpeters, two violinists, three hornists: met. Two trumpeters, two drummers, three violinists: one violinist is missing.',
    honours: 'The four honours: a baton, a note in a beam of light, a piano, a harp.',
  },
  ja: {
    kinds:
      '5種類の妖精。とんがり帽子のトランペッターが12人、高い帽子のドラマーが12人、おだんご髪のヴァイオリニストが12人、羽根帽子のホルニストが12人、巻き毛に羽根ペンの作曲家が8人。',
    contests:
      '卓上の5枚。ヴァイオリニストの人気者、指揮者、ソリスト、トランペッターとヴァイオリニストのピアニスト、ドラマーとホルニストのハーピスト。',
    choose:
      '6人の手札。トランペッター、ドラマー、ヴァイオリニスト2人、ホルニスト、作曲家。ヴァイオリニストの1人と、2枚のスコアカードの片方が持ち上がっています。',
    composer: '作曲家と、引いた2枚のスコアカード。1枚は残り、もう1枚はわきへ。',
    pass: '並んだ3人と、伏せた手札。それぞれから次の人へ、最後の人からは最初の人へ矢印があります。',
    two: '2人用の、6人の手札。ホルニストに加える印、ドラマーに取り除く印があります。',
    rounds: '7つの列が7ラウンド。あなたは1、1、2、2、3、2、1人、バッハは1、2、2、3、3、2、1人。',
    popular:
      'トランペッター2人、ドラマー2人、ヴァイオリニスト2人、ホルニスト5人、作曲家1人のオーケストラ。人気者はヴァイオリニストで、2×1の2点。',
    conductor: '同じオーケストラ。指揮者はホルニストの5人で、5×2の10点。',
    fewest: '同じオーケストラ。いちばん少ない作曲家1人に印。1×4の4点。',
    spread: '同じオーケストラ。ホルニストは作曲家より4人多く、その4人に印。4×3の12点。',
    widest: '同じオーケストラ。2人ずつのトランペッター、ドラマー、ヴァイオリニストが1つの枠に入り、3種類×3の9点。',
    groups:
      '同じオーケストラが3つの枠に分かれています。2人ずつのトランペッター・ドラマー・ヴァイオリニスト、5人のホルニスト、1人の作曲家。3組×3の9点。',
    pianist: '同じオーケストラ。ピアニストはトランペッターとヴァイオリニストの組。2組に印があり、6点。',
    scores:
      '同じオーケストラと3枚のスコアカード。ホルニスト4人はそろっています。トランペッター2人・ヴァイオリニスト2人・ホルニスト3人もそろっています。トランペッター2人・ドラマー2人・ヴァイオリニスト3人は、ヴァイオリニストが1人足りません。',
    honours: '4つの名誉コマ。指揮棒、光の中の音符、ピアノ、ハープ。',
  },
};
