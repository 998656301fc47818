import type { Seat } from '../engine/ids.ts';
import { namesOf, peopleJa } from './lists.ts';
import { type InBoth, type Phrase, phrase } from './phrase.ts';

/** Several devices play one game: who is there, what the others want, what became of one's own wish. */
const en = {
  region: 'The other devices',
  away: (seats: readonly Seat[]): Phrase =>
    phrase`${namesOf(seats, ', ', ' and ')} ${seats.length > 1 ? 'are' : 'is'} not connected. The game waits for them.`,
  cut: 'There is no connection to the device that runs the game. What you answer is kept and sent when it is back.',
  playFor: 'Play for them here',
  connect: 'Connect again',
  connectThem: 'Connect a phone',
  lead: 'Run the game here',
  leadHint: 'Only if that device is lost. If both go on, what was played on the other one becomes a game of its own.',
  wants: {
    undo: (who: Phrase, moves: number): Phrase =>
      phrase`${who} would like ${moves > 1 ? `${moves} moves` : 'a move'} back.`,
    end: (who: Phrase): Phrase => phrase`${who} would like to end the game here and count the points.`,
    seats: (who: Phrase): Phrase => phrase`Another device would like to play for ${who}.`,
    sit: (who: Phrase): Phrase => phrase`Another device would like to change who sits at the place of ${who}.`,
    code: (who: Phrase): Phrase => phrase`${who} would like to see the deal code. Whoever has it can know every card.`,
    copy: (who: Phrase): Phrase => phrase`${who} would like a copy of the game, hidden cards too.`,
  },
  somebody: 'Somebody',
  yes: 'Agree',
  no: 'Do not agree',
  became: {
    no: 'Not everybody agreed. Nothing was changed.',
    away: 'Somebody who has to agree is not connected. Nothing was changed.',
    busy: 'The table is being asked something else just now. Please try again.',
    stale: 'The game had gone on by then. Nothing was changed.',
    refused: 'That is not possible any more. Nothing was changed.',
  },
  gone: (moves: number): string =>
    `The game goes on as it was played on the other device. ${moves === 1 ? 'A move' : `${moves} moves`} from here stand on the shelf as a game of their own.`,
  unfit: {
    protocol: 'The other device has another version of Enza. Update both, then connect again.',
    edition: 'The other device has other rules of this game. Update both, then connect again.',
    match: 'The other device came with another game.',
    rules: 'The other device sent something that the rules do not allow. It was disconnected.',
    twice: 'This device is connected already.',
  },
};

const ja: typeof en = {
  region: 'ほかの端末',
  away: (seats) => phrase`${peopleJa(seats)}の端末がつながっていません。戻るのを待っています。`,
  cut: 'ゲームを進める端末とつながっていません。ここでの答えは残り、つながると送られます。',
  playFor: 'この端末で代わりに遊ぶ',
  connect: 'つなぎ直す',
  connectThem: '端末をつなぐ',
  lead: 'この端末でゲームを進める',
  leadHint: 'その端末が戻らないときだけ選んでください。両方で進めた場合、向こうの手は別のゲームとして残ります。',
  wants: {
    undo: (who, moves) => phrase`${who}が${moves}手を戻したいそうです。`,
    end: (who) => phrase`${who}がここで終わりにして、得点を数えたいそうです。`,
    seats: (who) => phrase`別の端末で${who}の席を受け持ちたいそうです。`,
    sit: (who) => phrase`別の端末で${who}の席に座る人を変えたいそうです。`,
    code: (who) => phrase`${who}が配りコードを見たいそうです。コードがあれば、すべてのカードがわかります。`,
    copy: (who) => phrase`${who}が、伏せたカードも含めたゲームの写しを取りたいそうです。`,
  },
  somebody: 'だれか',
  yes: '同意する',
  no: '同意しない',
  became: {
    no: '全員の同意が得られませんでした。何も変わっていません。',
    away: '同意の必要な人の端末がつながっていません。何も変わっていません。',
    busy: '今は別のことを確かめています。もう一度お試しください。',
    stale: 'その前にゲームが進みました。何も変わっていません。',
    refused: '今はもうできません。何も変わっていません。',
  },
  gone: (moves) => `別の端末で進んだほうでゲームが続きます。この端末での${moves}手は、別のゲームとして棚にあります。`,
  unfit: {
    protocol: '相手の端末の円座はバージョンが違います。両方を更新してから、つなぎ直してください。',
    edition: '相手の端末とはこのゲームのルールの版が違います。両方を更新してから、つなぎ直してください。',
    match: '相手の端末は別のゲームを開いています。',
    rules: '相手の端末から、ルールに合わないものが届いたため、接続を切りました。',
    twice: 'この端末はもうつながっています。',
  },
};

export type TogetherWords = typeof en;
export const togetherWords: InBoth<TogetherWords> = { en, ja };
