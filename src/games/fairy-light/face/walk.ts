/** Where a key leads in a grid that is read row by row; -1 if nowhere. */
export function stepTo(key: string, at: number, { rows, columns }: { rows: number; columns: number }): number {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const to = (line: number, place: number): number =>
    line < 0 || line >= rows || place < 0 || place >= columns ? -1 : line * columns + place;
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, columns - 1);
    default:
      return -1;
  }
}
