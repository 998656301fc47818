/** The table faces the other side: what is right on the glass is left on it. */
export const isTurned = (element: Element): boolean => element.closest('[data-turned="true"]') !== null;
