/** The table is turned to face the other side: right on the screen is left for its reader. */
export const isTurned = (element: Element): boolean => element.closest('[data-turned="true"]') !== null;
