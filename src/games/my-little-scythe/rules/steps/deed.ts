import type { Seat } from '../../../../engine/game.ts';
import { APPLE, frozen, GEM, LEAVE, QUEST, QUEST_SIDES, type QuestCard, type QuestSide } from '../cards.ts';
import type { Cause } from '../events.ts';
import {
  CAMP,
  controlled,
  fieldsOf,
  type Hex,
  rivalFields,
  seatAt,
  seatCount,
  sendHome,
  supplyTo,
  tokensAt,
  whereIs,
} from '../hexes.ts';
import type { Deed, DeedIndex, Pile as PileOf, Tile } from '../mat.ts';
import {
  deedAt,
  deedOfQuest,
  festivalPies,
  isQuestDeed,
  isSolved,
  MAKE_PILE,
  PIES_AT_CAMP,
  PILES,
  questOfDeed,
  TILE_SPACE,
} from '../mat.ts';
import type { Move, StepRules } from '../move.ts';
import {
  answer,
  drawFrom,
  FOR_PIES,
  FOR_SPELL,
  keep as keepMove,
  NO_MOVES,
  neverSettles,
  nothingToChoose,
  nothingToPlay,
  pick,
  solve,
} from '../move.ts';
import type { DeedFault } from '../reasons.ts';
import type {
  Draft,
  Draw,
  Flow,
  Pile,
  Quest,
  Quests,
  Reap,
  Resupply,
  Seeker,
  SeenDraft,
  State,
  Table,
} from '../state.ts';
import { bySeeker, SEEKERS } from '../state.ts';
import { bake, befriend, note, treat } from '../trophies.ts';
import { canDrawSpell, drawSpell } from './fight.ts';

/** Why a deed cannot be done; null if it can. */
export function deedFault(table: Table, seat: Seat, index: DeedIndex): DeedFault | null {
  const deed = deedAt(index);
  const own = seatAt(table, seat);
  if (deed.powerUps > 0 && !own.tiles.includes(null)) return 'make.both';
  const apples = controlled(table, seat, APPLE);
  const gems = controlled(table, seat, GEM);
  if (apples < deed.giveApples + deed.payApples || gems < deed.giveGems + deed.payGems) return 'turn.costs';
  if (apples + gems < deed.giveAny + deed.payAny) return 'turn.costs';
  if (own.pies < deed.payPies || own.hand.length < deed.paySpells) return 'turn.costs';
  if (isGift(deed) && rivalFields(table, seat).length === 0) return 'gift.rival';
  if (deed.quests > 0 && table.supply[QUEST] === 0) return 'tile.herald';
  return needsField(index, deed) && fieldsOf(table, seat).length === 0 ? 'make.field' : null;
}

const isGift = (deed: Deed): boolean => deed.giveApples + deed.giveGems + deed.giveAny > 0;
const needsField = (index: DeedIndex, deed: Deed): boolean =>
  !isQuestDeed(index) && deed.apples + deed.gems + deed.mix > 0;

/** Pays, then reaps; `seeker` is the one that met the quest. */
export function startDeed(state: State, seat: Seat, index: DeedIndex, flow: Flow, seeker: Seeker | null = null): void {
  const deed = deedAt(index);
  state.todo.push({ step: 'reap', seat, seeker, deed: index });
  if (deed.payPies > 0) bake(state, seat, -deed.payPies, flow);
  if (deed.paySpells > 0) state.todo.push({ step: 'discard', seat });
  const { payApples: apples, payGems: gems, payAny: any } = deed;
  if (apples + gems + any > 0) state.todo.push({ step: 'pay', seat, apples, gems, any, to: 'supply' });
  if (isGift(deed))
    state.todo.push({ step: 'gift', seat, apples: deed.giveApples, gems: deed.giveGems, any: deed.giveAny });
}

