import type { ShelfEntry } from '../protocol/messages.ts';

/** Whether a match counts in the records once it is over. One that goes on from another does not: its cards were known. */
export const isCounted = ({ branch }: Pick<ShelfEntry, 'branch'>): boolean => !branch;
