/** How a version saved: an exported file that every later one opens. */
export const frozenFile = (format: number): string => `src/cli/frozen/${format}.json`;
