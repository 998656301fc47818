/** Bots play at random until there is more than one level. */
export const ONLY_LEVEL = 0;

/** Characters; longer ones break every row they stand in. */
export const LONGEST_NAME = 24;
