import type { Eyes } from '../../../../engine/ids.ts';
import { act, springing } from '../../../../ui/stage/act.ts';
import { flight, parade } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import type { Scene } from '../../../../ui/stage/scene.ts';
import { fairiesOf } from '../../rules/cards.ts';
import type { Event, View } from '../../rules/state.ts';
import { CardBack } from '../art/FairyCard.tsx';
import { ScoreBack } from '../art/ScoreCard.tsx';
import { fromBag } from './hands.tsx';
import { drawn, gone, handCards, shows, type Thing, veiled } from './kit.tsx';

const CARD_MS = 320;
const CARDS_APART_MS = 90;
const DEALT_MS = 320;

/** The five cards that score are laid out and turned over, and everybody gets a hand out of the bag and two score cards. */
export function dealt({ hands }: View, eyes: Eyes): Scene<Event> {
  const kinds = eyes === 'onlooker' ? [] : fairiesOf(hands[eyes] ?? [0, 0, 0, 0, 0]);
  const contests = (room: Room) => room.findAll('.fcb-contest > .fc-card');
  const scores = (room: Room): Thing[] => room.findAll('.fcb-thumb :is(.fcb-choice, .fcb-score)');
  return {
    size: 'scene',
    kind: 'deal',
    steps: [
      {
        name: 'contests',
        lastsMs: CARD_MS + CARDS_APART_MS * 4,
        cue: 'turn',
        shows: ['board', 'points'],
        draw: (room) => [
          ...veiled([...handCards(room), ...room.findAll('.fcb-backs .fcb-fan'), ...scores(room)]),
          ...veiled(room.findAll('.fcb-standing')),
          ...parade(contests(room), { apart: CARDS_APART_MS }, (card, at) => {
            const rect = room.rectOf(card);
            const back = drawn(room.part, rect, <CardBack />);
            return [
              act(
                back.node,
                { at, lasts: CARD_MS * 0.5 },
                (on) => ({ y: -20 * (1 - on), grow: [Math.max(0.02, 1 - on ** 2), 1], seen: Math.min(1, on * 4) }),
                { leaves: true },
              ),
              act(card, { at: at + CARD_MS * 0.5, lasts: CARD_MS * 0.5 }, (on) => ({
                grow: [Math.max(0.02, springing(on)), 1],
                seen: on === 0 ? 0 : 1,
              })),
            ];
          }),
        ],
      },
      {
        name: 'hand',
        lastsMs: 560,
        cue: 'turn',
        draw: (room) => [
          ...parade(room.findAll('.fcb-standing'), { apart: 30 }, (thing, at) => [shows(thing, at, 160)]),
          ...fromBag(room, eyes, kinds),
        ],
      },
      {
        name: 'scores',
        lastsMs: DEALT_MS + 80,
        cue: 'place',
        draw: (room) => {
          const deck = room.find('[data-thing="pile:deck"]');
          const from = deck
            ? room.rectOf(deck)
            : { left: room.width / 2 - 20, top: room.height, width: 40, height: 30 };
          return parade(scores(room), { apart: 80 }, (thing, at) => {
            const paper = thing.querySelector('.fc-card');
            const back = drawn(room.part, room.rectOf(paper ?? thing), <ScoreBack />);
            return [
              act(back.body, { at, lasts: 40 }, (on) => ({ seen: on })),
              ...flight(back, { from, to: back.rect, at, lasts: DEALT_MS, lift: 26, weight: 0 }),
              shows(thing, at + DEALT_MS - 20, 120),
              gone(back, at + DEALT_MS, 120),
            ];
          });
        },
      },
    ],
  };
}
