import { defineChecks, type Setup } from '../../engine/game.ts';
import type { Eyes, Seat } from '../../engine/ids.ts';
import type { Rng } from '../../engine/rng.ts';
import {
  ALL_SPELLS,
  FIELDS,
  KINDS,
  MOST_TROPHIES,
  NO_TILE,
  PERSONALITIES,
  QUEST_NAMES,
  SIDES_OF_QUEST,
  SPACES,
  SUPPLY,
  TILES,
  TOP_OF_TRACK,
  tileName,
} from './rules/cards.ts';
import { copy } from './rules/deal.ts';
import { CAMP, CASTLE, HEXES } from './rules/hexes.ts';
import { choiceOf, claim, deliver, EVERY_MOVE, type Move, PASS } from './rules/move.ts';
import {
  type Event,
  makingOf,
  NOT_YET,
  openPlaces,
  type State,
  spellOf,
  top,
  UNKNOWN,
  worthOf,
} from './rules/state.ts';
import { dials, hasChoice } from './rules/steps/fight.ts';
import { isShown, trophyCount } from './rules/trophies.ts';
import { controlledBy, winnersOf } from './rules/winners.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function census(state: State): Record<string, number> {
  const count: Record<string, number> = {
    apples: sum(state.apples) + (state.supply[0] ?? 0),
    gems: sum(state.gems) + (state.supply[1] ?? 0),
    seekers: state.seekers.length,
  };
  for (const spell of [...state.hands.flat(), ...state.deck]) add(count, `spell ${worthOf(spell)}`, 1);
  state.discards.forEach((many, each) => {
    add(count, `spell ${each + 1}`, many);
  });
  state.piles.forEach((pile, which) => {
    const drawing = state.todo.some((pending) => pending.step === 'draft' && pending.pile === which);
    const kept = state.tiles.filter((tile, each) => tile !== NO_TILE && each % 2 === which);
    for (const tile of [...pile, ...kept, ...(drawing ? state.drawn : [])]) add(count, tileName(which, tile), 1);
  });
  return count;
}
function add(count: Record<string, number>, name: string, many: number): void {
  count[name] = (count[name] ?? 0) + many;
}

