import { signal } from '@preact/signals';
import { canonical } from '../../engine/canonical.ts';
import type { AnyMove, Offer } from '../../engine/game.ts';
import type { Seat } from '../../engine/ids.ts';
import type { Turn } from '../table/useTurn.ts';

/** What a guide wants of the table while its script runs. */
export interface Lead {
  readonly learner: Seat;
  /** The move that comes next; null while it is not the learner's. */
  readonly move: AnyMove | null;
  /** Another one was chosen. */
  stray(): void;
}

export const lead = signal<Lead | null>(null);

/** The table still shows what was done; whoever leads lets it finish. */
export const showing = signal(false);

/** Everything may be looked at, but only the scripted move is made; for the other seats the script plays. */
export function led(turn: Turn, by: Lead | null): Turn {
  if (!by) return turn;
  if (turn.seat !== by.learner) return { ...turn, seat: null, offers: NONE, selected: null };
  const isMeant = ({ move }: Offer<AnyMove>): boolean => by.move !== null && canonical(move) === canonical(by.move);
  return {
    ...turn,
    select(offer) {
      if (!offer || isMeant(offer)) {
        turn.select(offer);
        return;
      }
      by.stray();
      turn.compose(offer);
    },
    commit(offer) {
      if (isMeant(offer)) turn.commit(offer);
      else by.stray();
    },
  };
}

const NONE: readonly Offer<AnyMove>[] = [];