/** The gains, all at once; what needs a choice of its own comes after. */
export const reap: StepRules<Reap> = {
  settle(state, { seat, seeker, deed: index }, flow) {
    const deed = deedAt(index);
    state.todo.pop();
    if (isSolved(index)) {
      const own = seatAt(state, seat);
      own.solved = frozen([...own.solved, questOfDeed(index)]);
      if (seat === state.turn) note(state);
    }
    befriend(state, seat, deed.friendship, flow);
    bake(state, seat, deed.pies + (deed.festival ? festivalPies(seatCount(state)) : 0), flow);
    if (deed.othersPies > 0) treat(state, seat, deed.othersPies, flow);
    if (deed.spells > 0) drawSpell(state, seat, flow);
    gainTokens(state, seat, seeker, deed, flow);
    if (deed.quests > 0) state.todo.push({ step: 'herald', seat });
    // rule: make.marker
    if (deed.powerUps > 0) state.todo.push({ step: 'pile', seat, marks: !isQuestDeed(index) });
    if (seeker !== null && deed.portal) state.todo.push({ step: 'portal', seat, seeker });
    // rule: camp.cards
    if (seeker !== null && deed.camp) sendHome(state, seat, seeker, true, flow);
    return true;
  },
  moves: nothingToChoose,
  play: nothingToPlay,
};

function gainTokens(state: State, seat: Seat, seeker: Seeker | null, deed: Deed, flow: Flow): void {
  const { apples, gems, mix } = deed;
  if (mix > 0) state.todo.push({ step: 'mix', seat, count: mix });
  if (apples + gems === 0) return;
  // rule: quest.here
  const hex = seeker === null ? CAMP : whereIs(state, seat, seeker);
  if (hex === CAMP) state.todo.push({ step: 'field', seat, apples, gems });
  else gainAt(state, seat, hex, apples, gems, flow);
}

/** As far as the supply has them. */
export function gainAt(state: State, seat: Seat, at: Hex, apples: number, gems: number, flow: Flow): void {
  const got = { apples: supplyTo(state, APPLE, at, apples), gems: supplyTo(state, GEM, at, gems) };
  const short = got.apples + got.gems < apples + gems;
  flow.tell?.({ is: 'gained', seat, ...got, at, short }, 'all', 'none');
}

const TILES_DRAWN = 3;

const replaced = <Of>([move, make]: readonly [Of, Of], pile: PileOf, now: Of): readonly [Of, Of] =>
  frozen<[Of, Of]>(pile === MAKE_PILE ? [move, now] : [now, make]);

/** Every seat draws from a pile once at most, and two of three go back: there are always three. */
function draw(state: State, { seat, marks }: Pile, pile: PileOf, flow: Flow): void {
  state.todo.pop();
  const tiles = frozen(state.piles[pile].slice(0, TILES_DRAWN));
  state.piles = replaced(state.piles, pile, frozen(state.piles[pile].slice(TILES_DRAWN)));
  state.todo.push({ step: 'draft', seat, pile, marks, tiles });
  flow.tell?.({ is: 'drew', seat, pile, tiles }, { only: [seat] }, [seat]);
  flow.tell?.({ is: 'drew', seat, pile, tiles: null }, { but: [seat] }, 'none');
}

const openSlots = (table: Table, seat: Seat): PileOf[] =>
  PILES.filter((pile) => seatAt(table, seat).tiles[pile] === null);

export const pile: StepRules<Pile> = {
  settle(state, pending, flow) {
    const [only, ...others] = openSlots(state, pending.seat);
    if (only === undefined || others.length > 0) return false;
    draw(state, pending, only, flow);
    return true;
  },
  moves: (table, { seat }) => openSlots(table, seat).map(drawFrom),
  play: (state, pending, move, flow) => draw(state, pending, answer(move, 'draw').pile, flow),
};

/** One is kept; the others go under the pile, the named one first. */
export const draft: StepRules<Draft, SeenDraft> = {
  settle: neverSettles,
  moves: (_table, { tiles }) =>
    tiles === null
      ? NO_MOVES
      : tiles.flatMap((tile) => tiles.flatMap((under) => (under === tile ? [] : [keepMove(tile, under)]))),
  play(state, { seat, pile: from, marks, tiles }, move, flow) {
    const { tile, under } = answer(move, 'keep');
    state.todo.pop();
    const own = seatAt(state, seat);
    const last = tiles.find((each) => each !== tile && each !== under) ?? under;
    const drawn: Draw = frozen({ seat, kept: tile, under: frozen<[Tile, Tile]>([under, last]) });
    state.piles = replaced(state.piles, from, frozen([...state.piles[from], ...drawn.under]));
    state.draws = replaced(state.draws, from, frozen([...state.draws[from], drawn]));
    own.tiles = replaced(own.tiles, from, tile);
    if (marks && from === MAKE_PILE) own.marker = TILE_SPACE;
    if (seat === state.turn) note(state);
    flow.tell?.({ is: 'kept', seat, pile: from, tile }, 'all');
  },
};

