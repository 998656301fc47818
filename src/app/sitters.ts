/** What a bot plays at unasked, and what one that takes a person's place plays at: neither a gift nor a wall. */
export const middleLevel = (levels: number): number => Math.ceil(levels / 2);
