/** How wide a text is in the letters of the moment. */
export type Measure = (text: string) => number;

const OF_LINES = 'ぁぃぅぇぉっゃゅょァィゥェォッャュョー、。，．・：；！？）」』】…';
/** Where a line may break: between words, and in Japanese anywhere but before what may not begin one. */
const PIECE = new RegExp(
  `[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}][${OF_LINES}]*|[^\\s\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]+\\s*|\\s+`,
  'gu',
);

/** In so many lines at most; what does not go into them is cut, and shows that it is. */
export function wrapped(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = (text.match(PIECE) ?? []).flatMap((piece) => (measure(piece.trimEnd()) > width ? [...piece] : piece));
  for (const [at, piece] of pieces.entries()) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (lines.length + 1 === most) return [...lines, cut(line + pieces.slice(at).join(''), width, measure)];
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

function cut(text: string, width: number, measure: Measure): string {
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
