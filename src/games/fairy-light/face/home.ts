import { type Kind, type Light, sideOf } from '../rules/cards.ts';

/** Names where a card lay before it was placed: the left-most of its kind in that hand. */
export const homeOf = (light: Light, kind: Kind): string => `${light} ${kind}`;

export const homeIn = (table: HTMLElement, card: Kind): Element | null =>
  table.querySelector(`[data-home="${homeOf(sideOf(card) ?? -1, card)}"]`);
