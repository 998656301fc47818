import { defineChecks, type Eyes, type Seat, type Setup } from '../../engine/game.ts';
import { at, sum } from '../../engine/lists.ts';
import type { Rng } from '../../engine/rng.ts';
import {
  ALL_FIELDS,
  APPLE,
  countHand,
  countOf,
  FIELDS,
  GEM,
  KINDS,
  PERSONALITIES,
  placesIn,
  QUEST,
  QUEST_NAMES,
  SIDES_OF_QUEST,
  SPELL_CARDS,
  SUPPLY,
  VALUES,
  type Value,
  withMore,
} from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import { CAMP, CASTLE, countAt, fieldsOf, HEXES, ownsMoveTile, seatAt, tokensAt } from './rules/hexes.ts';
import { rules } from './rules/ids.ts';
import type { Pile, Tile } from './rules/mat.ts';
import {
  CAMP_WAGON,
  FORAGER,
  GOOD_SPORT,
  LONG_STRIDE,
  MAKE_PILE,
  MOST_TROPHIES,
  MOVE,
  MOVE_PILE,
  PIE_CANNON,
  PILES,
  PORTAL_EXPRESS,
  SPACES,
  STRONG_BACK,
  SUPPLY_CATAPULT,
  TILES,
  TOP_OF_TRACK,
  tileName,
} from './rules/mat.ts';
import { claim, EVERY_MOVE, type Move, PASS } from './rules/move.ts';
import { controlledBy, winnersOf } from './rules/sheet.ts';
import { type Choice, type Draft, type Draw, isOver, type Spell, type State, type Step, top } from './rules/state.ts';
import { choiceOf, dials, hasChoice, liesOpen } from './rules/steps/fight.ts';
import { trophyCount } from './rules/trophies.ts';
import { copy } from './rules/view.ts';

function census(state: State): Record<string, number> {
  const { seats, tokens, supply, deck, discards } = state;
  const count: Record<string, number> = {
    apples: sum(tokens[APPLE]) + supply[APPLE],
    gems: sum(tokens[GEM]) + supply[GEM],
    seekers: seats.flatMap(({ seekers }) => seekers).length,
  };
  const spells = new Map(VALUES.map((value) => [value, countOf(discards, value)]));
  const spell = (value: Value): unknown => spells.set(value, (spells.get(value) ?? 0) + 1);
  for (const { hand } of seats) for (const { value } of hand) spell(value);
  for (const value of deck) spell(value);
  for (const [value, many] of spells) count[`spell ${value}`] = many;
  for (const pile of PILES) {
    const kept = seats.flatMap(({ tiles }) => tiles[pile] ?? []);
    const drawn = draftOf(state, pile)?.tiles ?? [];
    for (const tile of [...state.piles[pile], ...kept, ...drawn]) add(count, tileName(pile, tile), 1);
  }
  return count;
}
const draftOf = ({ todo }: State, pile: Pile): Draft | undefined =>
  todo.find((pending): pending is Draft => pending.step === 'draft' && pending.pile === pile);
function add(count: Record<string, number>, name: string, many: number): void {
  count[name] = (count[name] ?? 0) + many;
}

