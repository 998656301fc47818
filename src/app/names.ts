/** Something of it can be seen: neither blanks alone nor signs without width. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** As it was typed, without what stands round it; empty if nothing of it can be seen. */
export const typedName = (typed: string): string => (VISIBLE.test(typed) ? typed.trim() : '');

const read = (name: string): string => name.normalize('NFKC').replace(UNSEEN, ' ').trim().toLowerCase();

/** Nobody could tell them apart. */
export const isNamesake = (one: string, other: string): boolean => read(one) === read(other);
