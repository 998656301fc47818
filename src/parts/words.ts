import type { InBoth } from '../words/phrase.ts';
import type { MotionName } from './StageShow.tsx';

export type ShowName =
  | 'areas'
  | 'hand'
  | 'field'
  | 'map'
  | 'stepper'
  | 'peek'
  | 'stage'
  | 'sound'
  | 'guide'
  | 'plain'
  | 'cards';

interface ShowWords {
  readonly title: string;
  readonly parts: Readonly<Record<ShowName, { readonly title: string; readonly hint: string }>>;
  explained(thing: string): string;
  chosen(what: string): string;
  refused(what: string): string;
  card(letter: string): string;
  readonly hand: string;
  readonly more: string;
  readonly fewer: string;
  readonly nextTurn: string;
  readonly rival: string;
  readonly field: string;
  readonly map: string;
  place(column: number, row: number, taken: boolean): string;
  /** The button that lays the piece that is shown. */
  readonly lay: string;
  readonly hearts: string;
  readonly least: string;
  readonly most: string;
  readonly motion: string;
  readonly motions: Readonly<Record<MotionName, string>>;
  readonly time: string;
  readonly play: string;
  readonly ribbon: string;
  readonly sound: { readonly game: string; readonly ground: string };
  readonly guideStart: string;
  readonly guideLeft: string;
  /** Of a card, of a hex, of nothing. */
  readonly bubbles: readonly [string, string, string];
}

export const showWords: InBoth<ShowWords> = {
  en: {
    title: 'Shared parts',
    parts: {
      areas: { title: 'Areas', hint: 'Swipe, tap a name, or walk the names with the arrows.' },
      hand: { title: 'Hand', hint: 'Cards move closer together before the row scrolls. A dimmed card tells why.' },
      field: {
        title: 'Field without an edge, and ghost',
        hint: 'Tap a place to show a domino; tap again or R turns it, Enter or the button lays it, Escape takes it away.',
      },
      map: {
        title: 'Map of hexes',
        hint: 'Arrows walk it; W, E, A, D, Z and X go to the six neighbours. Small cells are shown first and chosen by the second tap.',
      },
      stepper: { title: 'Stepper', hint: 'Tap or hold minus and plus, use the keys or write a digit.' },
      peek: {
        title: 'Peek',
        hint: 'Hold the button or the space bar. A screen reader’s press keeps it open until the next.',
      },
      stage: { title: 'Stage', hint: 'Every motion of the stage. The slider shows it at any time, in any order.' },
      sound: { title: 'Sound', hint: 'What happens in each game, and the place round it, to be heard.' },
      guide: { title: 'Guide', hint: 'Bubbles that point at things, wherever they are.' },
      plain: {
        title: 'Plain board',
        hint: 'What a game shows that draws nothing yet: lines of text, and a button for each offer.',
      },
      cards: {
        title: 'Cards',
        hint: 'What a game shows that draws its cards: the middle of the table, an area for each, and the own hand.',
      },
    },
    explained: (thing) => `This is ${thing}`,
    chosen: (what) => `Chosen: ${what}`,
    refused: (what) => `${what} cannot be chosen now`,
    card: (letter) => `Card ${letter}`,
    hand: 'Your hand',
    more: 'One more card',
    fewer: 'One card fewer',
    nextTurn: 'Next turn',
    rival: 'Old Master',
    field: 'Field',
    map: 'Map',
    place: (column, row, taken) => `Column ${column}, row ${row}, ${taken ? 'taken' : 'free'}`,
    lay: 'Lay the domino',
    hearts: 'Hearts',
    least: 'Nobody fights with less than nothing.',
    most: 'The dial ends at seven.',
    motion: 'Motion',
    motions: {
      flight: 'Flight',
      turnOver: 'Turn over',
      tumble: 'Tumble',
      count: 'Count',
      burst: 'Burst',
      land: 'Land',
      spotlight: 'Spotlight',
      banner: 'Banner',
      parade: 'Parade',
      shake: 'Shake',
    },
    time: 'Time',
    play: 'Play it',
    ribbon: 'Well done!',
    sound: { game: 'Game', ground: 'Background' },
    guideStart: 'Begin',
    guideLeft: 'The guide was left',
    bubbles: ['This is a card of the hand.', 'This is the eastern end of the map.', 'And that is all.'],
  },
  ja: {
    title: '共通の部品',
    parts: {
      areas: { title: '各自の場', hint: '横に払うか、名前を押すか、矢印キーで移ります。' },
      hand: { title: '手札', hint: '入りきらないときはまず重なり、それから横に動きます。薄い札は理由を告げます。' },
      field: {
        title: '端のない盤と仮置き',
        hint: '場所を押すと札が仮に置かれ、もう一度押すかRで回り、Enterかボタンで決まり、Escで消えます。',
      },
      map: {
        title: '六角の地図',
        hint: '矢印キーで移り、W・E・A・D・Z・Xで六方へ。小さなマスは一度目で示し、二度目で決まります。',
      },
      stepper: { title: '増減', hint: 'マイナスとプラスは押し続けられます。キーや数字も使えます。' },
      peek: {
        title: 'のぞき見',
        hint: 'ボタンかスペースキーを押している間だけ見えます。スクリーンリーダーでは、次に押すまで開いたままです。',
      },
      stage: { title: '舞台', hint: '舞台の動きです。目盛りを動かすと、どの時点の絵でも見られます。' },
      sound: { title: '音', hint: 'ゲームごとの効果音と環境音です。' },
      guide: { title: '手ほどき', hint: 'どこにあるものでも吹き出しが指し示します。' },
      plain: { title: '絵のない盤面', hint: '絵がまだないゲームは、文字の行と、選べる手のボタンで遊べます。' },
      cards: { title: 'カード', hint: 'カードを描いたゲームの盤面です。中央、各プレイヤーの場、手札からなります。' },
    },
    explained: (thing) => `これは ${thing} です`,
    chosen: (what) => `選択中: ${what}`,
    refused: (what) => `${what}は今は選べません`,
    card: (letter) => `札${letter}`,
    hand: '手札',
    more: '札を増やす',
    fewer: '札を減らす',
    nextTurn: '次の手番',
    rival: '老師',
    field: '盤',
    map: '地図',
    place: (column, row, taken) => `${column}列${row}段、${taken ? '札あり' : '空き'}`,
    lay: '札を置く',
    hearts: 'ハート',
    least: 'ハートは0より少なくできません。',
    most: '目盛りは7までです。',
    motion: '動き',
    motions: {
      flight: '飛ぶ',
      turnOver: 'めくる',
      tumble: '転がる',
      count: '数える',
      burst: '弾ける',
      land: '着地',
      spotlight: '照らす',
      banner: '幕',
      parade: '行列',
      shake: '揺れる',
    },
    time: '時間',
    play: '動かす',
    ribbon: 'お見事！',
    sound: { game: 'ゲーム', ground: '環境音' },
    guideStart: '始める',
    guideLeft: '手ほどきを終えました',
    bubbles: ['これは手札の一枚です。', 'ここが地図の東の端です。', '以上です。'],
  },
};
