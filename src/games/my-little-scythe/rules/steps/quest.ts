import type { Seat } from '../../../../engine/ids.ts';
import type { Quest, Quests } from '../asks.ts';
import { LEAVE, QUEST, QUEST_SIDES, type QuestCard, type QuestSide } from '../cards.ts';
import { deedOfQuest } from '../deeds.ts';
import { CAMP, tokensAt, whereIs } from '../hexes.ts';
import { answer, type Move, neverSettles, pick, type StepRules, solve } from '../move.ts';
import type { DeedFault } from '../reasons.ts';
import { bySeeker, type Flow, SEEKERS, type Seeker, type State, type Table } from '../state.ts';
import { deedFault, startDeed } from './deed.ts';

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
