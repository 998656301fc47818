import type { InBoth } from './phrase.ts';

/** After a game, or before its end: how it goes on with the same people. */
const en = {
  series: 'How many games',
  /** `isNext`: the series goes on; else the game that is over would be the first of it. */
  seriesHint: (isNext: boolean): string =>
    isNext
      ? 'Whoever has won two games first has won.'
      : 'The game just played is the first. Whoever wins two has won.',
  games: { one: 'One game', series: 'Best of three' },
  order: 'Seats',
  orderHint: 'In turn order.',
  forward: (name: string): string => `${name}: one seat forward`,
  mix: 'Mix the seats',
  start: 'Play',
  notStarted: 'The table could not be laid out. Nothing was lost. Please try again.',

  endWhat:
    'The score is counted as it stands now. The game is over then, stands in no record, and cannot be taken back.',
  endAgree: 'Does everyone agree?',
  end: 'End and count',
  concedeWho: 'Who gives up',
  /** Between two. */
  concedeDuel: 'The other side wins then, and the records say so. It cannot be taken back.',
  concedeMore: 'A bot plays on in that seat, so that the others can finish. Log and records say so.',
  concede: 'Give up',
  playOn: 'Play on',

  runHint: 'Only bots are left.',
  run: 'Straight to the end',
  running: 'The bots play to the end.',
};

export type RematchWords = typeof en;

const ja: RematchWords = {
  series: '何戦するか',
  seriesHint: (isNext) =>
    isNext ? '先に2勝した人の勝ちです。' : '今終わったゲームを1戦目と数えます。先に2勝した人の勝ちです。',
  games: { one: '1戦だけ', series: '三番勝負' },
  order: '席順',
  orderHint: '手番の順です。',
  forward: (name) => `${name}さんを1つ前の席へ`,
  mix: '席をまぜる',
  start: '始める',
  notStarted: 'テーブルを用意できませんでした。失われたものはありません。もう一度お試しください。',

  endWhat: '今の点数で終わります。記録には数えず、あとから戻すこともできません。',
  endAgree: '全員が同意しますか',
  end: '終えて数える',
  concedeWho: '降参する人',
  concedeDuel: '相手の勝ちになり、記録にもそう残ります。あとから戻すことはできません。',
  concedeMore: 'その席はボットが引き継ぎ、ほかの人は最後まで遊べます。降参したことは「これまで」と記録に残ります。',
  concede: '降参する',
  playOn: '続ける',

  runHint: '残っているのはボットだけです。',
  run: '最後まで一気に進める',
  running: 'ボットが最後まで進めています。',
};

export const rematchWords: InBoth<RematchWords> = { en, ja };
