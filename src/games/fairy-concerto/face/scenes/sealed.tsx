import type { Eyes, Seat } from '../../../../engine/ids.ts';
import { act, leaving } from '../../../../ui/stage/act.ts';
import { land } from '../../../../ui/stage/motions.tsx';
import type { Scene } from '../../../../ui/stage/scene.ts';
import type { Event } from '../../rules/state.ts';
import { CardBack } from '../art/FairyCard.tsx';
import { chipOf, drawn, FAIRY_SHAPE, goes, gone, handCards, within } from './kit.tsx';

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
