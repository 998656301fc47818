import { asksAt } from '../../engine/match.ts';
import type { Again, Became, Wish, Wished } from '../../protocol/wire.ts';
import { type Mark, MOST_WISHES } from '../../saves/sharing.ts';
import { played } from '../judge.ts';
import { logLength, sittersOf } from '../openMatch.ts';
import { type SharedTable, seatsAt, seenThere } from './circle.ts';
import { ANSWER_MS, type Draft, GO_ON_MS, type Link } from './gathering.ts';
import { judgeWish, mayPlayAgain } from './wishes.ts';

/** Wishes and what becomes of them, agreement, and the clock: what the device that orders does, and what is sent to it. */

export function savedThere(draft: Draft, link: Link | undefined, length: number): void {
  const device = link?.hello?.device;
  if (!draft.circle.orders || device === undefined) return;
  const known = Math.min(length, logLength(draft.table.match));
  draft.table = seenThere(draft.table, seatsAt(draft.circle.places, device), known);
}

export function tellPlaces(draft: Draft): void {
  if (!draft.circle.orders) return;
  const { places, device } = draft.circle;
  const there = [device, ...draft.levelLinks.flatMap(({ hello }) => hello?.device ?? [])];
  const said = JSON.stringify([places, there]);
  if (said === draft.gathering.placesSaid) return;
  draft.set({ placesSaid: said, there });
  for (const { id } of draft.levelLinks) draft.send(id, { say: 'places', places, there });
}

export function wish(draft: Draft, wished: Wished | Again): void {
  const id = draft.circle.wished + 1;
  const wish: Wish = { id, ...wished };
  // One seat has one answer, and all else is wished for one thing after another.
  const others = draft.circle.wishes.filter((each) => seatOf(each) !== seatOf(wish)).slice(1 - MOST_WISHES);
  draft.setCircle({ wished: id, wishes: draft.circle.orders ? draft.circle.wishes : [...others, wish] });
  if (draft.circle.orders) judge(draft, draft.circle.device, wish);
  else if (draft.upLink) draft.send(draft.upLink.id, { say: 'wish', wish });
}

export function wishFrom(draft: Draft, link: Link, wish: Wish): void {
  const device = link.hello?.device;
  if (!draft.circle.orders || !link.isLevel || device === undefined) return;
  const answer = draft.gathering.answers.get(`${device}:${wish.id}`);
  if (answer === undefined) judge(draft, device, wish);
  else if (answer !== 'waits') tellBecame(draft, device, wish.id, answer);
}

export function judge(draft: Draft, device: Mark, wish: Wish): void {
  if ('again' in wish) {
    const became = mayPlayAgain(draft.table, wish.again) ? 'agreed' : 'refused';
    settle(draft, device, wish.id, became);
    if (became === 'agreed') draft.out.push({ again: wish.again });
    return;
  }
  const judged = judgeWish(draft.table, device, wish, false);
  if ('next' in judged) write(draft, device, wish.id, judged.next, judged.became);
  else if ('became' in judged) settle(draft, device, wish.id, judged.became);
  else ask(draft, device, wish, judged.asks);
}

const isThere = (draft: Draft, device: Mark): boolean =>
  device === draft.circle.device || draft.linkTo(device) !== undefined;

function write(draft: Draft, device: Mark, id: number, next: SharedTable, became: Became): void {
  draft.table = next;
  note(draft, device, id, became);
  draft.set({ unsaid: [...draft.gathering.unsaid, { device, id, became }] });
}

function settle(draft: Draft, device: Mark, id: number, became: Became): void {
  note(draft, device, id, became);
  tellBecame(draft, device, id, became);
}

function note(draft: Draft, device: Mark, id: number, answer: Became | 'waits'): void {
  const answers = [...draft.gathering.answers].slice(1 - MOST_ANSWERS);
  draft.set({ answers: new Map(answers).set(`${device}:${id}`, answer) });
}

export function tellBecame(draft: Draft, device: Mark, id: number, became: Became): void {
  if (device === draft.circle.device) {
    answered(draft, id, became);
    return;
  }
  const link = draft.linkTo(device);
  if (link) draft.send(link.id, { say: 'became', id, became });
}

export function answered(draft: Draft, id: number, became: Became): void {
  const wishes = draft.circle.wishes.filter((wish) => wish.id !== id);
  if (wishes.length < draft.circle.wishes.length) draft.setCircle({ wishes });
  draft.out.push({ became, wish: id });
}

