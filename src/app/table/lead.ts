import { signal } from '@preact/signals';
import { isEqual } from '../../engine/equal.ts';
import type { AnyMove, Offer, Seat } from '../../engine/game.ts';
import { NO_OFFERS, type Turn } from './turn.ts';

/** What a guide wants of the table while its script runs. */
export interface Lead {
  /** The seat whose move comes next. */
  readonly seat: Seat;
  /** The move that is asked for; null while something is only told, or a bot moves. */
  readonly move: AnyMove | null;
  /** Another one was chosen. */
  stray(): void;
  /** The one that is asked for was chosen: of another one no more is said. */
  heed(): void;
}

export const lead = signal<Lead | null>(null);

/** No table lies there yet, or it still shows what was done: a guide lets it finish. */
export const showing = signal(true);

/** Once a move is asked for, every other may be looked at and only this one is made. */
export function led(turn: Turn, by: Lead | null): Turn {
  if (!by) return turn;
  const { seat, move: asked } = by;
  if (turn.seat !== seat || asked === null) {
    // What is told of a turn is told of the table as it stands in it.
    const shown = turn.seat === seat ? seat : null;
    return { ...turn, seat: shown, offers: NO_OFFERS, selected: null, whole: null, isChosen: false, isBegun: false };
  }
  const isMeant = ({ move }: Offer<AnyMove>): boolean => isEqual(move, asked);
  const select = (offer: Offer<AnyMove> | null): void => {
    if (!offer || isMeant(offer)) {
      if (offer) by.heed();
      turn.select(offer);
      return;
    }
    by.stray();
    turn.compose(offer);
  };
  return {
    ...turn,
    isMakeable: turn.selected !== null && isMeant(turn.selected),
    select,
    press(offer) {
      if (!isMeant(offer)) return select(offer);
      by.heed();
      turn.press(offer);
    },
    commit(offer) {
      if (isMeant(offer)) turn.commit(offer);
      else by.stray();
    },
  };
}
