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