const CHOICES: readonly Move[] = [FOR_SPELL, FOR_PIES];
const causeOf = (again = false): Cause => (again ? 'campAgain' : 'camp');

/** A spell or two pies for a seeker that came back; pies where there is no spell to be had. */
export const resupply: StepRules<Resupply> = {
  settle(state, { seat, again }, flow) {
    if (canDrawSpell(state)) return false;
    state.todo.pop();
    bake(state, seat, PIES_AT_CAMP, flow, causeOf(again));
    return true;
  },
  moves: () => CHOICES.slice(),
  play(state, { seat, again }, move, flow) {
    const cause = causeOf(again);
    state.todo.pop();
    if (answer(move, 'resupply').gain === 'spell') drawSpell(state, seat, flow, cause);
    else bake(state, seat, PIES_AT_CAMP, flow, cause);
  },
};

const onQuests = (table: Table, { seat, left }: Quests): Seeker[] =>
  SEEKERS.filter((seeker) => left[seeker] && tokensAt(table, QUEST, whereIs(table, seat, seeker)) === 1);

/** Two in one place meet the same quest: it is one way, and goes by itself. */
function choices(table: Table, pending: Quests): Seeker[] {
  const where = (seeker: Seeker) => whereIs(table, pending.seat, seeker);
  const all = onQuests(table, pending);
  return all.filter((seeker, at) => all.slice(at + 1).every((other) => where(other) !== where(seeker)));
}

/** Seekers on quest tokens, one after the other; each meets one quest at most. */
export const quests: StepRules<Quests> = {
  settle(state, pending, flow) {
    const [seeker, ...others] = onQuests(state, pending);
    if (others.length > 0) return false;
    if (seeker === undefined) state.todo.pop();
    else drawQuest(state, pending, seeker, flow);
    return true;
  },
  moves: (table, pending) => choices(table, pending).map(pick),
  play: (state, pending, move, flow) => drawQuest(state, pending, answer(move, 'pick').seeker, flow),
};

/** Twelve tokens, each drawn for once, and twelve cards: the deck cannot run out. */
// rule: quest.deck
function drawQuest(state: State, pending: Quests, seeker: Seeker, flow: Flow): void {
  const { seat } = pending;
  const at = whereIs(state, seat, seeker);
  const foreknown = state.questKnown === state.questDeck.length;
  const card = state.questDeck.pop();
  if (at === CAMP || card === undefined) throw new Error('a quest without a place or a card');
  pending.left = bySeeker(pending.left, seeker, false);
  state.tokens[QUEST][at] = 0;
  state.questKnown = Math.min(state.questKnown, state.questDeck.length);
  state.todo.push({ step: 'quest', seat, seeker, card });
  flow.tell?.({ is: 'quest', seat, card, at }, 'all', foreknown ? 'none' : 'all');
}

/** Why a side cannot be chosen; null if it can. */
export const sideFault = (table: Table, seat: Seat, card: QuestCard, side: QuestSide): DeedFault | null =>
  deedFault(table, seat, deedOfQuest(card, side));

export const quest: StepRules<Quest> = {
  settle: neverSettles,
  moves(table, { seat, card }) {
    const made: Move[] = [];
    for (const side of QUEST_SIDES) if (sideFault(table, seat, card, side) === null) made.push(solve(side));
    return made;
  },
  play(state, { seat, seeker, card }, move, flow) {
    const { side } = answer(move, 'solve');
    state.todo.pop();
    flow.tell?.({ is: 'solved', seat, card, side }, 'all', 'none');
    // rule: quest.leave
    if (side === LEAVE) {
      state.questDeck.unshift(card);
      state.questKnown++;
    }
    startDeed(state, seat, deedOfQuest(card, side), flow, seeker);
  },
};
