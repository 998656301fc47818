import type { Seat } from '../../../../engine/ids.ts';
import { APPLE, GEM, NO_TILE, QUEST } from '../cards.ts';
import { DEEDS, type Deed, festivalPies, isQuestDeed, isSolved, questOfDeed } from '../deeds.ts';
import type { DeedFault } from '../reasons.ts';
import { controlled, fieldsOf, rivalFields, seatCount, sendHome, supplyTo, whereIs } from '../seekers.ts';
import { type Flow, NO_SEEKER, type Reap, type State, TO_SUPPLY } from '../state.ts';
import { bake, befriend, drawSpell } from '../tracks.ts';
import { note } from '../trophies.ts';
import { nothingToChoose, nothingToPlay, type StepRules } from './step.ts';

/** Why a deed cannot be done; null if it can. */
export function deedFault(state: State, seat: Seat, index: number): DeedFault | null {
  const deed = DEEDS[index] as Deed;
  if (deed.powerUps > 0 && !hasFreeSlot(state, seat)) return 'make.both';
  const apples = controlled(state, seat, APPLE);
  const gems = controlled(state, seat, GEM);
  if (apples < deed.giveApples + deed.payApples || gems < deed.giveGems + deed.payGems) return 'turn.costs';
  if (apples + gems < deed.giveAny + deed.payAny) return 'turn.costs';
  if ((state.pies[seat] as number) < deed.payPies) return 'turn.costs';
  if ((state.hands[seat] as number[]).length < deed.paySpells) return 'turn.costs';
  if (isGift(deed) && rivalFields(state, seat).length === 0) return 'gift.rival';
  if (deed.quests > 0 && state.supply[QUEST] === 0) return 'tile.herald';
  return needsField(index, deed) && fieldsOf(state, seat).length === 0 ? 'make.field' : null;
}

const isGift = (deed: Deed): boolean => deed.giveApples + deed.giveGems + deed.giveAny > 0;
const needsField = (index: number, deed: Deed): boolean =>
  !isQuestDeed(index) && deed.apples + deed.gems + deed.mix > 0;
const hasFreeSlot = ({ tiles }: State, seat: Seat): boolean =>
  tiles[seat * 2] === NO_TILE || tiles[seat * 2 + 1] === NO_TILE;

/** Pays, then reaps; `seeker` is the one that met the quest. */
export function startDeed(state: State, seat: Seat, index: number, flow: Flow, seeker: number = NO_SEEKER): void {
  const deed = DEEDS[index] as Deed;
  state.todo.push({ step: 'reap', seat, seeker, deed: index });
  if (deed.payPies > 0) bake(state, seat, -deed.payPies, flow);
  if (deed.paySpells > 0) state.todo.push({ step: 'discard', seat });
  const { payApples: apples, payGems: gems, payAny: any } = deed;
  if (apples + gems + any > 0) state.todo.push({ step: 'pay', seat, apples, gems, any, to: TO_SUPPLY });
  if (isGift(deed))
    state.todo.push({ step: 'gift', seat, apples: deed.giveApples, gems: deed.giveGems, any: deed.giveAny });
}

/** The gains, all at once; what needs a choice of its own comes after. */
export const reap: StepRules<Reap> = {
  settle(state, { seat, seeker, deed: index }, flow) {
    const deed = DEEDS[index] as Deed;
    state.todo.pop();
    if (isSolved(index)) {
      (state.solved[seat] as number[]).push(questOfDeed(index));
      if (seat === state.turn) note(state);
    }
    befriend(state, seat, deed.friendship, flow);
    bake(state, seat, deed.pies + (deed.festival ? festivalPies(seatCount(state)) : 0), flow);
    if (deed.othersPies > 0)
      for (let other = 0; other < seatCount(state); other++)
        if (other !== seat) bake(state, other, deed.othersPies, flow);
    if (deed.spells > 0) drawSpell(state, seat, flow);
    gainTokens(state, seat, seeker, deed, flow);
    if (deed.quests > 0) state.todo.push({ step: 'herald', seat });
    if (deed.powerUps > 0) state.todo.push({ step: 'pile', seat, marks: !isQuestDeed(index) });
    if (deed.portal) state.todo.push({ step: 'portal', seat, seeker });
    if (deed.camp) sendHome(state, seat, seeker, true, flow);
    return true;
  },
  moves: nothingToChoose,
  play: nothingToPlay,
};

function gainTokens(state: State, seat: Seat, seeker: number, { apples, gems, mix }: Deed, flow: Flow): void {
  if (mix > 0) state.todo.push({ step: 'mix', seat });
  if (apples + gems === 0) return;
  if (seeker === NO_SEEKER) state.todo.push({ step: 'field', seat, apples, gems });
  else gainAt(state, seat, whereIs(state, seat, seeker), apples, gems, flow);
}

/** As far as the supply has them. */
export function gainAt(state: State, seat: Seat, at: number, apples: number, gems: number, flow: Flow): void {
  const got = { apples: supplyTo(state, APPLE, at, apples), gems: supplyTo(state, GEM, at, gems) };
  flow.tell?.({ is: 'gained', seat, ...got, at }, 'all', 'none');
}
