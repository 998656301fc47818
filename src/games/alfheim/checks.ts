import { claim, defineChecks, type Eyes, type Setup } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { holdsTomte, isAnyCallable } from './rules/calls.ts';
import {
  CLUES,
  type Clue,
  COSTS,
  costOf,
  EXPERTS,
  FOOTPRINTS,
  hasAllNisse,
  hasKind,
  KINDS,
  KING,
  letterOf,
  NAMES,
  SETS,
  TILES,
  TOMTE,
  tilesIn,
} from './rules/fairies.ts';
import { bareGrid, type Cell, clueAt, halves, lay, SECOND, STEPS } from './rules/field.ts';
import { type Rule, rules } from './rules/ids.ts';
import { copy } from './rules/index.ts';
import { DONE, REFUSE } from './rules/moves.ts';
import type { Event, Field, Move, State } from './rules/state.ts';
import { cellOf, FAIRY, FOOTPRINT, FOOTPRINT_ROUND, isClue, NOT_YET, OPEN, ROUNDS } from './rules/state.ts';

/** Whether a seat has taken a clue of its own in this round; every seat has had one for each round before. */
function hasTaken(state: State, seat: number): boolean {
  if (state.step === 'over') return true;
  if (state.step === 'footprint') return false;
  const seats = state.fields.length;
  // Counted from the lead, rounds run forward and back by turns, with the footprints between the sixth and the seventh.
  const isForward = state.round < FOOTPRINT_ROUND ? state.round % 2 === 1 : state.round % 2 === 0;
  const nth = (each: number): number => (each - state.lead + seats) % seats;
  return isForward ? nth(seat) <= nth(state.turn) : nth(seat) >= nth(state.turn);
}

/** Common clues and own ones by kind, wherever they lie; tiles by kind; and the lead deck. */
function census(state: State): Record<string, number> {
  const count: Record<string, number> = {};
  const add = (name: string, more: number): void => {
    count[name] = (count[name] ?? 0) + more;
  };
  const clue = (each: Clue, more: number): void => add(`clue ${letterOf(each)}`, more);
  for (const each of CLUES) clue(each, 0);
  for (const each of state.deck) add(`lead ${letterOf(each)}`, 1);
  for (const each of state.common) clue(each, 1);
  if (state.step === 'place') clue(state.clue, 1);
  state.fields.forEach((field, seat) => {
    for (const cell of field.clues) clue(clueAt(field, cell), 1);
    for (const each of field.aside) clue(each, 1);
    const rounds = state.round - (hasTaken(state, seat) ? 0 : 1);
    for (const each of state.deck.slice(0, rounds)) clue(each, -1);
  });
  for (const kind of KINDS) {
    const inFields = state.fields.filter(({ kinds }) => hasKind(kinds, kind)).length;
    const inHands = kind === TOMTE ? state.fields.filter(holdsTomte).length : 0;
    const left = TILES - state.drawn[kind];
    add(NAMES[kind], left + tilesIn(state.lying[kind]).length + inFields + inHands);
  }
  return count;
}

function holds(state: State): void {
  const { fields, common, step, round, earned } = state;
  claim(common.length === 18 - 2 * fields.length, 'the common deck has grown or shrunk');
  claim(state.buried <= common.length, 'more is known of the common deck than there is');
  claim(round >= 1 && round <= ROUNDS, 'there is no such round');
  claim(round >= FOOTPRINT_ROUND || state.turned[KING].length === 0, 'the King came early');
  fields.forEach((field, seat) => {
    holdsField(field);
    claim(!field.quiet || !isAnyCallable(field, state.usable), `seat ${seat} is said to have nothing to call`);
    const taken = round - (hasTaken(state, seat) ? 0 : 1);
    const waits = step === 'place' && seat === state.turn ? 1 : 0;
    claim(field.clues.length + field.aside.length + waits === 2 + taken, `seat ${seat} has lost a clue`);
    if (round > FOOTPRINT_ROUND || step === 'over') claim(field.footprint !== NOT_YET, `seat ${seat} has no footprint`);
    if (round < FOOTPRINT_ROUND) claim(field.footprint === NOT_YET, `seat ${seat} has a footprint too soon`);
  });
  for (const set of SETS) {
    const came = earned[set].flatMap((card) => card?.rank ?? []);
    for (const rank of came) {
      const better = came.filter((other) => other < rank).length;
      claim(better === rank, 'a rank was left out or used twice');
    }
  }
}

