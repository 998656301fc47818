import type { Eyes } from '../../../../engine/game.ts';
import { act, outAndBack, springing } from '../../../../ui/stage/act.ts';
import { flight, parade, spotlight } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene, SceneStep } from '../../../../ui/stage/Stage.ts';
import { fairiesOf } from '../../rules/cards.ts';
import { BACH, type Event, isAlone, type View } from '../../rules/state.ts';
import { CardBack, ScoreBack } from '../art/cards.tsx';
import { Bach } from '../art/Musician.tsx';
import { fromBag } from './hands.tsx';
import type { Thing } from './kit.tsx';
import { boardIn, drawn, goes, gone, handCards, homeOf, MUSICIAN_SHAPE, shows, veiled, within } from './kit.tsx';

const CARD_MS = 320;
const CARDS_APART_MS = 90;
const DEALT_MS = 320;

/**
 * The five cards that score are laid out and turned over, and everybody gets a hand out of the bag and two score cards; who
 * plays alone is greeted by Bach.
 */
export function dealt(view: View, eyes: Eyes): Scene<Event> {
  const { hands } = view;
  const kinds = eyes === 'onlooker' ? [] : fairiesOf(hands[eyes] ?? [0, 0, 0, 0, 0]);
  const contests = (room: Room) => room.findAll('.fc-contest > .fc-card');
  const scores = (room: Room): readonly Thing[] => room.findAll('.fc-thumb :is(.fc-choice, .fc-score)');
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
          ...veiled([...handCards(room), ...room.findAll('.fc-backs .fc-board-fan'), ...scores(room)]),
          ...veiled(room.findAll('.fc-standing')),
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
          ...parade(room.findAll('.fc-standing'), { apart: 30 }, (thing, at) => [shows(thing, at, 160)]),
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
      ...(isAlone(view) ? [greets] : []),
    ],
  };
}

/** He rises, bows, and goes to his name. */
const greets: SceneStep<Event> = {
  name: 'greets',
  lastsMs: 1050,
  cue: 'reveal',
  draw: (room) => {
    const board = boardIn(room);
    const tall = Math.min(190, board.height * 0.4);
    const wide = tall * MUSICIAN_SHAPE;
    const at = {
      left: board.left + (board.width - wide) / 2,
      top: board.top + board.height * 0.3,
      width: wide,
      height: tall,
    };
    const home = homeOf(room, BACH);
    const dims = spotlight(room.part, { lasts: 180 }, { until: { at: 760, lasts: 240 }, depth: 0.55 });
    const bach = drawn(
      room.part,
      at,
      <svg viewBox="-19 -50 38 52" aria-hidden="true">
        <Bach />
      </svg>,
    );
    return [
      ...dims,
      act(bach.body, { lasts: 320 }, (on) => ({ y: 60 * (1 - springing(on)), seen: Math.min(1, on * 4) })),
      act(bach.body, { at: 400, lasts: 320 }, (on) => ({ turn: 13 * outAndBack(on), y: 7 * outAndBack(on) })),
      ...(home
        ? goes(bach, { from: at, to: within(room.rectOf(home), 18, MUSICIAN_SHAPE), at: 740, lasts: 300, lift: 30 })
        : [gone(bach, 740, 200)]),
    ];
  },
};
