import type { AnyView } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import type { InBoth, Phrase } from './phrase.ts';

/** One line that is told once on a device, at the first moment where it helps. */
export interface Tip<View = AnyView> {
  /** Of all tips of its game. */
  readonly id: string;
  /** Whether it helps the seat that is asked now; from what those eyes see on the table alone. */
  helps(view: View, seat: Seat): boolean;
  readonly said: InBoth<Phrase>;
}

export type AnyTips = readonly Tip[];

export const defineTips = <View>(tips: readonly Tip<View>[]): AnyTips => tips as unknown as AnyTips;
export const tip = <View>(id: string, helps: Tip<View>['helps'], en: Phrase, ja: Phrase): Tip<View> => ({
  id,
  helps,
  said: { en, ja },
});
