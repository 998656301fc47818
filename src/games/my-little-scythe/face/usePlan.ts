import { useEffect, useRef, useState } from 'preact/hooks';
import type { Offer } from '../../../engine/game.ts';
import type { Move } from '../rules/move.ts';
import { offerOf } from './walk.ts';

interface Plan {
  readonly steps: readonly Move[];
  readonly ends: 'chosen' | 'made';
}
const NO_PLAN: Plan = { steps: [], ends: 'chosen' };

/**
 * One tap can mean several small moves: choose a seeker, load three apples, go there. All but the last are made one
 * after the other, as soon as each is offered; the last is only chosen, so that it can be seen before it is made, unless
 * more of the same is to come.
 */
export function usePlan(
  offers: readonly Offer<Move>[],
  selected: Offer<Move> | null,
  select: (offer: Offer<Move> | null) => void,
  commit: (offer: Offer<Move>) => void,
): (steps: readonly Move[], ends?: Plan['ends']) => void {
  const [plan, setPlan] = useState(NO_PLAN);
  const { ends } = plan;
  const [next, ...rest] = plan.steps;
  const offer = next ? offerOf(offers, next) : null;
  const sentAt = useRef<readonly Offer<Move>[] | null>(null);
  useEffect(() => {
    if (!next || offers.length === 0) return;
    if (sentAt.current !== null && sentAt.current !== offers) {
      sentAt.current = null;
      setPlan({ steps: rest, ends });
    } else if (!offer) setPlan(NO_PLAN);
    else if (rest.length === 0 && ends === 'chosen') {
      setPlan(NO_PLAN);
      if (selected !== offer) select(offer);
    } else {
      sentAt.current = offers;
      commit(offer);
    }
  }, [plan, offers, selected]);
  return (steps, how = 'chosen') => {
    sentAt.current = null;
    setPlan({ steps, ends: how });
  };
}