function ask(draft: Draft, device: Mark, wish: Wished & { readonly id: number }, asks: readonly Mark[]): void {
  // A seat whose device is lost is taken at a tap.
  const waits = 'claim' in wish ? asks.filter((other) => isThere(draft, other)) : asks;
  if (waits.length === 0) {
    agree(draft, device, wish.id, wish);
    return;
  }
  if (draft.gathering.question) {
    settle(draft, device, wish.id, 'busy');
    return;
  }
  if (!waits.every((other) => isThere(draft, other))) {
    settle(draft, device, wish.id, 'away');
    return;
  }
  const { id: number, ...wished } = wish;
  const id = draft.gathering.questions + 1;
  const question = { id, device, wish: number, wished, waits, untilMs: draft.nowMs + ANSWER_MS };
  draft.set({ question, questions: id });
  note(draft, device, number, 'waits');
  for (const other of waits) {
    const link = draft.linkTo(other);
    if (link) draft.send(link.id, { say: 'question', id, device, wished });
    else draft.set({ asked: { id, device, wished, link: null } });
  }
}

export function answer(draft: Draft, yes: boolean): void {
  const { asked } = draft.gathering;
  if (!asked) return;
  draft.set({ asked: null });
  if (asked.link === null) answerFrom(draft, draft.circle.device, asked.id, yes);
  else draft.send(asked.link, { say: 'answer', id: asked.id, yes });
}

export function answerFrom(draft: Draft, device: Mark | undefined, id: number, yes: boolean): void {
  const { question } = draft.gathering;
  if (question?.id !== id || device === undefined || !question.waits.includes(device)) return;
  if (!yes) {
    endQuestion(draft, 'no');
    return;
  }
  const waits = question.waits.filter((other) => other !== device);
  draft.set({ question: { ...question, waits } });
  if (waits.length > 0) return;
  endQuestion(draft, null);
  agree(draft, question.device, question.wish, question.wished);
}

/** All who had to have agreed; the table may have changed meanwhile. */
function agree(draft: Draft, device: Mark, id: number, wished: Wished): void {
  const judged = judgeWish(draft.table, device, wished, true);
  if ('next' in judged) write(draft, device, id, judged.next, judged.became);
  else settle(draft, device, id, 'became' in judged ? judged.became : 'no');
}

/** `became` null: it is agreed on. */
export function endQuestion(draft: Draft, became: Became | null): void {
  const { question } = draft.gathering;
  if (!question) return;
  draft.set({ question: null, ...(draft.gathering.asked?.link === null && { asked: null }) });
  for (const { id } of draft.levelLinks) draft.send(id, { say: 'asked', id: question.id });
  if (became) settle(draft, question.device, question.wish, became);
}

/** Since when only people are asked who have one way, which everybody knows. */
export function rest(draft: Draft): void {
  const length = logLength(draft.table.match);
  const { rests } = draft.gathering;
  if (restingSeats(draft).length === 0) draft.set({ rests: null });
  else if (rests?.length !== length) draft.set({ rests: { length, sinceMs: draft.nowMs } });
}

function restingSeats(draft: Draft): number[] {
  const { orders, places } = draft.circle;
  const asks = asksAt(draft.table.match);
  if (!orders || places.length < 2 || !asks.every(({ only }) => only)) return [];
  const sitters = sittersOf(draft.table);
  return asks.flatMap(({ seat }) => (sitters[seat]?.kind === 'person' ? [seat] : []));
}

export function tick(draft: Draft): void {
  const { question, rests } = draft.gathering;
  if (question && draft.nowMs >= question.untilMs) endQuestion(draft, 'no');
  if (!rests || draft.nowMs < rests.sinceMs + GO_ON_MS || rests.length !== logLength(draft.table.match)) return;
  for (const seat of restingSeats(draft)) {
    const [move] = draft.table.match.game.moves(draft.table.match.state, seat);
    const next = move === undefined ? null : played(draft.table, seat, move);
    if (next) draft.table = { ...next, shared: draft.table.shared };
  }
}

/** Far more than can still be on their way. */
const MOST_ANSWERS = 256;

/** Null: it is no answer of a seat. */
const seatOf = (wish: Wished | Again): number | null => ('ask' in wish ? wish.ask.seat : null);
