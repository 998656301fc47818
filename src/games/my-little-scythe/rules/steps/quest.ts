import type { Seat } from '../../../../engine/ids.ts';
import { BOLD, KIND, LEAVE, type QuestCard } from '../cards.ts';
import { deedOfQuest } from '../deeds.ts';
import { CAMP } from '../hexes.ts';
import { type Move, pick, solve } from '../move.ts';
import type { DeedFault } from '../reasons.ts';
import { SEEKERS, whereIs } from '../seekers.ts';
import type { Flow, Quest, Quests, State } from '../state.ts';
import { deedFault, startDeed } from './deed.ts';
import { neverSettles, type StepRules } from './step.ts';

function onQuests(state: State, { seat, left }: Quests): number[] {
  return SEEKERS.filter((seeker) => {
    const hex = whereIs(state, seat, seeker);
    return ((left >> seeker) & 1) === 1 && hex !== CAMP && state.quests[hex] === 1;
  });
}

/** Seekers on quest tokens, one after the other; each meets one quest at most. */
export const quests: StepRules<Quests> = {
  settle(state, pending, flow) {
    const [seeker, ...others] = onQuests(state, pending);
    if (others.length > 0) return false;
    if (seeker === undefined) state.todo.pop();
    else draw(state, pending, seeker, flow);
    return true;
  },
  moves: (state, pending) => onQuests(state, pending).map(pick),
  play: (state, pending, { of }, flow) => draw(state, pending, of, flow),
};

/** Twelve tokens, each drawn for once, and twelve cards: the deck cannot run out. */
function draw(state: State, pending: Quests, seeker: number, flow: Flow): void {
  const { seat } = pending;
  const at = whereIs(state, seat, seeker);
  pending.left &= ~(1 << seeker);
  state.quests[at] = 0;
  const foreknown = state.questKnown === state.questDeck.length;
  const card = state.questDeck.pop() as QuestCard;
  state.questKnown = Math.min(state.questKnown, state.questDeck.length);
  state.todo.push({ step: 'quest', seat, seeker, card });
  flow.tell?.({ is: 'quest', seat, card, at }, 'all', foreknown ? 'none' : 'all');
}

/** Why a side cannot be chosen; null if it can. */
export const sideFault = (state: State, seat: Seat, card: QuestCard, side: number): DeedFault | null =>
  deedFault(state, seat, deedOfQuest(card, side));

export const quest: StepRules<Quest> = {
  settle: neverSettles,
  moves(state, { seat, card }) {
    const made: Move[] = [];
    for (const side of [KIND, BOLD, LEAVE]) if (sideFault(state, seat, card, side) === null) made.push(solve(side));
    return made;
  },
  play(state, { seat, seeker, card }, { of: side }, flow) {
    state.todo.pop();
    flow.tell?.({ is: 'solved', seat, card, side }, 'all', 'none');
    if (side === LEAVE) {
      state.questDeck.unshift(card);
      state.questKnown++;
    }
    startDeed(state, seat, deedOfQuest(card, side), flow, seeker);
  },
};