function hold(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

function holds(state: State): void {
  const { seats, tokens, supply, deck, discards, todo } = state;
  const onTrack = (value: number): boolean => value >= 0 && value <= TOP_OF_TRACK;
  hold(
    seats.every(({ friendship, pies }) => onTrack(friendship) && onTrack(pies)),
    'a track is left',
  );
  const isThere = (count: number): boolean => count >= 0;
  hold(tokens.every((lying) => lying.every(isThere)) && supply.every(isThere), 'there are fewer tokens than none');
  hold(
    tokens[QUEST].every((count) => count <= 1),
    'two quests lie on one hex',
  );
  const quests = sum(tokens[QUEST]) + supply[QUEST];
  hold(quests <= SUPPLY[QUEST], 'there are more than twelve quest tokens');
  hold(quests <= state.questDeck.length + solvedOf(state), 'quests outnumber their cards');
  const inHands = sum(seats.map(({ hand }) => hand.length));
  hold(inHands + deck.length + sum(discards) === SPELL_CARDS, 'there are not thirty spells');
  holdMakings(state);
  hold(
    seats.every((_, seat) => trophyCount(state, seat) <= MOST_TROPHIES),
    'somebody has five trophies',
  );
  const spots = seats.flatMap(({ seekers }) => seekers);
  hold(!spots.includes(CASTLE), 'a seeker stays on the castle');
  hold(
    tokens.every((lying) => lying[CASTLE] === 0),
    'something lies on the castle',
  );
  hold(
    spots.every((spot) => spot === CAMP || (spot >= 0 && spot < HEXES)),
    'a seeker is nowhere',
  );
  const fighting = todo.some(({ step }) => ['move', 'fights', 'rout'].includes(step));
  const shared = seats.some(({ seekers }, seat) =>
    seekers.some(
      (spot) =>
        spot !== CAMP && seats.some((other, of) => of !== seat && other.seekers.some((theirs) => theirs === spot)),
    ),
  );
  hold(fighting || !shared, 'opponents share a hex after the fights');
  hold(new Set(seats.map(({ personality }) => personality)).size === seats.length, 'a personality is there twice');
  if (todo.length === 0) hold(winnersOf(state).length > 0, 'nobody wins');
  else hold(todo[0]?.step === 'end' && todo[0].seat === state.turn, 'a turn without its end');
}
/** Cards that are in no deck any more: solved, or on the table. */
const solvedOf = ({ seats }: State): number => sum(seats.map(({ solved }) => solved.length)) + 1;

function holdMakings({ makings, seats, deck }: State): void {
  const last = makings.length - 1;
  makings.forEach((made, making) => {
    const inHands = countHand(seats.flatMap(({ hand }) => hand.filter((spell) => spell.making === making)));
    const out = making === last ? deck.reduce((counts, value) => withMore(counts, value, 1), inHands) : inHands;
    hold(out.join() === made.join(), 'the spells that are out are not those that came');
  });
}

/** What belongs to the step, all claims, and some of everything else. */
function wishes(state: State, seat: Seat): readonly Move[] {
  const step = top(state)?.step;
  const salt = state.round + state.turn + seat + state.todo.length;
  const some = EVERY_MOVE.filter((_, index) => index % 61 === salt % 61);
  const own = EVERY_MOVE.filter((move) => fits(step, move));
  return [...new Set([...some, ...ALL_FIELDS.map(claim), PASS, ...own])];
}
function fits(step: Step | undefined, move: Move): boolean {
  switch (step) {
    case 'action':
      return move.do === 'act';
    case 'route':
      return move.do === 'go' || (move.do === 'take' && move.from % 5 === 0);
    case 'move':
      return move.do === 'pick' || (move.do === 'deliver' && WISHED_SPLITS.has(move.by.join()));
    case 'fight':
      return (
        move.do === 'dial' && (move.pies === 7 || isPlain(move) || (move.pies === 0 && move.spells.join() === '3,3'))
      );
    case 'seek':
      return move.do === 'put' && move.at % 3 === 0;
    case 'quest':
      return move.do === 'solve';
    case 'herald':
      return move.do === 'put';
    case 'draft':
      return move.do === 'keep' && (move.tile === move.under || move.tile < 2);
    default:
      return (
        (move.do === 'go' && move.to % 7 === 0) ||
        (move.do === 'put' && move.at % 7 === 0) ||
        (move.do === 'take' && move.from % 7 === 0)
      );
  }
}
const isPlain = ({ spells }: Choice): boolean => spells.length === 0;
const WISHED_SPLITS: ReadonlySet<string> = new Set(['4,0', '0,4', '2,2', '3,0', '1,1']);

/** Deals anew, from the state itself, all that these eyes have not seen, and lets others choose anew in a fight. */
function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const people = state.seats.map(({ personality }) => personality);
  const hidden = state.seats.flatMap(({ shown }, seat) => (seat !== eyes && !shown && !isOver(state) ? [seat] : []));
  const box = ALL_FIELDS.filter((field) => !people.includes(field));
  const drawn = rng.shuffle([...hidden.map((seat) => at(people, seat)), ...box]);
  for (const seat of hidden) seatAt(other, seat).personality = drawn.pop() ?? at(people, seat);
  swapSpells(other, eyes, rng);
  chooseAnew(other, eyes, rng);
  const unknown = rng.shuffle(other.questDeck.splice(state.questKnown));
  other.questDeck.push(...unknown);
  for (const pile of PILES) swapTiles(other, pile, eyes, rng);
  return other;
}

function chooseAnew(state: State, eyes: Eyes, rng: Rng): void {
  const pending = top(state);
  if (pending?.step !== 'fight') return;
  const anew = (choice: Choice | null, seat: Seat): Choice | null =>
    choice === null || seat === eyes || !hasChoice(state, seat)
      ? choice
      : choiceOf(rng.pick(dials(state, pending, seat)));
  pending.attack = anew(pending.attack, pending.seat);
  pending.defence = anew(pending.defence, pending.rival);
}

function swapSpells(state: State, eyes: Eyes, rng: Rng): void {
  const last = state.makings.length - 1;
  state.makings.forEach((_, making) => {
    const isHidden = (spell: Spell, place: number, seat: Seat): boolean =>
      spell.making === making && seat !== eyes && !liesOpen(state, seat, place);
    const values = state.seats.flatMap(({ hand }, seat) =>
      hand.filter((spell, place) => isHidden(spell, place, seat)).map(({ value }) => value),
    );
    const dealt = rng.shuffle([...values, ...(making === last ? state.deck : [])]);
    state.seats.forEach((own, seat) => {
      own.hand = own.hand.map((spell, place) =>
        isHidden(spell, place, seat) ? { making, value: dealt.pop() ?? spell.value } : spell,
      );
    });
    if (making === last) state.deck = dealt;
  });
}

