import type { Seat } from '../../../../engine/ids.ts';
import { APPLE, GEM, QUEST } from '../cards.ts';
import { type Deed, type DeedIndex, deedAt, festivalPies, isQuestDeed, isSolved, questOfDeed } from '../deeds.ts';
import { CAMP, type Hex } from '../hexes.ts';
import type { Reap } from '../pending.ts';
import { frozen } from '../places.ts';
import type { DeedFault } from '../reasons.ts';
import { controlled, fieldsOf, rivalFields, seatAt, seatCount, sendHome, supplyTo, whereIs } from '../seekers.ts';
import { drawSpell } from '../spells.ts';
import type { Flow, Seeker, State, Table } from '../state.ts';
import { bake, befriend, treat } from '../tracks.ts';
import { note } from '../trophies.ts';
import { nothingToChoose, nothingToPlay, type StepRules } from './step.ts';

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
