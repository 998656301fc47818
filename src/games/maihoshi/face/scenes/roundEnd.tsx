import type { Seat } from '../../../../engine/ids.ts';
import { type Act, act, gliding, leaving, outAndBack, springing } from '../../../../ui/stage/act.ts';
import { banner, burst, count, flight, parade, shake, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Happened, Scene, SceneStep } from '../../../../ui/stage/scene.ts';
import { middleOf, type Sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import type { Event } from '../../rules/events.ts';
import { incomeOf } from '../../rules/score.ts';
import type { View } from '../../rules/state.ts';
import { betweenWords } from '../../words/between.ts';
import { CardBack, FolkCard } from '../art/FolkCard.tsx';
import { GuestTile } from '../art/Tiles.tsx';
import { type Booth, boothIn, CoinPiece, comesIn, drawn, goesOut, placesFor, type Standing } from './booths.tsx';
import { type Counting, countingIn } from './counting.ts';

const SPARK = [<span key="spark" class="mai-spark" />];

/** All houses in one picture: lanterns go out, reserves are turned over, and what each house has is counted, part by part. */
export function roundEnds(happened: Happened<View, Event>): Scene<Event> {
  const { after, lang, names } = happened;
  const counting = countingIn(happened.events, after);
  const { ended, revealed, more, scored, totals } = counting;
  const booths: Booth[] = [];
  const boothOf = (seat: Seat): Booth | undefined => booths.find((booth) => booth.seat === seat);
  const sums = new Map<Seat, Sprite>();
  const steps: SceneStep<Event>[] = [
    { name: 'houses', lastsMs: 640, cue: 'step', draw: (room) => sets(room, booths, counting, happened) },
  ];
  if (ended) {
    const isOut = ended.ending === 'out';
    const word = isOut ? betweenWords[lang].out(names(ended.by)) : betweenWords[lang].lapOver;
    steps.push({
      name: 'lanterns',
      lastsMs: 420 + DARK_MS * after.held.length,
      cue: isOut ? 'gain' : 'turn',
      draw: (room) => {
        const dark = booths.filter(({ seat }) => (ended.bonus[seat] ?? 0) === 0);
        const lit = booths.filter((booth) => !dark.includes(booth));
        const after = DARK_MS * dark.length;
        return [
          ...parade(dark, { apart: DARK_MS }, goesOut),
          ...lit.flatMap((booth) => cheers(room, booth, after)),
          ...banner(room.part, ribbonIn(room), word, { at: after, lasts: 260 }),
        ];
      },
    });
  }
  for (const event of revealed) {
    const isMany = revealed.length > 2;
    const place = event.met ? after.guests[event.seat]?.length : counting.heldFrom(event.seat) + 1;
    steps.push({
      name: `reserve ${event.seat}`,
      lastsMs: isMany ? 620 : 900,
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
      lastsMs: 460 + 140 * (more.length - 1),
      cue: 'loss',
      draw: (room) =>
        parade(more, { apart: 140 }, (seat, at) => {
          const booth = boothOf(seat);
          if (!booth) return [];
          const to = booth.cardAt(booth.hand.length);
          const card = drawn(room, to, <CardBack />);
          booth.hand.push(card);
          const from = { ...to, left: room.width, top: to.top - 60 };
          return flight(card, { from, to, at, lasts: 400, lift: 30 });
        }),
    });
  }
  if (scored.length > 0) {
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
    steps.push({
      name: 'income',
      lastsMs: 480 + COIN_MS * mostGuests + HOUSE_MS * (scored.length - 1),
      cue: 'gain',
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
        lastsMs: 520 + CARD_MS * mostLeft + HOUSE_MS * (scored.length - 1),
        cue: 'loss',
        draw: (room) =>
          parade(booths, { apart: HOUSE_MS }, (booth, at) => {
            const parts = partOf(booth.seat);
            if (!parts) return [];
            let sum = parts.income + parts.effects + parts.ability;
            const from = sum;
            const ticks = booth.hand.map((_, place) => {
              sum = Math.max(0, sum - place - 1);
              return { at: at + place * CARD_MS + 160, to: sum };
            });
            return [
              ...counted(room, booth, from, ticks),
              ...booth.hand.flatMap((card, place) => costs(room, card, place + 1, at + place * CARD_MS)),
            ];
          }),
      });
    steps.push({
      name: 'points',
      lastsMs: totals.length > 0 ? 900 : 1200,
      cue: 'gain',
      draw: (room) =>
        booths.flatMap((booth, place) => {
          const parts = partOf(booth.seat);
          if (!parts) return [];
          const { points, bonus } = parts;
          const at = 120 * place;
          const arrives = bonus > 0 ? at + 420 : at + 1;
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
        lastsMs: 1500,
        cue: 'gain',
        draw: (room) =>
          booths.flatMap((booth) => {
            const total = totals.find(({ seat }) => seat === booth.seat);
            const points = partOf(booth.seat)?.points ?? 0;
            if (!total) return [];
            const ticks = Array.from({ length: 6 }, (_, tick) => ({
              at: 180 + 110 * tick,
              to: total.tokens - Math.round((points * (5 - tick)) / 6),
            }));
            const isWinner = counting.winners.includes(booth.seat);
            return [
              ...counted(room, booth, total.tokens - points, ticks, 'mai-sum-gold'),
              ...(isWinner ? [...cheers(room, booth, 900), ...sparks(room, booth, 900, 16)] : []),
            ];
          }),
      });
  }
  steps.push({
    name: 'counted',
    lastsMs: 320,
    shows: ['board', 'points'],
    says: happened.events,
    draw: ({ part }) =>
      [...(part.parentElement?.children ?? [])].flatMap((each) =>
        each instanceof HTMLElement && each !== part
          ? [act(each, { lasts: 300 }, (on) => ({ seen: 1 - gliding(on) }))]
          : [],
      ),
  });
  // Between two rounds the pad waits by itself until it was read.
  return { size: 'scene', kind: 'round', waits: totals.length > 0, steps };
}

const DARK_MS = 130;
const HOUSE_MS = 110;
const COIN_MS = 70;
const COIN_FLIES_MS = 340;
const CARD_MS = 115;

const ribbonIn = ({ width }: Room) => {
  const wide = Math.min(width - 24, 340);
  return { left: (width - wide) / 2, top: 12, width: wide, height: 46 };
};

function sets(room: Room, booths: Booth[], counting: Counting, { after, names }: Happened<View, Event>): Act[] {
  const places = placesFor(room, after.held.length);
  const isLit = counting.ended !== null;
  const standing = (seat: Seat): Standing => ({
    seat,
    name: names(seat),
    guests: counting.guestsFrom(seat),
    held: counting.heldFrom(seat),
    mostGuests: after.guests[seat]?.length ?? 0,
    mostHeld: after.held[seat] ?? 0,
  });
  const dark = spotlight(room.part, { lasts: 260 });
  booths.push(...places.map((rect, seat) => boothIn(room, rect, standing(seat), after)));
  const reserves = counting.revealed.flatMap(({ seat }) => {
    const booth = booths[seat];
    if (!booth) return [];
    const back = drawn(room, booth.reserve, <CardBack />);
    booth.backs.push(back);
    return [act(back.node, { at: 260, lasts: 200 }, (on) => ({ seen: on }))];
  });
  return [...dark, ...parade(booths, { at: 60, apart: 70 }, (booth, at) => comesIn(booth, isLit, at)), ...reserves];
}

const sparks = (room: Room, { sum }: Booth, at: number, pieces: number): Act[] =>
  burst(room.part, SPARK, { about: middleOf(sum), pieces, reach: 40, fall: 30, side: 6, at, lasts: 620 });

/** Whose round it was. */
const cheers = (room: Room, booth: Booth, at: number): Act[] => [
  ...[booth.panel, booth.lantern].map(({ body }) =>
    act(body, { at, lasts: 520 }, (on) => ({ grow: 1 + 0.05 * outAndBack(on), y: -5 * outAndBack(on) })),
  ),
  act(booth.glow.node, { at, lasts: 620 }, (on) => ({ grow: 1 + 0.7 * outAndBack(on), seen: 1 })),
  ...burst(room.part, SPARK, {
    about: middleOf(booth.lantern.rect),
    pieces: 14,
    reach: 70,
    fall: 40,
    side: 7,
    at,
    lasts: 760,
  }),
];

type Revealed = Extract<Event, { is: 'revealed' }>;

/** A reserve is turned over: it stays as a guest, or it is a card of the hand again. */
function reserveTurns(room: Room, booth: Booth, { card, met }: Revealed, place: number): Act[] {
  const front = drawn(room, booth.reserve, <FolkCard of={card} />);
  const [back] = booth.backs;
  const turned = back ? turnOver(back, front, { lasts: 460 }, 10) : [];
  const big = grownAbout(booth.reserve, 1.5);
  const shown = flight(front, { from: booth.reserve, to: big, at: 300, lasts: 160, lift: 0, weight: 0 });
  if (met) {
    const to = booth.guestAt(place);
    const guest = drawn(room, to, <GuestTile of={card} />);
    booth.guests.push(guest);
    return [
      ...turned,
      ...shown,
      ...flight(front, { from: big, to, at: 560, lasts: 260, lift: 18, weight: 0, leaves: true }),
      act(front.body, { at: 790, lasts: 40 }, (on) => ({ seen: 1 - on })),
      act(guest.node, { at: 800, lasts: 300 }, (on) => ({
        grow: on === 0 ? 1 : springing(0.5 + on / 2),
        seen: on > 0 ? 1 : 0,
      })),
    ];
  }
  const to = booth.cardAt(place);
  const held = drawn(room, to, <CardBack />);
  booth.hand.push(held);
  return [
    ...turned,
    ...shown,
    shake(front, { at: 470, lasts: 260 }, 7),
    ...flight(front, { from: big, to, at: 600, lasts: 260, lift: -14, weight: 0, leaves: true }),
    act(front.body, { at: 830, lasts: 40 }, (on) => ({ seen: 1 - on })),
    act(held.node, { at: 840, lasts: 60 }, (on) => ({ seen: on })),
  ];
}

const grownAbout = ({ left, top, width, height }: Booth['reserve'], by: number) => ({
  left: left - (width * (by - 1)) / 2,
  top: top - (height * (by - 1)) / 2,
  width: width * by,
  height: height * by,
});

/** What flies is seen on its way alone. */
const seenFor = ({ body }: Sprite, at: number, lasts: number): Act =>
  act(body, { at, lasts }, (on) => ({ seen: Math.min(1, on * 8, (1 - on) * 10) }));

function pays(room: Room, booth: Booth, guest: number, place: number, at: number): Act[] {
  const value = incomeOf(guest);
  const tile = booth.guests[place];
  if (value === 0 || !tile) return [];
  const from = squareAt(middleOf(tile.rect), 22);
  const coin = drawn(room, from, <CoinPiece value={value} />);
  const to = squareAt(middleOf(booth.sum), 22);
  return [
    act(tile.body, { at, lasts: 260 }, (on) => ({ y: -6 * outAndBack(on), grow: 1 + 0.1 * outAndBack(on) })),
    ...flight(coin, { from, to, at, lasts: COIN_FLIES_MS, lift: 26, weight: 0, leaves: true }),
    seenFor(coin, at, COIN_FLIES_MS),
  ];
}

/** A card that is left falls, and says what it costs: one more than the one before. */
function costs(room: Room, card: Sprite, price: number, at: number): Act[] {
  const { x, y } = middleOf(card.rect);
  const minus = drawn(room, squareAt({ x, y: price % 2 ? y : y - 20 }, 40), <span class="mai-minus">−{price}</span>);
  return [
    act(card.node, { at, lasts: 460 }, (on) => ({
      y: 70 * leaving(on) - 8 * outAndBack(on),
      turn: (price % 2 ? 40 : -40) * leaving(on),
      seen: 1 - on ** 3,
    })),
    act(minus.node, { at: at + 60, lasts: 520 }, (on) => ({
      y: -16 * on,
      grow: 0.6 + 0.5 * springing(Math.min(1, on * 2)),
      seen: on === 0 ? 0 : Math.min(1, 3 * (1 - on)),
    })),
  ];
}

function bonusComes(room: Room, booth: Booth, bonus: number, at: number): Act[] {
  const from = squareAt(middleOf(booth.lantern.rect), 34);
  const coin = drawn(room, from, <CoinPiece value={bonus} />);
  const to = squareAt(middleOf(booth.sum), 26);
  return [
    seenFor(coin, at, 420),
    ...flight(coin, { from, to, at, lasts: 420, lift: 34, turns: 1, weight: 0, leaves: true }),
  ];
}
