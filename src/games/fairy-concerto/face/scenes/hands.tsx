import type { Eyes, Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, leaving, type Sprite, squareAt } from '../../../../ui/stage/act.ts';
import { flight, land, parade } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene } from '../../../../ui/stage/Stage.ts';
import { fairiesOf, type Kind } from '../../rules/cards.ts';
import type { Event, View } from '../../rules/state.ts';
import { CardBack, FairyCard } from '../art/cards.tsx';
import type { Part, Thing } from './kit.tsx';
import { boardIn, chipOf, drawn, FAIRY_SHAPE, goes, gone, handCards, shows, veiled, within } from './kit.tsx';

/** A card of the hand, at its place before the move. */
export interface HeldCard {
  readonly kind: Kind;
  readonly rect: Rect;
  readonly isChosen: boolean;
}

/** To be asked while the table is drawn as it was. */
export function heldIn(room: Room, before: View, seat: Seat): HeldCard[] {
  const hand = before.hands[seat];
  const kinds = hand ? fairiesOf(hand) : [];
  const cards = handCards(room);
  if (cards.length !== kinds.length) return [];
  return kinds.flatMap((kind, at) => {
    const card = cards[at];
    return card ? [{ kind, rect: room.rectOf(card), isChosen: card.dataset.mark === 'selected' }] : [];
  });
}

/** Those of these kinds, first those that are lifted; and all that stay. */
export function parted(
  held: readonly HeldCard[],
  kinds: readonly Kind[],
): { readonly taken: readonly HeldCard[]; readonly rest: readonly HeldCard[] } {
  const rest = [...held];
  const taken = kinds.flatMap((kind) => {
    const lifted = rest.findIndex((card) => card.kind === kind && card.isChosen);
    const at = lifted < 0 ? rest.findIndex((card) => card.kind === kind) : lifted;
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return { taken, rest };
}

const GOES_MS = 300;
const APART_MS = 34;
const DRAWN_MS = 300;
const DRAWN_APART_MS = 50;

/** The hands: fans of backs on the open table, or the cards of the player who looks. */
const heldThings = (room: Room, eyes: Eyes): readonly Thing[] =>
  eyes === 'onlooker' ? room.findAll('.fc-backs .fc-board-fan') : handCards(room);

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
  const bag = room.find('[data-thing="pile:bag"] .fc-symbol') ?? room.find('[data-thing="pile:bag"]');
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

const OWN_MS = 300;
const PUT_MS = 220;

/** A choice is put down in front of its owner: it flies out of the hand, or appears at the owner's name. */
export const sealed = (seat: Seat, eyes: Eyes): Scene<Event> => ({
  size: 'touch',
  kind: 'sealed',
  steps: [
    {
      name: 'sealed',
      lastsMs: seat === eyes ? OWN_MS : PUT_MS,
      cue: 'place',
      shows: ['board', 'points'],
      draw: (room) => {
        const chip = chipOf(room, seat);
        if (!chip) return [];
        const to = within(room.rectOf(chip), 24, FAIRY_SHAPE);
        const chosen = seat === eyes ? handCards(room).filter(({ dataset }) => dataset.mark === 'selected') : [];
        return chosen.length > 0
          ? chosen.flatMap((card, nth) => {
              const rect = room.rectOf(card);
              const back = drawn(room.part, rect, <CardBack />);
              return goes(back, {
                from: rect,
                to,
                at: nth * 50,
                lasts: OWN_MS - 50,
                lift: 30,
              });
            })
          : [drawn(room.part, to, <CardBack />)].flatMap((back) => [
              act(back.node, { lasts: 130 }, (on) => ({
                y: -26 * (1 - leaving(on)),
                grow: 1.5 - 0.5 * on,
                seen: Math.min(1, on * 3),
              })),
              land(back, 130, 0.25, 240),
              gone(back, 420, 120),
            ]);
      },
    },
  ],
});
