import type { AnyGame, AnyKnowledge, AnyMove, AnyState, AnyView, Ask, Seat, Side } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';
import { EdgeIndex, ROOT, Tree } from './tree.ts';

/** 0 lost, 1 won, between them by the lead over the best other side. */
export function rewardOf(points: readonly number[], side: Side, scale: number): number {
  let bestOther = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) {
    if (other !== side) bestOther = Math.max(bestOther, points[other] ?? 0);
  }
  return Math.min(1, Math.max(0, 0.5 + ((points[side] ?? 0) - bestOther) / (2 * scale)));
}

/** Rewards of those who acted into `rewards`: by the game's own estimate where play was cut off, else by the result. */
function rewardActors(
  game: AnyGame,
  knowledge: AnyKnowledge,
  state: AnyState,
  actors: readonly Seat[],
  rewards: Float64Array,
): void {
  const worth = knowledge.value && game.asks(state).length > 0 ? knowledge.value : worthAtEnd(game, knowledge, state);
  for (let seat: Seat = 0; seat < rewards.length; seat++) if (actors.includes(seat)) rewards[seat] = worth(state, seat);
}

function worthAtEnd(game: AnyGame, { scale }: AnyKnowledge, state: AnyState): (state: AnyState, seat: Seat) => number {
  const { points, winners } = game.result(state);
  return (_, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return WIN_WEIGHT * won + (1 - WIN_WEIGHT) * rewardOf(points, seat, scale);
  };
}

/** How much winning counts beside the lead: without it the tie-breaks of a game go unseen. */
const WIN_WEIGHT = 0.25;

/** The search gets a view and never a state, so it is honest by construction. */
export interface Question {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly seats: number;
}

type Prior = NonNullable<AnyKnowledge['prior']>;

/** A move of the root with what the search thinks of it. */
export interface Weighed {
  readonly move: AnyMove;
  readonly visits: number;
  /** Mean reward, 0 … 1. */
  readonly value: number;
}

/**
 * Information-set Monte Carlo tree search, max^n: every iteration guesses one full state that the seat cannot tell from
 * the truth, walks down the tree by the moves legal in it, adds one edge and plays on at random. What several choose in
 * secret at once is chosen by each without the others' choice, and what follows hangs below the searcher's own.
 */
export class Search {
  readonly #question: Question;
  readonly #rng: Rng;
  readonly #tree = new Tree();
  readonly #rewards: Float64Array;
  readonly #path: number[] = [];
  readonly #actors: Seat[] = [];
  /** Of the moves that are chosen from. */
  readonly #edges: number[] = [];
  /** By their priors. */
  readonly #leans: number[] = [];
  /** Of the node under the hand. */
  readonly #index = new EdgeIndex();

  constructor(question: Question, rng: Rng) {
    this.#question = question;
    this.#rng = rng;
    this.#rewards = new Float64Array(question.seats);
  }

  run(iterations: number): void {
    for (let count = 0; count < iterations; count++) this.#iterate();
  }

