import { phrase } from '../../../words/phrase.ts';
import type { Chapter, Paragraph } from '../../../words/voice.ts';
import type { FigureId } from './scenes.ts';

const said = (rule: string, text: string): Paragraph => ({ rule, text: phrase`${text}` });
const drawn = (figure: FigureId, paragraph: Paragraph): Paragraph => ({ ...paragraph, figure });
const decided = (rule: string, text: string): Paragraph => ({ ...said(rule, text), house: true });

export const rulebook: readonly Chapter[] = [
  {
    title: '森',
    paragraphs: [
      said(
        'forest.aim',
        '太陽と月が、縦横5枚ずつのひとつの森をいっしょに育てます。森には9匹の猫の妖精コットンがいて、見えるところに光が多いほうへハートを渡します。',
      ),
      drawn(
        'cards',
        said(
          'forest.cards',
          'カードは太陽も月も12枚ずつです。ふつうのカードには自分のしるしがあります。4枚はコットンで、ひとつの線の両側を見ていて、相手のしるしを1つ持っています。',
        ),
      ),
      drawn(
        'starts',
        said(
          'forest.starts',
          'スタートカードは、どちらのものでもないコットンです。アイコンは8方向のいくつかを指します。しずくはその隣の1枚、矢印はその方向のすべてのカードです。「輪」はまわりの8枚を見ます。',
        ),
      ),
    ],
  },
  {
    title: '準備',
    paragraphs: [
      said(
        'setup.start',
        'スタートカードを1枚、無作為に選んで表向きに置きます。これが森です。残りの9枚はハートになります。',
      ),
      said(
        'setup.sides',
        '太陽と月のどちらを使うかを選びます。無作為に決めてもかまいません。自分の12枚を混ぜ、3枚を並べて開きます。残りの9枚が山札です。',
      ),
      said('setup.first', '最後に猫をなでた人が先手です。わからなければ無作為に決めます。'),
      drawn('exchange', said('setup.exchange', '開いた3枚のうち好きな枚数を戻し、同じ枚数を新しく開けます。')),
      said('setup.once', '取り替えられるのは、最初のカードを置く前の一度だけです。'),
      said('setup.order', 'それから3枚を好きな順に並べます。この先、順番は変わりません。'),
    ],
  },
  {
    title: '手番',
    paragraphs: [
      said('turn.alternate', '交互に手番を行います。カードを1枚置き、1枚開きます。'),
      drawn('leftmost', said('place.leftmost', '置くのは、いつも3枚のいちばん左のカードです。')),
      said('place.empty', '空いた場所に置きます。カードの上には重ねられません。'),
      drawn('beside', said('place.beside', '森のカードと辺で隣り合うように置きます。角だけではいけません。')),
      drawn(
        'frame',
        said(
          'place.frame',
          '森は縦横5枚に収まらなければなりません。枠の位置は、縦か横が5枚になるまで決まりません。スタートカードが真ん中になるとはかぎりません。',
        ),
      ),
      drawn('shift', said('refill', '残りの開いたカードを左へ寄せ、山札があれば次の1枚を右に開きます。')),
      said('end.full', '24枚をすべて置くと、森は縦横5枚でいっぱいになります。そこでハートを渡します。'),
    ],
  },
  {
    title: '得点',
    paragraphs: [
      drawn('near', said('score.near', 'コットンのしずくは、その方向の隣の1枚を指します（あれば）。')),
      drawn(
        'ray',
        said('score.ray', '矢印は、その方向の森の端までのすべてのカードを指します。さえぎるものはありません。'),
      ),
      said(
        'score.alone',
        'コットンは1匹ずつ別々に数えます。そのコットン自身と、見ているすべてのカードの太陽と月を数えます。ほかのコットンのしるしも入れます。',
      ),
      said(
        'score.majority',
        '太陽が多ければ太陽が、月が多ければ月がハートをもらいます。同じならどちらにも渡りません。',
      ),
      drawn(
        'example',
        said(
          'score.example',
          '例：この森の右端にいる「輪」は5枚を見ています。太陽は1と2に、月のコットン（横）が持つ1を足して4。月は2に、太陽のコットン（横）が持つ1を足して3。ハートは太陽に渡ります。9匹を合わせると、ハートは太陽3個、月6個です。',
        ),
      ),
      said('score.most', 'ハートが多いほうの勝ちです。'),
    ],
  },
  {
    title: 'いろいろな森',
    paragraphs: [
      said('forked.two', '分かれ道の森：開くのは2枚だけです。'),
      said('forked.either', '分かれ道の森：2枚のどちらを置いてもかまいません。'),
      decided(
        'forked.exchange',
        '分かれ道の森：2枚のうち好きな枚数を一度だけ取り替えられます。順番は関係ありません。山札は10枚で、置いたあと、あるかぎり1枚開きます。',
      ),
      said('free.hand', '自由の森：12枚すべてが手札です。どれを置いてもかまいません。'),
      decided('free.open', '自由の森：混ぜも取り替えもせず、山札もありません。数えればわかるので、手札は公開します。'),
      said('dark.hand', '暗闇の森：3枚は秘密の手札です。どれか1枚を置き、山札があるかぎり1枚引きます。'),
      drawn('backs', said('dark.down', '暗闇の森：カードは伏せて置き、得点のときにすべて表にします。')),
      decided(
        'dark.exchange',
        '暗闇の森：取り替えは2人同時に、秘密に行います。どのカードかも、何枚かも知らせません。山札は9枚です。',
      ),
      decided(
        'dark.peek',
        '暗闇の森：スタートカードは表向きです。裏を見れば、どちらのカードかわかります。自分の伏せたカードはいつでも見られます。',
      ),
    ],
  },
  {
    title: 'この版での決まり',
    paragraphs: [
      decided(
        'house.starts',
        'ルールからわかるスタートカードは「輪」です。ほかの9枚（十字・斜め十字・灯籠・星・花びら・旗・柱・夜明け・夕暮れ）はこの版で決めました。どれにもしるしはありません。',
      ),
      decided('house.decks', 'どちらも、4つの線のコットンが1枚ずつ、ふつうのカードはしるし1つが6枚、2つが2枚です。'),
      decided('house.north', '北は2人に共通です。カードは回しません。'),
      decided('house.begin', '先手は最初に決めます。先手が取り替えて並べ、後手がそれを見て続きます。'),
      decided(
        'house.replace',
        '戻したカードを混ぜる前に、上から新しいカードを開きます。戻したカードがすぐ出ることはありません。',
      ),
      decided('house.three', '足りるかぎり、いつも3枚が開いています。山札の上に4枚目を開くことはしません。'),
      decided('house.draw', 'ハートが同じ数なら引き分けです。'),
    ],
  },
];
