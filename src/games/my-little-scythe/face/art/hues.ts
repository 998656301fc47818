/** Colours that are the same by day and by night: pieces stand on light ground and keep their dark line. */
export const INK = '#2b2320';
export const CREAM = '#fff6e4';
export const RED = '#d8412f';
export const BLUE = '#4f8fd6';
export const YELLOW = '#f0c243';
export const LEAF = '#6aa84f';
export const CRUST = '#d9984a';
export const BERRY = '#9a3a5e';
export const PLUM = '#8a5fb4';
export const STONE = '#a9abb3';
export const WOOD = '#a86b3c';
