import type { NumberReader, NumberWriter } from './numbers.ts';

/** Texts that people typed, letter by letter as JavaScript counts them: those of most names take one byte, or two in Japanese. */
const ALPHABETS = [
  { from: 0x20, size: 0x60 },
  { from: 0x3000, size: 0x7000 },
  { from: 0, size: 0x10000 },
] as const;

export function writeText(out: NumberWriter, text: string, longest: number): void {
  out.put(text.length, longest + 1);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    const alphabet = ALPHABETS.findIndex(({ from, size }) => letter >= from && letter < from + size);
    const { from, size } = ALPHABETS[alphabet as 0];
    out.put(alphabet, ALPHABETS.length);
    out.put(letter - from, size);
  }
}

export function readText(from: NumberReader, longest: number): string {
  let text = '';
  for (let left = from.get(longest + 1); left > 0; left--) {
    const alphabet = ALPHABETS[from.get(ALPHABETS.length) as 0];
    text += String.fromCharCode(alphabet.from + from.get(alphabet.size));
  }
  return text;
}
