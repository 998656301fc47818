import type { InBoth } from './phrase.ts';

/** Texts of the screen on which a match is walked through. */
const en = {
  title: (game: string): string => `Replay: ${game}`,
  scrubber: 'Moment of the game',
  turnBefore: 'To the turn before',
  turnAfter: 'To the next turn',
  play: 'Play',
  pause: 'Pause',
  how: 'How to watch',
  sight: 'Seen',
  sightHint: 'As it was seen then, or with all that was hidden laid open: then from the side of whoever moves next.',
  sightNow: 'Until the game is over it is seen as it can be seen now, so that no secret comes out.',
  /** After how far it has come, too: "After move 3 of 40 · Everything open". */
  seen: { onlooker: 'Open table', all: 'Everything open', seat: (name: string): string => `As ${name} saw it` },
  pace: 'Pace',
  log: 'The whole game',
  logHint: 'Every line, turn by turn. A tap goes there.',
  worth: 'How the game turned',
  branch: 'Play on from here',
  branchHint: 'A new game with the same seats goes on from this moment and says so. This one stays as it is.',
  branchLater: 'Only a game that is over can be played on from an earlier moment.',
  branchEarlier: 'Nothing comes after the last move: go back to an earlier moment first.',
  notBranched: 'The new game could not be laid out. Nothing was lost. Please try again.',
};

export type ReplayWords = typeof en;

const ja: ReplayWords = {
  title: (game) => `リプレイ：${game}`,
  scrubber: 'ゲームの場面',
  turnBefore: '前の手番へ',
  turnAfter: '次の手番へ',
  play: '再生',
  pause: '止める',
  how: '見方',
  sight: '見え方',
  sightHint: 'そのとき見えていたとおりに見ます。「すべて公開」では、隠れていたものも次に動く人の側から見えます。',
  sightNow: 'ゲームが終わるまでは、秘密を守るため、今見えるものだけを見返せます。',
  seen: { onlooker: '公開のものだけ', all: 'すべて公開', seat: (name) => `${name}さんから見て` },
  pace: '速さ',
  log: 'ゲームの全体',
  logHint: '手番ごとにすべての行を。タップでその場面へ。',
  worth: '勝負の流れ',
  branch: 'ここから続ける',
  branchHint: '同じ席で、この場面から新しいゲームを始めます。分岐したことも残ります。このゲームはそのままです。',
  branchLater: '前の場面から続けられるのは、終わったゲームだけです。',
  branchEarlier: '最後の手のあとには何もありません。まず前の場面に戻ってください。',
  notBranched: '新しいゲームを用意できませんでした。失われたものはありません。もう一度お試しください。',
};

export const replayWords: InBoth<ReplayWords> = { en, ja };
