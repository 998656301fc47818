/** Chance that can be had again: sfc32, the same in every engine. Never saved: it is made anew from its seeds. */
export class Rng {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(a: number, b: number, c: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    for (let warm = 0; warm < WARM_UP_STEPS; warm++) this.uint32();
  }

  uint32(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** 0 … bound − 1; the bias, bound / 2³², is nothing a table could notice. */
  below(bound: number): number {
    return Math.floor((this.uint32() / UINT32) * bound);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** In place; returns the same array. */
  shuffle<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = items[last] as Item;
      items[last] = items[other] as Item;
      items[other] = held;
    }
    return items;
  }
}

const UINT32 = 4294967296;
const WARM_UP_STEPS = 12;

/** Entry 0 is the deal, entry k + 1 the move with k moves in force before it: so undo cannot roll again. */
export const rngFor = (seed: number, entry: number): Rng =>
  new Rng(seed % UINT32, Math.floor(seed / UINT32) ^ 0x9e3779b9, entry);
