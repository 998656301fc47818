/**
 * The oldest that have all that the app cannot do without: <dialog>, dvh, structuredClone and findLast (Safari), dvh
 * (Chromium), workers made of modules (Firefox). What newer ones do better it is only plainer without.
 */
export const BROWSERS = { safari: '15.4', chromium: 108, firefox: 114 } as const;