  /** The root's moves in the order of the rules. */
  weigh(): Weighed[] {
    const { game, view, seat } = this.#question;
    const moves = game.moves(game.guess(view, seat, this.#rng), seat);
    return moves.map((move) => {
      const edge = this.#find(ROOT, keyOf(game.moveId(move), seat));
      const visits = this.#tree.visits[edge] ?? 0;
      return { move, visits, value: visits > 0 ? (this.#tree.reward[edge] ?? 0) / visits : 0 };
    });
  }

  #iterate(): void {
    const { game, knowledge, view, seat } = this.#question;
    const state = game.guess(view, seat, this.#rng);
    this.#path.length = 0;
    this.#actors.length = 0;
    this.#descend(state);
    this.#playOut(state);
    rewardActors(game, knowledge, state, this.#actors, this.#rewards);
    const { visits, reward } = this.#tree;
    for (let step = 0; step < this.#path.length; step++) {
      const edge = this.#path[step] as number;
      visits[edge] = (visits[edge] ?? 0) + 1;
      reward[edge] = (reward[edge] ?? 0) + (this.#rewards[this.#actors[step] as number] ?? 0);
    }
  }

  #descend(state: AnyState): void {
    const { game, knowledge, view } = this.#question;
    let node = ROOT;
    for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
      if (knowledge.cutoff?.(state, view)) return;
      if (asks.length > 1) {
        const below = this.#chooseTogether(state, node, asks);
        if (below === 0) return;
        node = below;
      } else {
        const edge = this.#step(state, node, (asks[0] as Ask).seat);
        if (this.#isFresh(edge)) return;
        node = this.#tree.below(edge);
      }
    }
  }

  /** Plays a step in which several are asked at once, each seat in its own tree; the node to go on from, 0 after a new edge. */
  #chooseTogether(state: AnyState, node: number, first: readonly Ask[]): number {
    const { game, seat: me } = this.#question;
    const at = new Map<Seat, number>(first.map((ask) => [ask.seat, node]));
    const lead = at.has(me) ? me : (first[0] as Ask).seat;
    let fresh = false;
    let asks = first;
    for (;;) {
      const actor = asks.find((ask) => ask.seat === me)?.seat ?? (asks[0] as Ask).seat;
      const edge = this.#step(state, at.get(actor) ?? node, actor);
      fresh ||= this.#isFresh(edge);
      at.set(actor, this.#tree.below(edge));
      const last = asks.length === 1;
      asks = game.asks(state);
      const goesOn = asks.length > 0 && asks.every((ask) => at.has(ask.seat));
      if (!goesOn || (last && !(asks.length === 1 && asks[0]?.seat === actor))) break;
    }
    return fresh ? 0 : (at.get(lead) ?? node);
  }

  #step(state: AnyState, node: number, actor: Seat): number {
    const { game } = this.#question;
    const moves = game.moves(state, actor);
    const { prior } = this.#question.knowledge;
    const index = prior
      ? this.#chooseBy(this.#lean(prior, state, actor, moves), node, actor, moves)
      : this.#choose(node, actor, moves);
    const move = moves[index] as AnyMove;
    const key = keyOf(game.moveId(move), actor);
    const edge = this.#index.get(key) || this.#tree.addEdge(node, key);
    if (this.#tree.available[edge] === 0) this.#tree.available[edge] = 1;
    this.#path.push(edge);
    this.#actors.push(actor);
    game.play(state, actor, move, this.#rng);
    return edge;
  }

  /** Upper confidence with availability; moves never tried come first, one of them at random. */
  #choose(node: number, actor: Seat, moves: readonly AnyMove[]): number {
    const { game } = this.#question;
    const { visits, available, reward } = this.#tree;
    this.#mark(node);
    let untried = 0;
    let chosen = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const edge = this.#index.get(keyOf(game.moveId(moves[index] as AnyMove), actor));
      if (edge === 0) {
        untried++;
        if (this.#rng.below(untried) === 0) chosen = index;
      } else {
        const chances = (available[edge] ?? 0) + 1;
        available[edge] = chances;
        if (untried > 0) continue;
        const tries = visits[edge] ?? 0;
        const score = (reward[edge] ?? 0) / tries + EXPLORATION * Math.sqrt(logarithm(chances) / tries);
        if (score > best) {
          best = score;
          chosen = index;
        }
      }
    }
    return chosen;
  }

  /** A move never tried counts as the average of its node, and draws the search as much as its prior says. */
  #chooseBy(leans: number, node: number, actor: Seat, moves: readonly AnyMove[]): number {
    const { game } = this.#question;
    const { visits, reward } = this.#tree;
    this.#mark(node);
    const edges = this.#edges;
    let tries = 0;
    let won = 0;
    for (let index = 0; index < moves.length; index++) {
      const edge = this.#index.get(keyOf(game.moveId(moves[index] as AnyMove), actor));
      edges[index] = edge;
      tries += visits[edge] ?? 0;
      won += reward[edge] ?? 0;
    }
    const average = tries > 0 ? won / tries : 0.5;
    const pull = (PRIOR_EXPLORATION * Math.sqrt(tries + 1)) / leans;
    let chosen = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const edge = edges[index] as number;
      const own = visits[edge] ?? 0;
      const mean = own > 0 ? (reward[edge] ?? 0) / own : average;
      const score = mean + (pull * (this.#leans[index] as number)) / (1 + own);
      if (score > best) {
        best = score;
        chosen = index;
      }
    }
    return chosen;
  }

  /** Notes what speaks for each of the moves; returns the sum. */
  #lean(prior: Prior, state: AnyState, actor: Seat, moves: readonly AnyMove[]): number {
    let leans = 0;
    for (let index = 0; index < moves.length; index++) {
      const lean = prior(state, actor, moves[index] as AnyMove);
      this.#leans[index] = lean;
      leans += lean;
    }
    return leans;
  }

  /** Random, but as the priors lean. */
  #draw(leans: number, moves: readonly AnyMove[]): number {
    const last = moves.length - 1;
    let left = (this.#rng.uint32() / UINT32) * leans;
    for (let index = 0; index < last; index++) {
      left -= this.#leans[index] as number;
      if (left < 0) return index;
    }
    return last;
  }

  #playOut(state: AnyState): void {
    const { game, knowledge, view } = this.#question;
    for (let asks = game.asks(state); asks.length > 0; asks = game.asks(state)) {
      if (knowledge.cutoff?.(state, view)) return;
      const { seat } = asks[0] as Ask;
      const moves = game.moves(state, seat);
      const { prior } = knowledge;
      const isOpen = prior && moves.length > 1;
      const index = isOpen ? this.#draw(this.#lean(prior, state, seat, moves), moves) : this.#rng.below(moves.length);
      game.play(state, seat, moves[index] as AnyMove, this.#rng);
    }
  }

  #isFresh = (edge: number): boolean => this.#tree.visits[edge] === 0;

  #mark(node: number): void {
    const tree = this.#tree;
    this.#index.clear();
    for (let edge = tree.firstEdge(node); edge > 0; edge = tree.nextEdge(edge)) this.#index.add(tree.key(edge), edge);
  }

  #find(node: number, key: number): number {
    this.#mark(node);
    return this.#index.get(key);
  }
}

const EXPLORATION = 0.3;
const PRIOR_EXPLORATION = 0.5;
const UINT32 = 4294967296;
const SEATS_PER_KEY = 8;

const keyOf = (moveId: number, actor: Seat): number => moveId * SEATS_PER_KEY + actor;

/** Engines differ in the last digit of Math.log; a table of whole numbers' logarithms by halving does not. */
function logarithm(count: number): number {
  let halvings = 0;
  let rest = count;
  while (rest >= 2) {
    rest /= 2;
    halvings++;
  }
  return Math.LN2 * (halvings + (rest - 1) * (LINEAR - QUADRATIC * (rest - 1)));
}
/** log2(1 + x) ≈ x (1.3465 − 0.3465 x) on 0 … 1, right within 0.01. */
const LINEAR = 1.3465;
const QUADRATIC = 0.3465;
