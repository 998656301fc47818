import type { Emblem } from '../../engine/log.ts';

/** Colours and letters of the page as it is dressed now. */
export interface Look {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly seats: Readonly<Record<Emblem, string>>;
  readonly sans: string;
  readonly serif: string;
}

/** A sheet of paper and the pen over it. */
export interface Paper {
  readonly ink: CanvasRenderingContext2D;
  readonly look: Look;
  /** In units of the sheet. */
  readonly width: number;
}

/** `probe`: an element of the page that wears the game's world and shows nothing itself. */
export function lookOf(probe: HTMLElement): Look {
  const style = getComputedStyle(probe);
  const colour = (name: string): string => {
    // What a property holds may depend on the theme; what an element is coloured with does not any more.
    probe.style.color = `var(--${name})`;
    return style.color;
  };
  return {
    ground: colour('world-tint'),
    surface: colour('surface'),
    ink: colour('ink'),
    quiet: colour('ink-quiet'),
    line: colour('line'),
    accent: colour('accent'),
    seats: {
      crane: colour('crane'),
      pine: colour('pine'),
      fan: colour('fan'),
      plum: colour('plum'),
      bell: colour('bell'),
      wave: colour('wave'),
    },
    sans: style.getPropertyValue('--sans'),
    serif: style.getPropertyValue('--serif'),
  };
}

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
