import type { InBoth } from '../../../words/phrase.ts';
import type { FigureId } from '../rulebook/scenes.ts';

export interface FigureWords {
  /** For those who do not see it. */
  readonly told: Readonly<Record<FigureId, string>>;
  /** What the numbers on the card of the first figure stand for. */
  readonly parts: readonly string[];
  /** The rows of a house, from the top. */
  readonly guests: string;
  readonly reserve: string;
  readonly publicity: string;
  /** Over the two states of a reputation. */
  readonly before: string;
  readonly after: string;
}

export const figures: InBoth<FigureWords> = {
  en: {
    told: {
      anatomy:
        'A Pickpocket in blue. 1, at the top left: needs service 5. 2, below it: income 4. 3, at the foot: publicity, one fan and one flask. 4, below the income: the sign of its effect.',
      house:
        'Tokiwa’s house. In a row above her three guests: Hairdresser, Dango Seller, Broadsheet Crier, the newest at the right. At her left a reserve, face down. At her right two publicity cards: Storyteller and Hairdresser. Her reputation is red 5, blue 2, green 6.',
      raised:
        'Hiōgi has red 5, blue 2, green 2. A Hairdresser in blue is placed as publicity: now she has red 5, blue 4, green 2, and a Thief-taker who needs blue 4 can come.',
      lap: 'Four players. The second has five guests and starts the final turns. Then the third, the fourth, the first and the second have one turn each, and the round ends.',
      counted:
        'Hiōgi’s guests bring 5, 6 and 2. Two of them are red: 2 more. Three cards are left in the hand: −6. Together 9.',
      costs: 'One card in the hand costs 1, two cost 3, three 6, four 10, five 15.',
    },
    parts: ['Requirement', 'Income', 'Publicity', 'Effect'],
    guests: 'Guests',
    reserve: 'Reserve',
    publicity: 'Publicity',
    before: 'Before',
    after: 'After',
  },
  ja: {
    told: {
      anatomy:
        '青のすり。左上の1が条件で接客5、その下の2が収入で4。下の3が宣伝力で、扇1つと徳利1つ。収入の下の4は効果の印です。',
      house:
        '常磐の座敷。上に客が3人、髪結い、団子屋、瓦版屋で、いちばん右が最も新しい客です。左に伏せた予約客、右に宣伝の噺家と髪結い。評判は赤5、青2、緑6です。',
      raised:
        '緋扇の評判は赤5、青2、緑2。青の髪結いを宣伝に置くと、赤5、青4、緑2になり、条件が青4の岡っ引きを客として出せるようになります。',
      lap: '4人。2人目の客が5人になり、最後の1巡になります。3人目、4人目、1人目、2人目の順に1手番ずつ行い、ラウンドが終わります。',
      counted: '緋扇の客の収入は5、6、2。そのうち2人が赤で、2点増えます。手札が3枚残り、6点引かれて、合わせて9点です。',
      costs: '手札が1枚で1点、2枚で3点、3枚で6点、4枚で10点、5枚で15点引かれます。',
    },
    parts: ['条件', '収入', '宣伝力', '効果'],
    guests: '座敷',
    reserve: '予約客',
    publicity: '宣伝',
    before: '置く前',
    after: '置いた後',
  },
};
