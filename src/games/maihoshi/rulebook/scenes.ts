import type { Seat } from '../../../engine/game.ts';
import type { InBoth } from '../../../words/phrase.ts';
import { CARDS, FOLK, type GeishaId, isGeisha, type Kind, kindOf } from '../rules/cards.ts';

/** A house as it stands at some moment. */
export interface HouseMoment {
  readonly geisha: GeishaId;
  readonly guests: readonly Kind[];
  readonly publicity: readonly Kind[];
  /** Cards in the hand. */
  readonly held: number;
}

/** What a figure of the rulebook shows. */
export type FigureScene =
  | { readonly is: 'anatomy'; readonly card: Kind }
  | ({ readonly is: 'house' | 'counted' } & HouseMoment)
  /** Publicity is placed, and a card of the hand can come that could not before. */
  | { readonly is: 'raised'; readonly geisha: GeishaId; readonly placed: Kind; readonly waits: Kind }
  /** Who calls the lap, and who then has a turn. */
  | { readonly is: 'lap'; readonly by: Seat; readonly turns: readonly Seat[] }
  | { readonly is: 'costs'; readonly hands: readonly number[] }
  /** One name in all its colours. */
  | { readonly is: 'folk'; readonly cards: readonly Kind[] }
  | { readonly is: 'portrait'; readonly geisha: GeishaId };

const cards = (ids: string): Kind[] => ids.split(' ').map(kindOf);

/** Figures that have something to tell beside what a card is. */
export const SCENES = {
  anatomy: { is: 'anatomy', card: kindOf('suri-blue') },
  house: {
    is: 'house',
    geisha: 'tokiwa',
    guests: cards('kamiyui-green dangoya-green kawaraban-green'),
    publicity: cards('hanashika-blue kamiyui-red'),
    held: 2,
  },
  raised: { is: 'raised', geisha: 'hiougi', placed: kindOf('kamiyui-blue'), waits: kindOf('okappiki-blue') },
  lap: { is: 'lap', by: 1, turns: [2, 3, 0, 1] },
  counted: {
    is: 'counted',
    geisha: 'hiougi',
    guests: cards('hanashika-red kenjutsu-red dangoya-blue'),
    publicity: [],
    held: 3,
  },
  costs: { is: 'costs', hands: [1, 2, 3, 4, 5] },
} as const satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;

/** Those that are told to who does not see them; a card or a geisha is told by its rule. */
export const isTold = (figure: string): figure is FigureId => Object.hasOwn(SCENES, figure);

/** Of a figure by its name; every folk card and every geisha has one, named like the rule that explains it. */
export function sceneOf(figure: string): FigureScene | null {
  if (isTold(figure)) return SCENES[figure];
  const [what, id = ''] = figure.split('.');
  if (what === 'geisha') return isGeisha(id) ? { is: 'portrait', geisha: id } : null;
  if (what !== 'card' || !FOLK.some((folk) => folk.id === id)) return null;
  return { is: 'folk', cards: CARDS.flatMap(({ folk }, kind) => (folk === id ? [kind] : [])) };
}

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
