import type { Seat } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { type Act, act, type Sprite } from '../../../../ui/stage/act.ts';
import { flight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { type Card, COMPOSER, scoreThing } from '../../rules/cards.ts';
import type { Event } from '../../rules/state.ts';
import { ScoreBack, ScoreCard } from '../art/cards.tsx';
import type { Part, Thing } from './kit.tsx';
import {
  areaOf,
  drawn,
  goes,
  gone,
  homeOf,
  MUSICIAN_SHAPE,
  nods,
  SCORE_SHAPE,
  shows,
  Upright,
  veiled,
  within,
} from './kit.tsx';

const COMES_MS = 280;
const TURNS_MS = 480;
const KEEPS_MS = 380;

const choiceOf = (room: Room, card: Card): Thing | null => room.find(`.fc-choice[data-thing="${scoreThing(card)}"]`);
const paperOf = (room: Room, card: Card): Rect | null => {
  const paper = choiceOf(room, card)?.querySelector('.fc-card');
  return paper ? room.rectOf(paper) : null;
};
const deckOf = (room: Room): Rect | null => {
  const deck = room.find('[data-thing="pile:deck"] .fc-small-score');
  return deck && room.rectOf(deck);
};

/** A composer looks up, and two score cards come from the deck and turn over for all. */
export function drew({ seat, cards }: Extract<Event, { is: 'drew' }>): Part {
  let deck: Rect | null = null;
  let pairs: readonly { readonly back: Sprite; readonly front: Sprite; readonly card: Card }[] = [];
  return {
    veil: (room) => veiled(cards.flatMap((card) => choiceOf(room, card) ?? [])),
    scene: {
      size: 'event',
      kind: 'drew',
      look: (room) => {
        deck = deckOf(room);
      },
      steps: [
        {
          name: 'draws',
          lastsMs: COMES_MS + 100,
          cue: 'turn',
          shows: ['board', 'points'],
          draw: (room) => {
            const home = homeOf(room, seat);
            const from = deck ?? (home ? within(room.rectOf(home), 30, SCORE_SHAPE) : null);
            pairs = cards.flatMap((card) => {
              const rect = paperOf(room, card);
              return rect
                ? {
                    card,
                    back: drawn(room.part, rect, <ScoreBack />),
                    front: drawn(room.part, rect, <ScoreCard card={card} />),
                  }
                : [];
            });
            return [
              ...composerNods(room, seat),
              ...pairs.flatMap(({ back, front }, nth) => [
                act(front.body, { lasts: 1 }, () => ({ seen: 0 })),
                act(back.body, { at: nth * 90, lasts: 40 }, (on) => ({ seen: on })),
                ...flight(back, {
                  from: from ?? back.rect,
                  to: back.rect,
                  at: nth * 90,
                  lasts: COMES_MS,
                  lift: 34,
                  weight: 0.12,
                }),
              ]),
            ];
          },
        },
        {
          name: 'turn',
          lastsMs: TURNS_MS,
          cue: 'reveal',
          draw: (room) =>
            pairs.flatMap(({ card, back, front }): Act[] => {
              const choice = choiceOf(room, card);
              return [
                ...turnOver(back, front, { lasts: TURNS_MS }, 10),
                gone(back, TURNS_MS, 10),
                gone(front, TURNS_MS, 60),
                ...(choice ? [shows(choice, TURNS_MS - 60)] : []),
              ];
            }),
        },
      ],
    },
  };
}

function composerNods(room: Room, seat: Seat): Act[] {
  const section = areaOf(room, seat)?.querySelector('[data-thing="fairy:C"] .fc-crowd');
  if (!section) return [];
  const rect = within(room.rectOf(section), 40, MUSICIAN_SHAPE);
  const composer = drawn(room.part, rect, <Upright kind={COMPOSER} />);
  return [
    nods(composer, 0),
    act(
      composer.node,
      { lasts: 420 },
      (on) => ({ grow: 1 + 0.5 * Math.sin(Math.PI * on), seen: Math.min(1, on * 6, (1 - on) * 5) }),
      { leaves: true },
    ),
  ];
}

/** One goes to the composer's orchestra and the other to the discard. `isOwn`: who chose it holds nothing up. */
export function kept({ seat, card, away }: Extract<Event, { is: 'kept' }>, isOwn: boolean): Part {
  const from = new Map<Card, Rect>();
  const lies = (room: Room): Thing | null =>
    areaOf(room, seat)?.querySelector<HTMLElement>(`[data-thing="${scoreThing(card)}"]`) ?? null;
  return {
    veil: (room) => veiled([lies(room)].flatMap((thing) => thing ?? [])),
    scene: {
      size: isOwn ? 'touch' : 'event',
      kind: 'kept',
      look: (room) => {
        for (const each of [card, away]) {
          const rect = paperOf(room, each);
          if (rect) from.set(each, rect);
        }
      },
      steps: [
        {
          name: 'kept',
          lastsMs: KEEPS_MS + 60,
          cue: 'place',
          shows: ['board'],
          draw: (room) => {
            const place = lies(room);
            const paper = place?.querySelector('.fc-card');
            const home = paper ?? homeOf(room, seat);
            const [own, other] = [from.get(card), from.get(away)];
            const pile = room.find('[data-thing="pile:discard"] .fc-small-score');
            const to = home && (paper ? room.rectOf(home) : within(room.rectOf(home), 28, SCORE_SHAPE));
            return [
              ...(own && to
                ? goes(drawn(room.part, own, <ScoreCard card={card} />), {
                    from: own,
                    to,
                    lasts: KEEPS_MS,
                    lift: 36,
                  })
                : []),
              ...(place ? [shows(place, KEEPS_MS - 20, 40)] : []),
              ...(other
                ? goes(drawn(room.part, other, <ScoreCard card={away} />), {
                    from: other,
                    to: pile ? room.rectOf(pile) : { ...within(other, 20, SCORE_SHAPE), top: room.height },
                    at: 40,
                    lasts: KEEPS_MS,
                    lift: 20,
                    turns: 0.5,
                  })
                : []),
            ];
          },
        },
      ],
    },
  };
}
