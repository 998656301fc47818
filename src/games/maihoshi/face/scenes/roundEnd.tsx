import type { Seat } from '../../../../engine/game.ts';
import { type Act, act, gliding, type Sprite } from '../../../../ui/stage/act.ts';
import { banner, count, flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Happened, Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { cardOf, type Kind } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { incomeOf } from '../../rules/sheet.ts';
import type { View } from '../../rules/state.ts';
import { betweenWords } from '../../words/say.ts';
import { CardBack } from '../art/FolkCard.tsx';
import { type Booth, boothIn, comesIn, drawn, goesOut, placesFor, ribbonAt, type Standing } from './booths.tsx';
import {
  BONUS_FLIES_MS,
  bonusComes,
  COIN_FLIES_MS,
  cheers,
  costs,
  pays,
  reserveTurns,
  sparks,
  verdict,
} from './inBooth.tsx';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** What of the end of a round is in one move: a choice about a reserve may part it in several. */
export interface Counting {
  readonly ended: Of<'roundEnded'> | null;
  readonly revealed: readonly Of<'revealed'>[];
  /** Who takes one more card beside a reserve that could not come. */
  readonly more: readonly Seat[];
  readonly scored: readonly Of<'scored'>[];
  readonly totals: readonly Of<'total'>[];
  readonly won: Of<'ended'> | null;
  /** What is there when it begins. */
  guestsFrom(seat: Seat): readonly Kind[];
  heldFrom(seat: Seat): number;
}

export const isCounting = (events: readonly Event[]): boolean =>
  events.some(({ is }) => is === 'roundEnded' || is === 'scored');

/** Bonus, reserves and count, with what comes to the hands meanwhile. */
const isMore = (event: Event): event is Of<'recalled'> | Of<'drew'> =>
  event.is === 'recalled' || (event.is === 'drew' && event.by === 'reserve');

function countingIn(events: readonly Event[], { guests, held }: Pick<View, 'guests' | 'held'>): Counting {
  const all = <Is extends Event['is']>(is: Is): Of<Is>[] => events.filter((event): event is Of<Is> => event.is === is);
  const revealed = all('revealed');
  const more = events
    .filter(isMore)
    .flatMap((event) => Array.from({ length: event.is === 'drew' ? event.count : 1 }, () => event.seat));
  const isMet = (seat: Seat): boolean => revealed.some((event) => event.seat === seat && event.met);
  return {
    ended: all('roundEnded')[0] ?? null,
    revealed,
    more,
    scored: all('scored'),
    totals: all('total'),
    won: all('ended')[0] ?? null,
    guestsFrom: (seat) => (guests[seat] ?? []).slice(0, isMet(seat) ? -1 : undefined),
    heldFrom: (seat) =>
      (held[seat] ?? 0) -
      more.filter((each) => each === seat).length -
      revealed.filter((event) => event.seat === seat && !event.met).length,
  };
}

/** All houses in one picture: lanterns go out, reserves are turned over, and what each house has is counted, part by part. */
export function roundEnds(happened: Happened<View, Event>): Scene<Event> {
  const { after } = happened;
  const counting = countingIn(happened.events, after);
  // Another player may have to choose between the two parts of the count: then only strikes are told in between.
  const isCut = counting.scored.length === 0 && after.owed[0] !== happened.eyes;
  const tells = happened.events.filter((event) =>
    isCut ? !STRIKES.has(event.is) : IN_HOUSES.has(event.is) || isCalledOff(event),
  );
  const { ended, revealed, more, scored, totals, won } = counting;
  const booths: Booth[] = [];
  const boothOf = (seat: Seat): Booth | undefined => booths.find((booth) => booth.seat === seat);
  const sums = new Map<Seat, Sprite>();
  const steps: SceneStep<Event>[] = [
    { name: 'houses', lastsMs: 460, cue: 'step', draw: (room) => sets(room, booths, counting, happened) },
  ];
  if (ended) {
    const darkMs = Math.min(DARK_MS, ALL_DARK_MS / after.held.length);
    steps.push({
      name: 'lanterns',
      lastsMs: 320 + darkMs * after.held.length,
      cue: ended.ending === 'out' ? 'gain' : 'turn',
      draw: (room) => {
        const dark = booths.filter(({ seat }) => (ended.bonus[seat] ?? 0) === 0);
        const lit = booths.filter((booth) => !dark.includes(booth));
        const isDarkMs = darkMs * dark.length;
        return [
          ...parade(dark, { apart: darkMs }, goesOut),
          ...lit.flatMap((booth) => cheers(room, booth, isDarkMs)),
          ...banner(room.part, ribbonAt(room, 8), wordOf(happened), { at: isDarkMs, lasts: 260 }),
        ];
      },
    });
  }
  for (const event of revealed) {
    const place = event.met ? after.guests[event.seat]?.length : counting.heldFrom(event.seat) + 1;
    steps.push({
      name: `reserve ${event.seat}`,
      // The next one is turned while this one goes.
      lastsMs: revealed.length > 2 ? 320 : 680,
      cue: event.met ? 'gain' : 'loss',
      draw: (room) => {
        const booth = boothOf(event.seat);
        return booth ? reserveTurns(room, booth, event, (place ?? 1) - 1) : [];
      },
    });
  }
  if (more.length > 0) {
    steps.push({
      name: 'one more',
      lastsMs: 360 + 90 * (more.length - 1),
      cue: 'loss',
      draw: (room) =>
        parade(more, { apart: 90 }, (seat, at) => {
          const booth = boothOf(seat);
          if (!booth) return [];
          const to = booth.cardAt(booth.hand.length);
          const card = drawn(room, to, <CardBack />);
          booth.hand.push(card);
          const from = { ...to, left: room.width, top: to.top - 60 };
          return flight(card, { from, to, at, lasts: 340, lift: 30 });
        }),
    });
  }
  // Where points are hidden, only the end counts them.
  const isCounted = totals.length > 0 || !happened.arePointsCovered;
  if (scored.length > 0 && isCounted) {
    const partOf = (seat: Seat) => scored.find((event) => event.seat === seat);
    const counted = (
      room: Room,
      booth: Booth,
      from: number,
      ticks: Parameters<typeof count>[2]['ticks'],
      gold = '',
    ) => {
      const before = sums.get(booth.seat);
      const { number, acts } = count(room.part, booth.sum, { from, ticks, named: `mai-stage mai-sum ${gold}` });
      sums.set(booth.seat, number);
      return before ? [...acts, act(before.node, { lasts: 1 }, () => ({ seen: 0 }))] : acts;
    };
    const mostGuests = Math.max(...after.guests.map((guests) => guests.length));
    const mostLeft = Math.max(...scored.map(({ left }) => left));
    const cardMs = Math.min(CARD_MS, FALLS_MS / mostLeft);
    steps.push({
      name: 'income',
      lastsMs: 320 + COIN_MS * mostGuests + HOUSE_MS * (scored.length - 1),
      cue: 'count',
      draw: (room) =>
        parade(booths, { apart: HOUSE_MS }, (booth, at) => {
          const parts = partOf(booth.seat);
          const guests = after.guests[booth.seat] ?? [];
          let sum = 0;
          const ticks = guests.map((guest, place) => {
            sum += incomeOf(guest);
            return { at: at + place * COIN_MS + COIN_FLIES_MS, to: sum };
          });
          const extra = parts ? parts.effects + parts.ability : 0;
          const last = at + guests.length * COIN_MS + COIN_FLIES_MS;
          return [
            ...counted(room, booth, 0, extra > 0 ? [...ticks, { at: last, to: sum + extra }] : ticks),
            ...guests.flatMap((guest, place) => pays(room, booth, guest, place, at + place * COIN_MS)),
          ];
        }),
    });
    if (mostLeft > 0)
      steps.push({
        name: 'hands',
        lastsMs: 360 + cardMs * mostLeft + HOUSE_MS * (scored.length - 1),
        cue: 'loss',
        draw: (room) =>
          parade(booths, { apart: HOUSE_MS }, (booth, at) => {
            const parts = partOf(booth.seat);
            if (!parts) return [];
            let sum = parts.income + parts.effects + parts.ability;
            const from = sum;
            const ticks = booth.hand.map((_, place) => {
              sum = Math.max(0, sum - place - 1);
              return { at: at + place * cardMs + 140, to: sum };
            });
            return [
              ...counted(room, booth, from, ticks),
              ...booth.hand.flatMap((card, place) => costs(room, card, place + 1, at + place * cardMs)),
            ];
          }),
      });
    steps.push({
      name: 'points',
      lastsMs: totals.length > 0 ? 620 : 1040,
      cue: 'count',
      draw: (room) =>
        booths.flatMap((booth, place) => {
          const parts = partOf(booth.seat);
          if (!parts) return [];
          const { points, bonus } = parts;
          const at = 60 * place;
          const arrives = bonus > 0 ? at + BONUS_FLIES_MS : at + 1;
          return [
            ...counted(room, booth, points - bonus, [{ at: arrives, to: points }], 'mai-sum-gold'),
            ...(bonus > 0 ? bonusComes(room, booth, bonus, at) : []),
            ...(points > 0 ? sparks(room, booth, arrives, Math.min(14, 3 + points)) : []),
          ];
        }),
    });
    if (totals.length > 0)
      steps.push({
        name: 'totals',
        lastsMs: 1100,
        cue: 'count',
        draw: (room) =>
          booths.flatMap((booth) => {
            const total = totals.find(({ seat }) => seat === booth.seat);
            const points = partOf(booth.seat)?.points ?? 0;
            if (!total) return [];
            const ticks = Array.from({ length: 6 }, (_, tick) => ({
              at: 120 + 90 * tick,
              to: total.tokens - Math.round((points * (5 - tick)) / 6),
            }));
            const isWinner = won?.winners.includes(booth.seat);
            return [
              ...counted(room, booth, total.tokens - points, ticks, 'mai-sum-gold'),
              ...(isWinner ? [...cheers(room, booth, 700), ...sparks(room, booth, 700, 16)] : []),
            ];
          }),
      });
    if (won) steps.push(verdict(won, happened));
  }
  steps.push({
    name: 'counted',
    lastsMs: 320,
    shows: ['board', 'points'],
    says: happened.events.filter((event) => !tells.includes(event)),
    draw: ({ part }) =>
      [...(part.parentElement?.children ?? [])].flatMap((each) =>
        each instanceof HTMLElement && each !== part
          ? [act(each, { lasts: 300 }, (on) => ({ seen: 1 - gliding(on) }))]
          : [],
      ),
  });
  // Between two rounds the pad waits by itself until it was read.
  return { size: 'scene', kind: 'round', waits: totals.length > 0, tells, counts: won !== null, steps };
}

/** How the round ended and what it brought: seen house by house, and it stands on the pad. */
const IN_HOUSES: ReadonlySet<Event['is']> = new Set<Event['is']>(['roundEnded', 'scored', 'total']);

const STRIKES: ReadonlySet<Event['is']> = new Set<Event['is']>(['sunk', 'moved', 'closed', 'returned']);

/** Nothing is said of final or extra turns where the round has ended. */
const isCalledOff = (event: Event): boolean =>
  event.is === 'lap' || (event.is === 'used' && cardOf(event.card).effect === 'extra-turn');

const DARK_MS = 90;
const ALL_DARK_MS = 300;
const HOUSE_MS = 60;
const COIN_MS = 48;
const CARD_MS = 84;
/** Many cards fall closer after each other. */
const FALLS_MS = 420;

/** How the round has ended. */
const wordOf = ({ after: { ended, endedBy }, lang, names }: Happened<View, Event>): string =>
  ended === 'out' ? betweenWords[lang].out(names(endedBy)) : betweenWords[lang].lapOver;

function sets(room: Room, booths: Booth[], counting: Counting, happened: Happened<View, Event>): Act[] {
  const { after, names } = happened;
  const places = placesFor(room, after.held.length);
  // The second part begins as the first one ended: lanterns dark except for the player who went out, and the banner.
  const isFirst = counting.ended !== null;
  const standing = (seat: Seat): Standing => ({
    seat,
    name: names(seat),
    guests: counting.guestsFrom(seat),
    held: counting.heldFrom(seat),
    mostGuests: after.guests[seat]?.length ?? 0,
    mostHeld: after.held[seat] ?? 0,
  });
  const dark = spotlight(room.part, { lasts: 200 });
  booths.push(...places.map((rect, seat) => boothIn(room, rect, standing(seat), after)));
  const reserves = counting.revealed.flatMap(({ seat }) => {
    const booth = booths[seat];
    if (!booth) return [];
    const back = drawn(room, booth.reserve, <CardBack />);
    booth.backs.push(back);
    return [act(back.node, { at: 200, lasts: 160 }, (on) => ({ seen: on }))];
  });
  const come = parade(booths, { at: 30, apart: isFirst ? 40 : 0 }, (booth, at) => [
    ...comesIn(booth, isFirst || (after.bonus[booth.seat] ?? 0) > 0, at),
  ]);
  const word = isFirst ? [] : banner(room.part, ribbonAt(room, 8), wordOf(happened), { at: 30, lasts: 260 });
  return [...dark, ...come, ...reserves, ...word];
}
