import type { Seat, Tell } from '../../../engine/game.ts';
import type { GeishaId, Kind, Reputation } from './cards.ts';
import type { Ending, Cause as LapCause } from './state.ts';

/** Whose card has the effect. */
export interface Source {
  readonly seat: Seat;
  readonly card: Kind;
}

/** Why a player draws, where that is no effect of one's own. */
export type Cause = Source | 'publicity' | 'introducing' | 'reserve';

export type Event =
  /** Whose geisha it is, where they are dealt. */
  | { readonly is: 'geisha'; readonly seat: Seat; readonly geisha: GeishaId }
  /** Geisha are going to be chosen, counter-clockwise. */
  | { readonly is: 'choosing' }
  /** `again`: as in the round before. */
  | { readonly is: 'chosen'; readonly seat: Seat; readonly geisha: GeishaId; readonly again: boolean }
  /** A new round, with its hands of so many cards. */
  | { readonly is: 'round'; readonly round: number; readonly hand: number; readonly starter: Seat }
  | { readonly is: 'dealt'; readonly seat: Seat; readonly cards: readonly Kind[] }
  /** Who has a reserve now that all have decided, who has none, and whose geisha never has one; then the starter begins. */
  | {
      readonly is: 'laid';
      readonly seats: readonly Seat[];
      readonly without: readonly Seat[];
      readonly barred: readonly Seat[];
      /** As in the round before, with the same geisha. */
      readonly again: boolean;
      readonly starter: Seat;
    }
  /**
   * `by`: the guest whose effect brings it; `count`: how many guests there are with it; `isSecond`, here and below: the
   * other card of its kind lies open already.
   */
  | {
      readonly is: 'guest';
      readonly seat: Seat;
      readonly card: Kind;
      readonly from: 'hand' | 'reserve';
      readonly by: Kind | null;
      readonly count: number;
      readonly isSecond?: boolean | undefined;
    }
  /** A geisha's ability is at work; which it is can be told by the geisha. Of Tokiwa's: for which guest. */
  | { readonly is: 'ability'; readonly seat: Seat; readonly geisha: 'tokiwa'; readonly card: Kind }
  /** Of Seoto's: how many are drawn now. */
  | { readonly is: 'ability'; readonly seat: Seat; readonly geisha: 'seoto'; readonly count: number }
  | { readonly is: 'ability'; readonly seat: Seat; readonly geisha: Exclude<GeishaId, 'tokiwa' | 'seoto'> }
  | { readonly is: 'used'; readonly seat: Seat; readonly card: Kind; readonly target: Seat | null }
  | { readonly is: 'declined'; readonly seat: Seat; readonly card: Kind }
  /** The effect finds nobody. */
  | { readonly is: 'aimless'; readonly seat: Seat; readonly card: Kind }
  /** Null: into a hand that is not for these eyes. Of introducing nothing may come at all, if the deck is empty. */
  | {
      readonly is: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Kind[] | null;
      readonly by?: Cause;
    }
  /** `drew`: how many were drawn for it before; the reputation is that with it. */
  | {
      readonly is: 'advertised';
      readonly seat: Seat;
      readonly card: Kind;
      readonly drew: number;
      readonly reputation: Reputation;
      readonly isSecond?: boolean | undefined;
    }
  | {
      readonly is: 'discarded';
      readonly seat: Seat;
      readonly card: Kind;
      readonly introducing: boolean;
      readonly isSecond?: boolean | undefined;
    }
  | { readonly is: 'rested'; readonly seat: Seat }
  | { readonly is: 'aside'; readonly seat: Seat; readonly card: Kind | null }
  | { readonly is: 'closed'; readonly seat: Seat; readonly isOwn: boolean }
  /** The newest guest went under the deck; so many are left. */
  | { readonly is: 'sunk'; readonly seat: Seat; readonly card: Kind; readonly left: number }
  /** The newest publicity went back to the hand; the reputation is that without it. */
  | { readonly is: 'returned'; readonly seat: Seat; readonly card: Kind; readonly reputation: Reputation }
  /** `count`: how many guests there are with it; `left`: how many where it comes from. */
  | {
      readonly is: 'moved';
      readonly from: Seat;
      readonly seat: Seat;
      readonly card: Kind;
      readonly count: number;
      readonly left: number;
    }
  | { readonly is: 'looked'; readonly seat: Seat; readonly count: number; readonly cards: readonly Kind[] | null }
  | { readonly is: 'buried'; readonly seat: Seat; readonly count: number; readonly cards: readonly Kind[] | null }
  /** The same seat has another turn. */
  | { readonly is: 'again'; readonly seat: Seat }
  /** `guests`: how many the one who called it has; `isVain`: nothing else is left, so the round ends with this turn. */
  | {
      readonly is: 'lap';
      readonly by: Seat;
      readonly cause: LapCause;
      readonly guests: number;
      readonly isVain?: boolean;
    }
  | {
      readonly is: 'roundEnded';
      readonly ending: Ending;
      readonly by: Seat;
      readonly bonus: readonly number[];
      /** The last lap had begun. */
      readonly inLap: boolean;
    }
  /** An unused reserve at the end of a round. */
  | {
      readonly is: 'revealed';
      readonly seat: Seat;
      readonly card: Kind;
      readonly met: boolean;
      /** How many guests there are then. */
      readonly count: number;
    }
  /** The card that is taken beside a reserve that could not come. */
  | { readonly is: 'recalled'; readonly seat: Seat; readonly card: Kind }
  | {
      readonly is: 'scored';
      readonly seat: Seat;
      readonly income: number;
      /** By the effects of guests. */
      readonly effects: number;
      /** By the geisha's ability. */
      readonly ability: number;
      /** How many cards are left in the hand, and what they cost. */
      readonly left: number;
      readonly penalty: number;
      readonly bonus: number;
      readonly points: number;
    }
  /** What was taken round by round, when all is over. */
  | { readonly is: 'total'; readonly seat: Seat; readonly rounds: readonly number[]; readonly tokens: number }
  | {
      readonly is: 'ended';
      readonly tokens: readonly number[];
      readonly winners: readonly Seat[];
      /** What decided between equal totals. */
      readonly tie: 'none' | 'hands' | 'shared';
    };

export type Teller = Tell<Event> | undefined;

/** Everybody but this seat: who learns when a card is shown. */
export const othersThan = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