function holdsField(field: Field): void {
  const { grid, clues, open, fairies, kinds } = field;
  const footprint = cellOf(field.footprint);
  const lying = new Map<Cell, number>();
  const put = (cell: Cell, what: number): void => {
    claim(!lying.has(cell), 'two things lie on one cell');
    lying.set(cell, what);
  };
  for (const cell of clues) put(cell, clueAt(field, cell));
  if (footprint !== null) put(footprint, FOOTPRINT);
  for (const kind of KINDS) {
    const domino = fairies[kind];
    claim((domino !== null) === hasKind(kinds, kind), 'a fairy is there and not there');
    if (domino !== null) for (const cell of halves(domino)) put(cell, FAIRY);
  }
  const footing = footprint !== null ? [...clues, footprint] : clues;
  const beside = new Set(footing.flatMap((cell) => STEPS.map((step) => cell + step)));
  claim([...beside].filter((cell) => !lying.has(cell)).length === open.length, 'an open cell is missing');
  claim(
    clues.every((cell) => isClue(clueAt(field, cell))),
    'a clue is none',
  );
  for (const cell of open) {
    claim(beside.has(cell), 'a cell is open beside nothing');
    put(cell, OPEN);
  }
  const drawn = bareGrid();
  for (const [cell, what] of lying) lay(drawn, cell, what);
  claim(drawn.join() === grid.join(), 'the grid does not show what lies in the field');
  clues.forEach((cell, at) => {
    if (at < 2) return;
    const earlier = [...clues.slice(0, at), ...(footprint === null ? [] : [footprint])];
    claim(
      STEPS.some((step) => earlier.includes(cell + step)),
      'a clue was placed beside no clue or footprint',
    );
  });
  claim((field.tomte !== null) === hasAllNisse(kinds), 'a Tomte came to hand early or late');
}

/** Round the last clue: cells and, of one kind after another, dominoes; and whatever belongs to another step. */
function wishes(state: State, seat: number): readonly Move[] {
  const last = state.fields[seat]?.clues.at(-1) ?? SECOND;
  const near = [last, ...STEPS.map((step) => last + step), last + 3];
  const dominoes = near.flatMap((cell) => [2 * cell, 2 * cell + 1]);
  const kind = KINDS[(state.round + seat) % KINDS.length] ?? KING;
  return [
    ...near.map((cell) => ({ place: cell })),
    { footprint: SECOND },
    ...dominoes.map((domino) => ({ call: kind, domino })),
    ...KINDS.flatMap((each) => [
      { call: each, domino: 2 * (last + 1) },
      { call: each, domino: 2 * SECOND, tile: 2 },
    ]),
    REFUSE,
    DONE,
  ];
}

/** The same to these eyes, whatever lies face down: made by moving hidden things about. */
function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const { deck, common, buried, step, round } = other;
  const shown = step === 'footprint' ? round - 1 : round;
  other.deck = [...deck.slice(0, shown), ...rng.shuffle(deck.slice(shown))];
  const unseen = common.length - buried;
  other.common = [...rng.shuffle(common.slice(0, unseen)), ...common.slice(unseen)];
  if (round < FOOTPRINT_ROUND) rng.shuffle(other.footprints);
  for (const kind of KINDS) {
    if (kind === TOMTE) continue;
    const turned = other.turned[kind];
    const hidden = rng.shuffle(other.piles[kind].filter((tile) => !turned.includes(tile)));
    other.piles[kind] = other.piles[kind].map((tile) => (turned.includes(tile) ? tile : (hidden.pop() ?? tile)));
  }
  if (step !== 'over') changeTomtes(other, eyes, rng);
  return other;
}

