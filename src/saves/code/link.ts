/**
 * A code as text. In links by the 64 letters that no address changes; in pictures by 32 capitals and digits, which a QR code
 * packs best, behind a dot that tells the two apart.
 */
const LINK_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PICTURE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PICTURE_MARK = '.';
const LINK_BITS = 6;
const PICTURE_BITS = 5;
const BYTE_BITS = 8;

export const linkText = (bytes: Uint8Array): string =>
  regroup(bytes, BYTE_BITS, LINK_BITS).map(letterIn(LINK_LETTERS)).join('');

export const pictureText = (bytes: Uint8Array): string =>
  PICTURE_MARK + regroup(bytes, BYTE_BITS, PICTURE_BITS).map(letterIn(PICTURE_LETTERS)).join('');

const letterIn =
  (letters: string) =>
  (value: number): string =>
    letters[value] ?? '';

/** More than any code has. */
const MOST_LETTERS = 16_000;

/** Null: no such letters, or too many of them. */
export function bytesOf(text: string): Uint8Array | null {
  if (text.length > MOST_LETTERS) return null;
  const isPicture = text.startsWith(PICTURE_MARK);
  const [letters, bits] = isPicture ? [PICTURE_LETTERS, PICTURE_BITS] : [LINK_LETTERS, LINK_BITS];
  const values = Array.from(isPicture ? text.slice(1).toUpperCase() : text, (letter) => letters.indexOf(letter));
  if (values.includes(-1)) return null;
  return Uint8Array.from(regroup(values, bits, BYTE_BITS, false));
}

/** The same bits in groups of another size; what does not fill the last one is filled up, or left out. */
function regroup(values: Iterable<number>, from: number, to: number, isFilled = true): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = held * 2 ** from + value;
    for (bits += from; bits >= to; bits -= to) {
      groups.push(Math.floor(held / 2 ** (bits - to)));
      held %= 2 ** (bits - to);
    }
  }
  if (isFilled && bits > 0) groups.push(held * 2 ** (to - bits));
  return groups;
}

/** Where a link goes on with a code. */
export const TAKE = 'take';
const IN_LINK = new RegExp(`#/${TAKE}/(\\.?[\\w-]+)`);
/** A shorter word is none. */
const ALONE = /^\.?[\w-]{24,}$/;

/** The code in a text that may say more than the link, or the code alone. Null: the text has none, as a file. */
export function codeIn(message: string): string | null {
  const text = message.trim();
  if (text.startsWith('{') || text.startsWith('[')) return null;
  return IN_LINK.exec(text)?.[1] ?? (text.length <= MOST_LETTERS && ALONE.test(text) ? text : null);
}
