import type { Eyes, Seat } from '../../../../engine/ids.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, leaving } from '../../../../ui/stage/act.ts';
import { flight, land, parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { type Sprite, squareAt } from '../../../../ui/stage/sprite.ts';
import { fairiesOf, type Kind } from '../../rules/cards.ts';
import type { Event, View } from '../../rules/state.ts';
import { CardBack, FairyCard } from '../art/FairyCard.tsx';
import { type HeldCard, heldIn, parted } from './held.ts';
import {
  boardIn,
  chipOf,
  drawn,
  FAIRY_SHAPE,
  gone,
  handCards,
  type Part,
  shows,
  type Thing,
  veiled,
  within,
} from './kit.tsx';

const GOES_MS = 300;
const APART_MS = 34;
const DRAWN_MS = 300;
const DRAWN_APART_MS = 50;

/** The hands: fans of backs on the open table, or the cards of the player who looks. */
const heldThings = (room: Room, eyes: Eyes): Thing[] =>
  eyes === 'onlooker' ? room.findAll('.fcb-backs .fcb-fan') : handCards(room);

interface Passing {
  readonly before: View;
  readonly after: View;
  readonly eyes: Eyes;
  readonly events: readonly Event[];
}

/** Every hand goes to the left: one's own out at the left edge, the next one in at the right, and backs from name to name. */
export function passed({ before, after, eyes, events }: Passing): Part {
  let rest: readonly HeldCard[] = [];
  let old: readonly Sprite[] = [];
  const used = events.flatMap((event): Kind[] =>
    event.is === 'revealed' && event.seat === eyes
      ? [...event.took, ...(event.removed === null ? [] : [event.removed])]
      : [],
  );
  const knowsUsed = events.some(({ is }) => is === 'passed');
  const kinds = eyes === 'onlooker' ? [] : fairiesOf(after.hands[eyes] ?? [0, 0, 0, 0, 0]);
  return {
    veil: (room) => {
      // What is left of the hand stays in sight until it goes.
      old = rest.map(({ kind, rect }) => drawn(room.part, rect, <FairyCard kind={kind} />));
      return veiled(heldThings(room, eyes));
    },
    scene: {
      size: 'touch',
      kind: 'passes',
      look: (room) => {
        if (eyes !== 'onlooker' && knowsUsed) rest = parted(heldIn(room, before, eyes), used).rest;
      },
      steps: [
        {
          name: 'passes',
          lastsMs: GOES_MS + 120,
          cue: 'turn',
          shows: ['board', 'points'],
          draw: (room) => [
            ...old.map((card, nth) =>
              act(
                card.node,
                { at: nth * APART_MS, lasts: GOES_MS },
                (on) => ({ x: -(card.rect.left + card.rect.width + 20) * leaving(on), turn: -8 * on }),
                { leaves: true },
              ),
            ),
            ...comesIn(room, eyes, kinds),
            ...namesPass(room, after.held.length),
          ],
        },
      ],
    },
  };
}

function comesIn(room: Room, eyes: Eyes, kinds: readonly Kind[]): Act[] {
  const board = boardIn(room);
  const edge = board.left + board.width + 20;
  return parade(heldThings(room, eyes), { at: 90, apart: APART_MS }, (thing, at, nth) => {
    const to = room.rectOf(thing);
    const kind = kinds[nth];
    if (kind === undefined) return [shows(thing, at, GOES_MS)];
    const card = drawn(room.part, to, <FairyCard kind={kind} />);
    const from = { ...to, left: edge };
    return [
      ...flight(card, { from, to, at, lasts: GOES_MS, lift: 8, weight: 0.1 }),
      shows(thing, at + GOES_MS, 20),
      gone(card, at + GOES_MS + 200, 20),
    ];
  });
}

/** A small fan goes from each name to the next; from the last one back to the first. */
function namesPass(room: Room, seats: number): Act[] {
  const chips = Array.from({ length: seats }, (_, seat: Seat) => chipOf(room, seat));
  return chips.flatMap((chip, seat) => {
    const next = chips[(seat + 1) % seats];
    if (!chip || !next || seats < 2) return [];
    const [from, to] = [chip, next].map((each) => within(room.rectOf(each), 20, FAIRY_SHAPE)) as [Rect, Rect];
    const fan = drawn(room.part, to, <CardBack />);
    const isBack = seat + 1 === seats;
    return [
      ...flight(fan, { from, to, lasts: GOES_MS + 80, lift: isBack ? -46 : -18, weight: 0 }),
      gone(fan, GOES_MS + 60),
    ];
  });
}

/** A new hand comes out of the bag, fairy by fairy. `isShort`: what it brings can be answered while it comes. */
export function drawnHands({ after, eyes }: Pick<Passing, 'after' | 'eyes'>, isShort: boolean): Part {
  const kinds = eyes === 'onlooker' ? [] : fairiesOf(after.hands[eyes] ?? [0, 0, 0, 0, 0]);
  return {
    veil: (room) => veiled(heldThings(room, eyes)),
    scene: {
      size: 'touch',
      kind: 'drawn',
      steps: [
        {
          name: 'drawn',
          lastsMs: isShort ? 80 : DRAWN_MS + DRAWN_APART_MS * 3,
          cue: 'turn',
          shows: ['board', 'points'],
          draw: (room) => fromBag(room, eyes, kinds),
        },
      ],
    },
  };
}

export function fromBag(room: Room, eyes: Eyes, kinds: readonly Kind[]): Act[] {
  const bag = room.find('[data-thing="pile:bag"] .fcb-symbol') ?? room.find('[data-thing="pile:bag"]');
  const mouth = bag ? room.rectOf(bag) : { left: room.width / 2 - 15, top: room.height, width: 30, height: 30 };
  const shaken = bag ? [act(bag, { lasts: 420 }, (on) => ({ turn: 10 * Math.sin(on * 6 * Math.PI) * (1 - on) }))] : [];
  return [
    ...shaken,
    ...parade(heldThings(room, eyes), { apart: DRAWN_APART_MS }, (thing, at, nth) => {
      const to = room.rectOf(thing);
      const kind = kinds[nth];
      const card = drawn(
        room.part,
        kind === undefined ? within(to, 36, FAIRY_SHAPE) : to,
        kind === undefined ? <CardBack /> : <FairyCard kind={kind} />,
      );
      return [
        act(card.body, { at, lasts: 60 }, (on) => ({ seen: on })),
        ...flight(card, {
          from: squareAt({ x: mouth.left + mouth.width / 2, y: mouth.top + mouth.height / 2 }, 14),
          to: card.rect,
          at,
          lasts: DRAWN_MS,
          lift: 34,
          weight: 0,
        }),
        land(card, at + DRAWN_MS, 0.12, 200),
        shows(thing, at + DRAWN_MS, 20),
        gone(card, at + DRAWN_MS + 200, 20),
      ];
    }),
  ];
}