/** Every tile that these eyes have never seen goes for another, wherever it lies or lay. */
function swapTiles(state: State, pile: Pile, eyes: Eyes, rng: Rng): void {
  const draws = state.draws[pile];
  const drafting = draftOf(state, pile);
  const seen = new Set(draws.flatMap(({ seat, kept, under }) => (seat === eyes ? [kept, ...under] : [kept])));
  if (drafting?.seat === eyes) for (const tile of drafting.tiles) seen.add(tile);
  const unseen = placesIn(TILES[MOVE_PILE]).filter((tile) => !seen.has(tile));
  const dealt = rng.shuffle([...unseen]);
  const swapped = (tile: Tile): Tile => dealt[unseen.indexOf(tile)] ?? tile;
  const anew = (draw: Draw): Draw => ({ ...draw, under: [swapped(draw.under[0]), swapped(draw.under[1])] });
  const [piles, drawn] = [state.piles[pile].map(swapped), draws.map(anew)];
  state.piles = pile === MAKE_PILE ? [state.piles[MOVE_PILE], piles] : [piles, state.piles[MAKE_PILE]];
  state.draws = pile === MAKE_PILE ? [state.draws[MOVE_PILE], drawn] : [drawn, state.draws[MAKE_PILE]];
  if (drafting) drafting.tiles = drafting.tiles.map(swapped);
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
  const uses = (tile: Tile): void => {
    used.push(tileName(MOVE_PILE, tile));
  };
  for (const event of events) {
    if (event.is === 'acted' && event.tile !== null) used.push(tileName(MAKE_PILE, event.tile));
    if (event.is === 'moved') {
      const helper = event.apples + event.gems > 0 ? STRONG_BACK : LONG_STRIDE;
      for (const tile of [PORTAL_EXPRESS, helper] as const) if (ownsMoveTile(state, event.seat, tile)) uses(tile);
    }
    if (event.is === 'fought')
      for (const seat of [event.seat, event.rival]) if (ownsMoveTile(state, seat, PIE_CANNON)) uses(PIE_CANNON);
    if (event.is === 'attacked' && ownsMoveTile(state, event.seat, GOOD_SPORT)) uses(GOOD_SPORT);
    if (event.is === 'launched') uses(SUPPLY_CATAPULT);
    if (event.is === 'home' && !event.clears) uses(CAMP_WAGON);
    const found = event.is === 'put' && event.kind !== QUEST && ownsMoveTile(state, event.seat, FORAGER);
    if (found && seatAt(state, event.seat).marker === MOVE) uses(FORAGER);
  }
  return used.map((tile) => `used:${tile}`);
}

function fightMet(state: State, event: Extract<Event, { is: 'fought' }>): string[] {
  const { seat, at, attack, defence } = event;
  const shown = [event.winner === seat ? 'fight:attacker' : 'fight:defender'];
  if (attack.total === defence.total) shown.push('fight:tie');
  if (attack.seekers === 2) shown.push('fight:two-attackers');
  if (defence.seekers === 2) shown.push('fight:two-defenders');
  if ([attack, defence].some(({ spells }) => spells.length === 2)) shown.push('fight:two-spells');
  const more = state.todo.some(({ step }) => step === 'fights');
  const met = fieldsOf(state, seat).some(
    (hex) => hex !== at && state.seats.some((_, other) => other !== seat && countAt(state, other, hex) > 0),
  );
  if (more && met) shown.push('fight:two-in-one-move');
  return shown;
}

function endMet(state: State, event: Extract<Event, { is: 'ended' }>): string[] {
  const shown = [event.safety ? 'end:safety' : 'end:last-turns'];
  if (event.winners.length > 1) shown.push('end:shared');
  const best = Math.max(...state.seats.map((_, seat) => trophyCount(state, seat)));
  const level = state.seats.flatMap((_, seat) => (trophyCount(state, seat) === best ? [seat] : []));
  if (event.winners.length > 1 || level.length === 1) return shown;
  const [winner = 0] = event.winners;
  const equal = level.filter((seat) => seatAt(state, seat).friendship === seatAt(state, winner).friendship);
  const told = equal.length > 1 && controlledBy(state, winner) >= 0;
  return [...shown, told ? 'end:controlled' : 'end:friendship'];
}

function met(state: State, move: Move, events: readonly Event[], _setup: Setup): string[] {
  const shown = usedBy(state, events);
  if (move.do === 'deliver') shown.push(move.by.includes(0) ? 'delivery:by-one' : 'delivery:by-both');
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
    if (event.is === 'jumped' && tokensAt(state, QUEST, event.to) === 1) shown.push('portal:quest-waits');
    if (event.is === 'ended') shown.push(...endMet(state, event));
  }
  return shown;
}

// Random players need some eight hundred decisions.
const percent = 10;

export const checks = defineChecks<State, Move, Event>({ rules, census, holds, wishes, twin, percent, features, met });
