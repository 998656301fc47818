import { act, copyOf, middleOf, outAndBack, springing, squareAt } from '../../../../ui/stage/act.ts';
import { burst, flight, parade } from '../../../../ui/stage/motions.tsx';
import type { Room, Scene } from '../../../../ui/stage/Stage.ts';
import type { Lang } from '../../../../words/voice.ts';
import { COMMON_DECK, LEAD_DECK } from '../../rules/ids.ts';
import type { Event, View } from '../../rules/state.ts';
import { shown } from './clues.tsx';
import { chipOf, drawn, Glint, gone, hidden, svgOf, veiled } from './kit.tsx';

const COST_MS = 260;
const COSTS_APART_MS = 70;
const CLUE_MS = 340;
const CLUES_APART_MS = 140;
const LEADS_MS = 620;

/** The costs are laid beside the fairies, the first clues come into the field, and the first clue of all goes to the lead. */
export function dealt({ round, clue, turn }: View, lang: Lang): Scene<Event> {
  const first = shown({ is: 'shown', round, clue, first: turn }, lang);
  const costsIn = (room: Room) => room.findAll('.alf-market .alf-board-cost:not(.alf-none)');
  const cluesIn = (room: Room) => [
    ...(
      room.find('.alf-fields .area[data-shown="true"]') ?? document.createElement('div')
    ).querySelectorAll<SVGElement>('[data-piece^="clue:"]'),
  ];
  return {
    size: 'scene',
    kind: 'deal',
    steps: [
      {
        name: 'costs',
        lastsMs: COST_MS + COSTS_APART_MS * 7,
        cue: 'turn',
        shows: ['board', 'points'],
        draw: (room) => [
          ...(first.veil?.(room) ?? []),
          ...veiled(cluesIn(room)),
          ...parade(costsIn(room), { apart: COSTS_APART_MS }, (cost, at) => [
            act(cost, { at, lasts: COST_MS }, (on) => ({
              y: -14 * (1 - springing(on)),
              grow: [0.7 + 0.3 * springing(on), Math.max(0.02, springing(on))],
              seen: Math.min(1, on * 3),
            })),
          ]),
        ],
      },
      {
        name: 'clues',
        lastsMs: CLUE_MS + CLUES_APART_MS + 180,
        cue: 'place',
        draw: (room) => {
          const deck = svgOf(room, `[data-thing="${COMMON_DECK}"]`);
          if (!deck) return [];
          const from = squareAt(middleOf(room.rectOf(deck)), 30);
          return parade(cluesIn(room), { apart: CLUES_APART_MS }, (piece, at) => {
            const to = room.rectOf(piece);
            const token = copyOf(room.part, piece, to);
            return [
              hidden(piece, at + CLUE_MS + 250),
              ...flight(token, { from, to, at, lasts: CLUE_MS, lift: 36, weight: 0.2 }),
              gone(token, at + CLUE_MS + 240),
            ];
          });
        },
      },
      ...first.scene.steps.map(({ name, lastsMs, draw, cue }) => ({ name, lastsMs, draw, ...(cue ? { cue } : {}) })),
      {
        name: 'leads',
        lastsMs: LEADS_MS,
        cue: 'gain',
        draw: (room) => {
          const chip = chipOf(room, turn)?.closest<HTMLElement>('.standing');
          const deck = svgOf(room, `[data-thing="${LEAD_DECK}"]`);
          if (!chip || !deck) return [];
          const rect = room.rectOf(chip);
          const star = drawn(room.part, squareAt(middleOf(rect), 20), <Glint />);
          return [
            ...flight(star, {
              from: room.rectOf(deck),
              to: star.rect,
              lasts: 280,
              lift: 24,
              turns: 1,
              weight: 0,
              leaves: true,
            }),
            act(chip, { at: 260, lasts: 320 }, (on) => ({ grow: 1 + 0.14 * outAndBack(on) })),
            ...burst(room.part, [<Glint key="glint" />], {
              about: middleOf(rect),
              pieces: 9,
              reach: 40,
              fall: 10,
              side: 12,
              seed: 7,
              at: 270,
              lasts: 340,
            }),
          ];
        },
      },
    ],
  };
}
