/**
 * The edges of one node by their keys. Keys are many more than edges, so it is a small open table; `clear` only turns
 * the page, and a slot belongs to the page whose number it bears.
 */
export class EdgeIndex {
  #slots = FIRST_SLOTS;
  #keys = new Int32Array(FIRST_SLOTS);
  #edges = new Int32Array(FIRST_SLOTS);
  #pages = new Int32Array(FIRST_SLOTS);
  #page = 1;
  #held = 0;

  clear(): void {
    this.#page++;
    this.#held = 0;
  }

  /** 0: none. */
  get(key: number): number {
    const slot = this.#slotOf(key);
    return this.#pages[slot] === this.#page ? (this.#edges[slot] as number) : 0;
  }

  /** A key that is not there yet. */
  add(key: number, edge: number): void {
    if (++this.#held * MOST_FILLED > this.#slots) this.#grow();
    const slot = this.#slotOf(key);
    this.#pages[slot] = this.#page;
    this.#keys[slot] = key;
    this.#edges[slot] = edge;
  }

  /** The slot of the key, or the empty one where it would go. */
  #slotOf(key: number): number {
    const last = this.#slots - 1;
    let slot = (Math.imul(key, SPREAD) >>> UNUSED_BITS) & last;
    while (this.#pages[slot] === this.#page && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [keys, edges, pages] = [this.#keys, this.#edges, this.#pages];
    this.#slots *= 2;
    this.#keys = new Int32Array(this.#slots);
    this.#edges = new Int32Array(this.#slots);
    this.#pages = new Int32Array(this.#slots);
    for (let slot = 0; slot < pages.length; slot++) {
      if (pages[slot] !== this.#page) continue;
      const to = this.#slotOf(keys[slot] as number);
      this.#pages[to] = this.#page;
      this.#keys[to] = keys[slot] as number;
      this.#edges[to] = edges[slot] as number;
    }
  }
}

const FIRST_SLOTS = 256;
/** The table is at most half full. */
const MOST_FILLED = 2;
/** 2³² divided by the golden ratio: spreads keys in a row; its high bits are the good ones. */
const SPREAD = 0x9e37_79b1;
const UNUSED_BITS = 12;
