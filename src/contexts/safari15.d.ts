/**
 * What the oldest supported browser, Safari 15.4, has of ES2023. Listed here and not taken from the library, so that what
 * came later (toReversed, toSorted, with) does not compile.
 */
interface ReadonlyArray<T> {
  findLast<S extends T>(is: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: readonly T[]) => unknown): number;
}
interface Array<T> {
  findLast<S extends T>(is: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: T[]) => unknown): number;
}