function hold(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

function holds(state: State): void {
  const { seekers, apples, gems, quests, supply, friendship, pies, hands, deck, discards, trophies, todo } = state;
  const onTrack = (value: number): boolean => value >= 0 && value <= TOP_OF_TRACK;
  hold(friendship.every(onTrack) && pies.every(onTrack), 'a track is left');
  hold(
    [...apples, ...gems, ...quests, ...supply].every((count) => count >= 0),
    'there are fewer tokens than none',
  );
  hold(
    quests.every((count) => count <= 1),
    'two quests lie on one hex',
  );
  hold(sum(quests) + (supply[2] ?? 0) <= (SUPPLY[2] ?? 0), 'there are more than twelve quest tokens');
  hold(sum(quests) + (supply[2] ?? 0) <= state.questDeck.length + solvedOf(state), 'quests outnumber their cards');
  hold(hands.flat().length + deck.length + sum(discards) === ALL_SPELLS, 'there are not thirty spells');
  holdMakings(state);
  hold(
    trophies.every((_, seat) => trophyCount(state, seat) <= MOST_TROPHIES),
    'somebody has five trophies',
  );
  hold(!seekers.includes(CASTLE), 'a seeker stays on the castle');
  hold(apples[CASTLE] === 0 && gems[CASTLE] === 0 && quests[CASTLE] === 0, 'something lies on the castle');
  hold(
    seekers.every((hex) => hex >= CAMP && hex < HEXES),
    'a seeker is nowhere',
  );
  const fighting = todo.some(({ step }) => ['move', 'fights', 'rout'].includes(step));
  const shared = seekers.some((hex, each) =>
    seekers.some((other, by) => hex !== CAMP && other === hex && by >> 1 !== each >> 1),
  );
  hold(fighting || !shared, 'opponents share a hex after the fights');
  hold(new Set(state.personality).size === state.personality.length, 'a personality is there twice');
  if (todo.length === 0) hold(winnersOf(state).length > 0, 'nobody wins');
  else hold(todo[0]?.step === 'end' && todo[0].seat === state.turn, 'a turn without its end');
}
/** Cards that are in no deck any more: solved, or on the table. */
const solvedOf = ({ solved }: State): number => solved.flat().length + 1;

function holdMakings({ mix, hands, deck }: State): void {
  const out = mix.map(() => 0);
  const last = mix.length / 3 - 1;
  for (const spell of hands.flat()) countUp(out, makingOf(spell) * 3 + worthOf(spell) - 1);
  for (const value of deck) countUp(out, last * 3 + value - 1);
  hold(out.join() === mix.join(), 'the spells that are out are not those that came');
}
function countUp(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** What belongs to the step, all claims, and some of everything else. */
function wishes(state: State, seat: Seat): readonly Move[] {
  const step = top(state)?.step;
  const salt = state.round + state.turn + seat + state.todo.length;
  const some = EVERY_MOVE.filter((_, index) => index % 61 === salt % 61);
  const claims = FIELDS.map((_, field) => claim(field));
  const own = EVERY_MOVE.filter((move) => fits(step, move));
  return [...new Set([...some, ...claims, PASS, ...own])];
}
function fits(step: string | undefined, { do: verb, of, at }: Move): boolean {
  switch (step) {
    case 'action':
      return verb === 'act';
    case 'route':
      return verb === 'to' || (verb === 'take' && at % 5 === 0);
    case 'move':
      return verb === 'pick' || (verb === 'deliver' && WISHED_DELIVERIES.has(at));
    case 'fight':
      return verb === 'dial' && (at === 7 || of * 8 + at < 8 || (of === 9 && at === 0));
    case 'seek':
      return verb === 'put' && at % 3 === 0;
    case 'quest':
      return verb === 'solve';
    case 'herald':
      return verb === 'put';
    case 'draft':
      return verb === 'keep' && (of === at || of < 2);
    default:
      return (verb === 'to' || verb === 'put' || verb === 'take') && at % 7 === 0;
  }
}
const WISHED_DELIVERIES: ReadonlySet<number> = new Set(
  [deliver(0, 4, 0), deliver(0, 0, 4), deliver(0, 2, 2), deliver(0, 3, 0), deliver(0, 1, 1)].map(({ at }) => at),
);

/** Deals anew, from the state itself, all that these eyes have not seen, and lets others choose anew in a fight. */
function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const isHidden = (seat: Seat): boolean => seat !== eyes && !isShown(state, seat);
  const box = PERSONALITIES.flatMap((_, own) => (state.personality.includes(own) ? [] : [own]));
  const drawn = rng.shuffle([...state.personality.filter((_, seat) => isHidden(seat)), ...box]);
  other.personality = state.personality.map((own, seat) => (isHidden(seat) ? (drawn.pop() ?? own) : own));
  swapSpells(other, eyes, rng);
  chooseAnew(other, eyes, rng);
  const unknown = rng.shuffle(other.questDeck.splice(state.questKnown));
  other.questDeck.push(...unknown);
  for (const pile of TILES.keys()) swapTiles(other, pile, eyes, rng);
  return other;
}

function chooseAnew(state: State, eyes: Eyes, rng: Rng): void {
  const pending = top(state);
  if (pending?.step !== 'fight') return;
  const anew = (choice: number, seat: Seat): number =>
    choice === NOT_YET || seat === eyes || !hasChoice(state, seat)
      ? choice
      : choiceOf(rng.pick(dials(state, pending, seat)));
  pending.attack = anew(pending.attack, pending.seat);
  pending.defence = anew(pending.defence, pending.rival);
}

function swapSpells(state: State, eyes: Eyes, rng: Rng): void {
  const last = state.mix.length / 3 - 1;
  for (let making = 0; making <= last; making++) {
    const of = (spell: number, place: number, seat: Seat): boolean =>
      makingOf(spell) === making && seat !== eyes && ((openPlaces(state, seat) >> place) & 1) === 0;
    const values = state.hands.flatMap((hand, seat) =>
      hand.filter((spell, place) => of(spell, place, seat)).map(worthOf),
    );
    const dealt = rng.shuffle([...values, ...(making === last ? state.deck : [])]);
    state.hands = state.hands.map((hand, seat) =>
      hand.map((spell, place) => (of(spell, place, seat) ? spellOf(making, dealt.pop() ?? UNKNOWN) : spell)),
    );
    if (making === last) state.deck = dealt;
  }
}

const DRAW = 4;

/** Every tile that these eyes have never seen goes for another, wherever it lies or lay. */
function swapTiles(state: State, pile: number, eyes: Eyes, rng: Rng): void {
  const draws = state.draws[pile] ?? [];
  const drafting = state.todo.find((pending) => pending.step === 'draft' && pending.pile === pile);
  const seen = new Set(draws.filter((_, at) => at % DRAW === 1 || (at % DRAW > 1 && draws[at - (at % DRAW)] === eyes)));
  if (drafting?.seat === eyes) for (const tile of state.drawn) seen.add(tile);
  const unseen = (TILES[pile] ?? []).flatMap((_, tile) => (seen.has(tile) ? [] : [tile]));
  const dealt = rng.shuffle([...unseen]);
  const swapped = (tile: number): number => dealt[unseen.indexOf(tile)] ?? tile;
  state.piles[pile] = (state.piles[pile] ?? []).map(swapped);
  state.draws[pile] = draws.map((tile, at) => (at % DRAW === 0 ? tile : swapped(tile)));
  if (drafting) state.drawn = state.drawn.map(swapped);
}

const features: readonly string[] = [
  ...SPACES.map((space) => `action:${space}`),
  ...TILES.flat().map((tile) => `tile:${tile}`),
  ...TILES.flat().map((tile) => `used:${tile}`),
  ...QUEST_NAMES.flatMap((quest) => SIDES_OF_QUEST.map((side) => `quest:${quest}-${side}`)),
  ...FIELDS.map((field) => `trophy:${field}`),
  ...PERSONALITIES.map((personality) => `personality:${personality}`),
  'fight:attacker',
  'fight:defender',
  'fight:tie',
  'fight:resupply-first',
  'fight:two-attackers',
  'fight:two-defenders',
  'fight:two-in-one-move',
  'fight:two-spells',
  'delivery:by-one',
  'delivery:by-both',
  ...KINDS.map((kind) => `short:${kind}`),
  'spells:remade',
  'portal:quest-waits',
  'trophy:fourth-as-defender',
  'end:last-turns',
  'end:safety',
  'end:shared',
  'end:friendship',
  'end:controlled',
];

/** Move power-ups show in what they do; a Make power-up shows when its space is used. */
function usedBy(state: State, events: readonly Event[]): string[] {
  const used: string[] = [];
  const has = (seat: Seat, tile: number): boolean => state.tiles[seat * 2] === tile;
  for (const event of events) {
    if (event.is === 'acted' && event.tile !== NO_TILE) used.push(tileName(1, event.tile));
    if (event.is === 'moved') {
      const laden = event.apples + event.gems > 0;
      const tile = state.tiles[event.seat * 2] ?? NO_TILE;
      if (tile === 0 || (tile === 3 && !laden) || (tile === 4 && laden)) used.push(tileName(0, tile));
    }
    if (event.is === 'fought')
      for (const seat of [event.seat, event.rival]) if (has(seat, 2)) used.push(tileName(0, 2));
    if (event.is === 'attacked' && has(event.seat, 5)) used.push(tileName(0, 5));
    if (event.is === 'launched') used.push(tileName(0, 1));
    if (event.is === 'home' && !event.clears) used.push(tileName(0, 7));
    const found = event.is === 'put' && event.kind < 2 && has(event.seat, 6);
    if (found && state.marker[event.seat] === 0) used.push(tileName(0, 6));
  }
  return used.map((tile) => `used:${tile}`);
}

function fightMet(state: State, event: Extract<Event, { is: 'fought' }>): string[] {
  const shown = [event.winner === event.seat ? 'fight:attacker' : 'fight:defender'];
  if (event.totals[0] === event.totals[1]) shown.push('fight:tie');
  if (event.seekers[0] === 2) shown.push('fight:two-attackers');
  if (event.seekers[1] === 2) shown.push('fight:two-defenders');
  if (event.spells.some((spells) => spells.length === 2)) shown.push('fight:two-spells');
  const more = state.todo.some(({ step }) => step === 'fights');
  const rivals = state.seekers.filter(
    (hex, each) => hex !== CAMP && hex !== event.at && each >> 1 !== event.seat && isMet(state, event.seat, hex),
  );
  if (more && rivals.length > 0) shown.push('fight:two-in-one-move');
  return shown;
}
const isMet = ({ seekers }: State, seat: Seat, hex: number): boolean =>
  seekers[seat * 2] === hex || seekers[seat * 2 + 1] === hex;

function endMet(state: State, event: Extract<Event, { is: 'ended' }>): string[] {
  const shown = [event.safety ? 'end:safety' : 'end:last-turns'];
  if (event.winners.length > 1) shown.push('end:shared');
  const best = Math.max(...state.trophies.map((_, seat) => trophyCount(state, seat)));
  const level = state.trophies.flatMap((_, seat) => (trophyCount(state, seat) === best ? [seat] : []));
  if (event.winners.length > 1 || level.length === 1) return shown;
  const [winner = 0] = event.winners;
  const equal = level.filter((seat) => state.friendship[seat] === state.friendship[winner]);
  const told = equal.length > 1 && controlledBy(state, winner) >= 0;
  return [...shown, told ? 'end:controlled' : 'end:friendship'];
}

function met(state: State, move: Move, events: readonly Event[], _setup: Setup): string[] {
  const shown = usedBy(state, events);
  if (move.do === 'deliver') shown.push(move.at % 5 === 0 || move.at < 5 ? 'delivery:by-one' : 'delivery:by-both');
  for (const event of events) {
    if (event.is === 'acted') shown.push(`action:${SPACES[event.space]}`);
    if (event.is === 'kept') shown.push(`tile:${tileName(event.pile, event.tile)}`);
    if (event.is === 'solved') shown.push(`quest:${QUEST_NAMES[event.card]}-${SIDES_OF_QUEST[event.side]}`);
    if (event.is === 'claimed') {
      shown.push(`trophy:${FIELDS[event.field]}`);
      if (event.eased) shown.push(`personality:${PERSONALITIES[event.field]}`);
      if (event.seat !== state.turn && trophyCount(state, event.seat) === MOST_TROPHIES)
        shown.push('trophy:fourth-as-defender');
    }
    if (event.is === 'fought') shown.push(...fightMet(state, event));
    if (event.is === 'pies' && event.by < 0 && move.do === 'resupply') shown.push('fight:resupply-first');
    if (event.is === 'lost') shown.push(`short:${KINDS[event.kind]}`);
    if (event.is === 'remade') shown.push('spells:remade');
    if (event.is === 'jumped' && state.quests[event.to] === 1) shown.push('portal:quest-waits');
    if (event.is === 'ended') shown.push(...endMet(state, event));
  }
  return shown;
}

// Random players need some eight hundred decisions.
const percent = 10;

export const checks = defineChecks<State, Move, Event>({ census, holds, wishes, twin, percent, features, met });
