/** How wide a text is in the letters of the moment. */
export type Measure = (text: string) => number;

/** No line begins with one of these. */
const NEVER_FIRST = 'ぁぃぅぇぉっゃゅょァィゥェォッャュョー、。，．・：；！？）」』】…';

/** In so many lines at most; what does not go into them is cut, and shows that it is. */
export function wrapped(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = piecesOf(text).flatMap((piece) => (measure(piece.trimEnd()) > width ? [...piece] : piece));
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

/** What stays on one line: words with the blanks behind them, and of Japanese every letter by itself. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    const isSame =
      last !== undefined && (isBlank(letter) || !(isJapanese(letter) || isJapanese(last) || isBlank(last)));
    if (isSame || NEVER_FIRST.includes(letter)) pieces.push((pieces.pop() ?? '') + letter);
    else pieces.push(letter);
  }
  return pieces;
}

const isBlank = (piece: string): boolean => piece.trimEnd() !== piece;
const isJapanese = (piece: string): boolean => piece >= '\u3040' && piece < '\ua000';

function cut(text: string, width: number, measure: Measure): string {
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
