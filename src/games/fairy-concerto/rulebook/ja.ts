import { phrase } from '../../../words/phrase.ts';
import type { Chapter, Paragraph } from '../../../words/voice.ts';
import type { FigureId } from './scenes.ts';

const said = (rule: string, text: string): Paragraph => ({ rule, text: phrase`${text}` });
const drawn = (figure: FigureId, paragraph: Paragraph): Paragraph => ({ ...paragraph, figure });
const decided = (rule: string, text: string): Paragraph => ({ ...said(rule, text), house: true });

export const rulebook: readonly Chapter[] = [
  {
    title: 'オーケストラ',
    paragraphs: [
      said(
        'orchestra.aim',
        '手札を回しながら妖精を選び、12人のオーケストラを作ります。最後に7つの項目を数え、点がいちばん高い人の勝ちです。',
      ),
      drawn(
        'kinds',
        said('orchestra.fairies', '妖精は、トランペット・太鼓・バイオリン・ホルンが12人ずつ、作曲家が8人です。'),
      ),
    ],
  },
  {
    title: '準備',
    paragraphs: [
      said('setup.score', '26枚の楽譜から、全員に2枚ずつ伏せて配ります。残りは山札です。'),
      drawn(
        'contests',
        said(
          'setup.contests',
          '人気の妖精と指揮者のカードを置きます。ソリスト、ピアニスト、ハーピストを無作為に1枚ずつ加え、残りは使いません。',
        ),
      ),
      said('setup.honours', '4種類の名誉を、それぞれ人数分用意します。'),
      said(
        'setup.popular',
        '妖精をすべて袋に入れ、1人を引いて人気の妖精のカードに置きます。その種類が人気の種類です。この妖精は誰のオーケストラにも入りません。',
      ),
      said('setup.hand', '全員が妖精を6人ずつ引き、秘密の手札にします。'),
    ],
  },
  {
    title: 'ドラフト',
    paragraphs: [
      said('draft.choose', '全員同時に、手札から妖精を1人こっそり選びます。'),
      drawn(
        'choose',
        said(
          'draft.keep',
          '最初のドラフトでは、配られた2枚の楽譜のどちらを残すかも選びます。残した楽譜はボードの横に表向きに置き、もう1枚は表向きに捨てます。',
        ),
      ),
      said('draft.reveal', '全員が選んだら、いっせいに公開します。選んだ妖精はオーケストラに加わります。'),
      drawn(
        'composer',
        said(
          'draft.composer',
          '公開した妖精が作曲家なら、すぐに楽譜を2枚引きます。1枚を残し、もう1枚は表向きに捨てます。',
        ),
      ),
      said(
        'draft.stands',
        '作曲家はその楽譜の上に立ちますが、オーケストラの1人として数えます。楽譜は何枚でも持てます。',
      ),
      drawn('pass', said('draft.pass', 'そのあと、残った手札を左どなりに渡します。どちらのラウンドでも左です。')),
      said(
        'draft.rounds',
        '6回のドラフトで手札がなくなります。新しく6人ずつ引き、もう6回ドラフトします。楽譜はもう配りません。',
      ),
      said('end.twelve', '全員のオーケストラが12人になったら、得点を数えます。'),
    ],
  },
  {
    title: '2人で遊ぶ',
    paragraphs: [
      drawn(
        'two',
        said('two.choose', '2人のときは、ドラフトのたびに2人の妖精を選びます。1人は加え、1人は取り除きます。'),
      ),
      said(
        'two.removed',
        'どちらも公開します。取り除いた妖精はゲームから去ります。取り除いた作曲家は楽譜を引きません。',
      ),
      said('two.rounds', '6人の手札で3回ドラフトし、4ラウンド遊びます。'),
    ],
  },
  {
    title: '1人で、バッハと',
    paragraphs: [
      said(
        'bach.setup',
        'バッハもボードと、誰も見ていない伏せた楽譜を1枚持ちます。名誉は2つずつ。あなたには楽譜を2枚配り、手札はまだ引きません。',
      ),
      drawn(
        'rounds',
        said(
          'bach.rounds',
          '7ラウンド遊びます。引く妖精は2、3、4、5、6、4、2人。そのうち1、1、2、2、3、2、1人があなたの仲間です。',
        ),
      ),
      said(
        'bach.keep',
        '最初のラウンドでは、配られた楽譜を最後に選びます。妖精を置き、あなたの作曲家が楽譜を引いたあとで、2枚のどちらを残すか決め、もう1枚は表向きに捨てます。',
      ),
      said('bach.rest', '選ばなかった妖精はすべてバッハに加わり、最後は14人になります。'),
      said('bach.composers', 'あなたの作曲家が何人もいるときは、1人ずつ順に楽譜を引きます。'),
      said('bach.brings', 'バッハの作曲家は、楽譜を1枚、見ずに伏せたまま持ってきます。'),
      said('bach.cards', 'バッハも同じように数えますが、伏せた楽譜はそろっていなくても1枚3点です。'),
      said('bach.honours', '名誉は、その点が相手以上なら受け取ります。同点なら両方です。'),
      said('bach.win', '勝つには、バッハより高い点が必要です。同点は負けです。'),
    ],
  },
  {
    title: '得点',
    paragraphs: [
      drawn(
        'popular',
        said('score.popular', '人気の妖精：人気の種類の妖精1人につき1点。この例ではバイオリン2人で2点です。'),
      ),
      drawn(
        'conductor',
        said(
          'score.conductor',
          '指揮者：いちばん多い種類の妖精1人につき2点。同数なら1種類だけ数えます。この例ではホルン5人で10点です。',
        ),
      ),
      drawn(
        'fewest',
        said(
          'soloist.fewest',
          'ソリスト（少数）：いちばん少ない種類の妖精1人につき4点。1人もいない種類は数えず、1種類だけ数えます。この例では作曲家1人で4点です。',
        ),
      ),
      drawn(
        'spread',
        said(
          'soloist.spread',
          'ソリスト（差）：いちばん多い種類と少ない種類の人数の差1人につき3点。1人もいない種類は数えません。この例ではホルン5人と作曲家1人で12点です。',
        ),
      ),
      drawn(
        'widest',
        said(
          'soloist.widest',
          'ソリスト（大きな組）：同じ人数の種類どうしを組にし、いちばん大きい組の種類1つにつき3点。1人もいない種類は組になりません。この例では2人ずつの種類が3つで9点です。',
        ),
      ),
      drawn(
        'groups',
        said(
          'soloist.groups',
          'ソリスト（組の数）：同じように組を作り、1組につき3点。この例では1人、2人、5人の3組で9点です。',
        ),
      ),
      drawn(
        'pianist',
        said('score.pianist', 'ピアニスト：カードの妖精がそろった1組につき3点。この例では2組で6点です。'),
      ),
      said('score.harpist', 'ハーピスト：こちらのカードの妖精がそろった1組につき3点。'),
      drawn('scores', said('score.cards', '楽譜：示された妖精以上がオーケストラ全体にそろっていれば、1枚につき5点。')),
      drawn(
        'honours',
        said(
          'score.honours',
          '名誉：指揮者、ソリスト、ピアニスト、ハーピストの点がそれぞれいちばん高い人が、2点の名誉を受け取ります。同点なら全員です。',
        ),
      ),
      said('score.zero', '0点でも同じです。全員が0点なら、全員がいちばんです。'),
      said('score.most', '合計点がいちばん高い人の勝ちです。同点なら勝利を分かち合います。'),
    ],
  },
  {
    title: 'ランダムカード',
    paragraphs: [
      said(
        'random.cards',
        'ランダムカードでは、同じ内訳のカードを混ぜた山から妖精を引き、まだ引かれていない妖精が種類ごとに見えます。',
      ),
    ],
  },
  {
    title: 'この版でのルールの読み方',
    paragraphs: [
      decided(
        'house.cards',
        '楽譜の内容はこの版のものです。1種類4人が4枚、2種類3人ずつが6枚、1種類3人とほか2種類2人ずつが12枚、1種類3人と作曲家2人が4枚あります。',
      ),
      decided(
        'house.duets',
        '組の内容も、この版のものです。ピアニストはトランペットと太鼓、トランペットとバイオリン、トランペットとホルン。ハーピストはバイオリンとホルン、太鼓とホルン、太鼓とバイオリンです。',
      ),
      decided(
        'house.order',
        '1回のドラフトに作曲家が何人もいるときは、最初の席から順に1人ずつ引きます。前の結果は見えています。',
      ),
      decided('house.open', '作曲家が引いた2枚は、どちらも最後は表になるので、引いたときから公開します。'),
      decided('house.last', '手札の最後の1人は、選択肢が1つだけです。端末を回さずに、全員いっしょに公開します。'),
      decided('house.together', '1人のときは、そのラウンドの妖精をまとめて選びます。それから作曲家が引きます。'),
      decided('house.after', '各ラウンドでは、あなたの妖精と作曲家の楽譜が先、バッハがあとです。'),
      decided('house.turned', 'バッハの楽譜は、最後に表にします。'),
      decided(
        'house.counted',
        'ランダムカードでは、全員が引いてから、残りの種類と数が見えます。誰が何を引いたかは見えません。2人のときは相手の手札がわかります。',
      ),
      decided(
        'house.first',
        '全員が同時に選ぶので、先に始める人はいません。最初の席は無作為に決まり、作曲家の順番だけに関わります。',
      ),
      decided(
        'house.memory',
        '相手がボットだけのときは、見たことのある手札を表示できます。何人かで端末を使うときは表示しません。',
      ),
    ],
  },
];
