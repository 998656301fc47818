import type { Refusal } from '../saves/file.ts';
import type { InBoth } from './phrase.ts';

/** What can go wrong with everything at once, whatever screen is open. */
const en = {
  brokenCards: (count: number): string =>
    `${count === 1 ? 'One game' : `${count} games`} on this device cannot be shown here. Nothing of it was deleted.`,
  /** Leads to why, and to what can be done with it. */
  brokenCard: (place: number): string => `Game ${place}: what is wrong with it?`,
  storeClosed: 'The device closed the app’s store. What was saved is safe. Load the app anew to go on.',
  lost: 'The table stopped answering. Every saved move is safe. Load the app anew.',
  /** It may answer yet. */
  silent: 'The table has not answered for a while. Every saved move is safe.',
  startAnew: 'Go on from the last saved move',
  /** What the device had no room for. */
  unsaved: (moves: number): string =>
    moves === 0 ? 'This game is not saved' : moves === 1 ? '1 move is not saved' : `${moves} moves are not saved`,
  unsavedHint: (game: string): string =>
    `The device has no room left. ${game} stays as it is while Enza is open, and is saved as soon as there is room. If Enza is closed before that, what is not saved is lost.`,
  backToTable: 'Back to the table',
  backToTableHint: 'The game goes on there.',
  makeRoom: 'Make room',
  makeRoomHint: 'Delete games that you no longer need.',
  /** The address is none of ours. */
  astray: 'Nothing is at that address. Here is the shelf.',
  fallen: 'This page could not be drawn. Every saved move is safe.',
};

export type TroubleWords = typeof en;

const ja: TroubleWords = {
  brokenCards: (count) => `この端末の${count}件のゲームを、ここに表示できません。何も消していません。`,
  brokenCard: (place) => `${place}件目：くわしく見る`,
  storeClosed: '端末が保存場所を閉じました。保存した手は無事です。アプリを読み込み直してください。',
  lost: 'テーブルが応答しません。保存した手は無事です。アプリを読み込み直してください。',
  silent: 'しばらくテーブルから応答がありません。保存した手は無事です。',
  startAnew: '最後に保存した手から続ける',
  unsaved: (moves) => (moves === 0 ? 'このゲームは保存できていません' : `${moves}手がまだ保存できていません`),
  unsavedHint: (game) =>
    `端末に空きがありません。${game}はアプリを開いている間そのまま残り、空きができると保存されます。その前にアプリを閉じると、保存していない手は失われます。`,
  backToTable: 'テーブルに戻る',
  backToTableHint: 'ゲームの続きができます。',
  makeRoom: '空きを作る',
  makeRoomHint: 'いらないゲームを削除します。',
  astray: 'そのアドレスには何もありません。棚をお見せします。',
  fallen: 'このページを描けませんでした。保存した手は無事です。',
};

export const troubleWords: InBoth<TroubleWords> = { en, ja };

/** Why a match is not taken in, and where it fails. */
export interface RefusalWords {
  readonly text: string;
  readonly size: string;
  readonly cut: string;
  readonly damaged: string;
  readonly empty: string;
  /** A path into the text, `log.3.seat`; empty where the whole is no such thing. */
  shape(place: string): string;
  readonly newer: string;
  readonly unknownGame: string;
  readonly edition: string;
  readonly setup: Readonly<Record<Extract<Refusal, { refused: 'setup' }>['place'], string>>;
  /** Entries are counted from one. */
  log(entry: number, why: string): string;
  readonly reasons: Readonly<Record<Extract<Refusal, { refused: 'log' }>['reason'], string>>;
}

export function sayRefusal(refusal: Refusal, words: RefusalWords): string {
  switch (refusal.refused) {
    case 'shape':
      return words.shape(refusal.place);
    case 'setup':
      return words.setup[refusal.place];
    case 'log':
      return words.log(refusal.place + 1, words.reasons[refusal.reason]);
    default:
      return words[refusal.refused];
  }
}
