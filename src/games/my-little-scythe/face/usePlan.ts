import { useEffect, useRef, useState } from 'preact/hooks';
import type { Offer } from '../../../engine/game.ts';
import type { Move } from '../rules/move.ts';
import { offerOf } from './walk.ts';

/**
 * One tap can mean several small moves: choose a seeker, load three apples, go there. All but the last are made one
 * after the other, as soon as each is offered; the last is only chosen, so that it can be seen before it is made.
 */
export function usePlan(
  offers: readonly Offer<Move>[],
  selected: Offer<Move> | null,
  select: (offer: Offer<Move> | null) => void,
): (steps: readonly Move[]) => void {
  const [plan, setPlan] = useState<readonly Move[]>([]);
  const [next, ...rest] = plan;
  const offer = next ? offerOf(offers, next) : null;
  const sentAt = useRef<readonly Offer<Move>[] | null>(null);
  useEffect(() => {
    if (!next || offers.length === 0) return;
    if (sentAt.current !== null && sentAt.current !== offers) {
      sentAt.current = null;
      setPlan(rest);
    } else if (!offer) setPlan([]);
    else if (rest.length === 0) {
      setPlan([]);
      if (selected !== offer) select(offer);
    } else {
      // Chosen by the first look and made by the second; made at once where nobody wants to be asked.
      sentAt.current = offers;
      select(offer);
    }
  }, [plan, offers, selected]);
  return (steps) => {
    sentAt.current = null;
    setPlan(steps);
  };
}
