export const why = (): null => null;