function changeTomtes(state: State, eyes: Eyes, rng: Rng): void {
  const pile = state.piles[TOMTE];
  const hiding = state.fields.filter((field, seat) => seat !== eyes && holdsTomte(field));
  const open = state.fields.filter((field) => !hiding.includes(field));
  const known = open.flatMap(({ tomte }) => tomte ?? []);
  const hidden = rng.shuffle(pile.filter((tile) => !known.includes(tile)));
  for (const field of hiding) {
    const [tomte] = hidden.splice(-1);
    if (tomte === undefined) continue;
    field.tomte = tomte;
    known.push(tomte);
  }
  state.piles[TOMTE] = [...known, ...hidden];
}

const features: readonly string[] = [
  ...CLUES.map((clue) => `clue:${letterOf(clue)}`),
  ...NAMES.map((name) => `fairy:${name}`),
  ...COSTS[KING].map((pattern) => `king:${pattern}`),
  ...FOOTPRINTS.map((footprint) => `footprint:${footprint}`),
  ...EXPERTS.map(({ name }) => `expert:${name}`),
  'experts:tie of two',
  'experts:tie of three',
  'refused',
  'refused:drew what was refused before',
  'tile:from the pile',
  'tile:cost',
  'tile:last cost',
  'tile:one of two costs',
  'cost:taken and valid this round',
  'no room:clue',
  'no room:footprint',
  'tomte:taken',
  'tomte:at once',
  'tomte:later',
  'tomte:never',
  'first:chance',
  'first:picked',
  'win:alone',
  'win:shared',
];

function met(_state: State, move: Move, events: readonly Event[], setup: Setup): string[] {
  const shown = [`first:${setup.first === 'chance' ? 'chance' : 'picked'}`];
  if ('call' in move && move.tile !== undefined) shown.push('tile:one of two costs');
  for (const event of events) shown.push(...featuresOf(event));
  return shown;
}

function featuresOf(event: Event): string[] {
  switch (event.is) {
    case 'placed':
      return [`clue:${letterOf(event.clue)}`];
    case 'refused':
      return event.again ? ['refused', 'refused:drew what was refused before'] : ['refused'];
    case 'aside':
      return [`no room:${event.clue === null ? 'footprint' : 'clue'}`];
    case 'called':
      return callFeatures(event);
    case 'tomte':
      return ['tomte:taken'];
    case 'never':
      return ['tomte:never'];
    case 'tracked':
      return [`footprint:${FOOTPRINTS[event.footprint]}`];
    case 'expert': {
      const many = ['', '', 'experts:tie of two', 'experts:tie of three'][event.seats.length] ?? '';
      return [`expert:${EXPERTS[event.set].name}`, ...(many ? [many] : [])];
    }
    case 'ended':
      return [event.winners.length > 1 ? 'win:shared' : 'win:alone'];
    default:
      return [];
  }
}

function callFeatures(event: Extract<Event, { is: 'called' }>): string[] {
  const { kind } = event;
  return [
    `fairy:${NAMES[kind]}`,
    ...(kind === KING ? [`king:${costOf(KING, event.cost)}`] : []),
    ...(kind === TOMTE ? [event.atOnce ? 'tomte:at once' : 'tomte:later'] : []),
    ...(kind === TOMTE ? [] : [event.tile === null ? 'tile:from the pile' : 'tile:cost']),
    ...(event.last ? ['tile:last cost'] : []),
    ...(event.late ? ['cost:taken and valid this round'] : []),
  ];
}

/** Every cell of every field is a wish at every step. */
const percent = 50;

const saidOnly: Readonly<Partial<Record<Rule, string>>> = {
  aim: 'a summary',
  'house.clues': 'names and drawings',
  'setup.colours': 'nobody runs out, so no supply is kept',
  'house.share': 'nothing uses clues up',
  'end.example': 'an example',
};

export const checks = defineChecks<State, Move, Event>({
  rules,
  saidOnly,
  census,
  holds,
  wishes,
  twin,
  percent,
  features,
  met,
});
