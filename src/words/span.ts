/** One number, or both ends of a span. */
export const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);
