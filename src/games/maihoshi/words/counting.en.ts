const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** As a sentence begins with it: "Three". */
export const number = (count: number): string => NUMBERS[count] ?? `${count}`;

export const nth = (count: number): string => ORDINALS[count - 1] ?? `${count}th`;
