import type { Refusal } from '../saves/file.ts';

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
