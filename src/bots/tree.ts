/**
 * The edges of one node by their keys: a small hash table with open addresses, used again for each node. `clear` counts
 * the page up instead of wiping all slots, and a slot counts only if it has the number of this page.
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

/**
 * A search tree in typed arrays: nodes have linked edges, an edge belongs to a move of one seat. Edge 0 and node 0 are
 * never ends of a list: 0 says "none", and the root is node 1.
 */
export class Tree {
  #firstEdge = new Int32Array(FIRST_CAPACITY);
  #nextEdge = new Int32Array(FIRST_CAPACITY);
  #key = new Int32Array(FIRST_CAPACITY);
  #child = new Int32Array(FIRST_CAPACITY);
  visits = new Int32Array(FIRST_CAPACITY);
  /** How often the move was legal when its node was visited: what a rare move is compared by. */
  available = new Int32Array(FIRST_CAPACITY);
  reward = new Float64Array(FIRST_CAPACITY);
  #nodes = ROOT;
  #edges = 0;

  firstEdge = (node: number): number => this.#firstEdge[node] ?? 0;
  nextEdge = (edge: number): number => this.#nextEdge[edge] ?? 0;
  key = (edge: number): number => this.#key[edge] ?? 0;

  addEdge(node: number, key: number): number {
    const edge = ++this.#edges;
    if (edge >= this.#key.length) this.#grow();
    this.#key[edge] = key;
    this.#nextEdge[edge] = this.firstEdge(node);
    this.#firstEdge[node] = edge;
    return edge;
  }

  /** The node that the edge leads to, made when it is first asked for. */
  below(edge: number): number {
    const known = this.#child[edge] ?? 0;
    if (known > 0) return known;
    const node = ++this.#nodes;
    if (node >= this.#firstEdge.length) this.#firstEdge = doubled(this.#firstEdge);
    this.#child[edge] = node;
    return node;
  }

  #grow(): void {
    this.#nextEdge = doubled(this.#nextEdge);
    this.#key = doubled(this.#key);
    this.#child = doubled(this.#child);
    this.visits = doubled(this.visits);
    this.available = doubled(this.available);
    const reward = new Float64Array(this.reward.length * 2);
    reward.set(this.reward);
    this.reward = reward;
  }
}

export const ROOT = 1;
const FIRST_CAPACITY = 4096;

function doubled(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(old.length * 2);
  larger.set(old);
  return larger;
}
