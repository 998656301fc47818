/** One number, or both ends of a span, which stand in one line. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}\u2060–\u2060${to}`);
