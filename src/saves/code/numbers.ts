/**
 * Numbers, each below a bound that writer and reader know, packed without a gap between them: a number that can be no other
 * takes no room. They are the digits of one large number, the first ones the lowest, in blocks that keep that number small.
 */
const BLOCK_BYTES = 256;
const BLOCK_BOUND = 1n << BigInt(8 * BLOCK_BYTES);
const BYTE = 8n;

interface Digit {
  readonly value: number;
  readonly bound: number;
}

/** How many bytes hold every number below the bound. */
const bytesFor = (bound: bigint): number => Math.ceil((bound - 1n).toString(16).length / 2) * Number(bound > 1n);

export class NumberWriter {
  readonly #bytes: number[] = [];
  #block: Digit[] = [];
  #bound = 1n;

  put(value: number, bound: number): void {
    if (!Number.isSafeInteger(value) || value < 0 || value >= bound) throw new RangeError(`${value} of ${bound}`);
    if (bound === 1) return;
    if (this.#bound * BigInt(bound) > BLOCK_BOUND) this.#close(BLOCK_BYTES);
    this.#block.push({ value, bound });
    this.#bound *= BigInt(bound);
  }

  /** Small numbers take little room, and any can be written. */
  putCount(count: number): void {
    let rest = count;
    for (; rest >= COUNT_BASE; rest = Math.floor(rest / COUNT_BASE) - 1)
      this.put(COUNT_BASE + (rest % COUNT_BASE), 2 * COUNT_BASE);
    this.put(rest, 2 * COUNT_BASE);
  }

  get bytes(): Uint8Array {
    this.#close(bytesFor(this.#bound));
    return Uint8Array.from(this.#bytes);
  }

  #close(length: number): void {
    let rest = this.#block.reduceRight((sum, { value, bound }) => sum * BigInt(bound) + BigInt(value), 0n);
    for (let at = 0; at < length; at++, rest >>= BYTE) this.#bytes.push(Number(BigInt.asUintN(8, rest)));
    this.#block = [];
    this.#bound = 1n;
  }
}

const COUNT_BASE = 8;

/** More was asked of the bytes than is in them, or something that cannot be. */
export class BadCode extends Error {}

export class NumberReader {
  readonly #bytes: Uint8Array;
  #from = 0;
  #rest = 0n;
  #bound = 1n;
  /** More than the rest of the bytes can say. */
  #limit = 1n;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#open();
  }

  get(bound: number): number {
    if (bound < 1) throw new BadCode('nothing to choose from');
    if (bound === 1) return 0;
    if (this.#bound * BigInt(bound) > BLOCK_BOUND) this.#next();
    this.#bound *= BigInt(bound);
    if (this.#bound > this.#limit) throw new BadCode('its end is missing');
    const value = Number(this.#rest % BigInt(bound));
    this.#rest /= BigInt(bound);
    return value;
  }

  getCount(): number {
    let count = 0;
    let place = 1;
    for (;;) {
      const digit = this.get(2 * COUNT_BASE);
      count += (digit % COUNT_BASE) * place;
      if (digit < COUNT_BASE) return count;
      place *= COUNT_BASE;
      count += place;
      if (count > Number.MAX_SAFE_INTEGER) throw new BadCode('no such number');
    }
  }

  /** All of it was read, and nothing is left over. */
  end(): void {
    if (this.#rest !== 0n || this.#bytes.length - this.#from !== bytesFor(this.#bound))
      throw new BadCode('more than a match');
  }

  #next(): void {
    if (this.#rest !== 0n) throw new BadCode('no such block');
    this.#from += BLOCK_BYTES;
    this.#bound = 1n;
    this.#open();
  }

  #open(): void {
    const block = this.#bytes.subarray(this.#from, this.#from + BLOCK_BYTES);
    this.#rest = block.reduceRight((sum, byte) => (sum << BYTE) | BigInt(byte), 0n);
    this.#limit = 1n << BigInt(8 * block.length);
  }
}

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
