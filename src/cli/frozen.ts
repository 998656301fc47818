/** How a version saved: an exported file that every later one opens. */
export const frozenFile = (format: number): string => `src/cli/frozen/${format}.json`;

/** How a version wrote codes of matches: of each game the last of its frozen saves. */
export const frozenCodes = (format: number): string => `src/cli/frozenCodes/${format}.json`;
