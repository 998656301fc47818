/** How long a motion lasts where this element is; 0 where nothing shall move. The stylesheet and the settings say it. */
export function motionMs(element: Element, token: '--card-time' | '--reveal-time'): number {
  const milliseconds = Number.parseFloat(getComputedStyle(element).getPropertyValue(token));
  return milliseconds > 0 ? milliseconds : 0;
}
