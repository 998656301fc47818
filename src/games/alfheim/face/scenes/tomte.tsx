import type { Eyes } from '../../../../engine/game.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Act, Sprite } from '../../../../ui/stage/act.ts';
import {
  act,
  copyOf,
  middleOf,
  outAndBack,
  settling,
  springing,
  squareAt,
  swinging,
} from '../../../../ui/stage/act.ts';
import { flight, parade, spotlight, turnOver } from '../../../../ui/stage/motions.tsx';
import type { Room } from '../../../../ui/stage/Stage.ts';
import { hasKind, KINDS, NISSE, TOMTE } from '../../rules/fairies.ts';
import { fairyThing, tomteThing } from '../../rules/ids.ts';
import type { Event } from '../../rules/state.ts';
import { CostTile } from '../art/CostTile.tsx';
import { TomteBack } from '../art/tokens.tsx';
import { chipOf, drawn, goesTo, gone, hidden, type Part, pieceIn, svgOf, veiled, Wide } from './kit.tsx';
import { rowCopy } from './seventh.tsx';

type Taken = Extract<Event, { is: 'tomte' }>;

const KNOCK_MS = 150;
const KNOCKS_MS = 3 * KNOCK_MS + 240;
const COMES_MS = 340;
/** His cost is turned over for those who may see it. */
const TURNS_MS = 640;
const STANDS_MS = 320;
const GOES_MS = 360;

/** The three Nisse knock, one after the other; the Tomte’s tile leaves the list, and goes to the one who may call him now. */
export function tomteTaken({ seat, tile }: Taken, eyes: Eyes): Part {
  let cover: Sprite | null = null;
  const row = (room: Room) => room.find(`[data-thing="${fairyThing(TOMTE)}"]`);
  const handIn = (room: Room) => svgOf(room, `.alf-thumb [data-thing="${tomteThing(seat)}"]`);
  const standsMs = COMES_MS + (tile === null ? STANDS_MS : TURNS_MS);
  return {
    veil: (room) => veiled([handIn(room)]),
    scene: {
      size: 'event',
      kind: 'tomte',
      look: (room) => {
        const kind = row(room);
        cover = kind && rowCopy(room, kind);
      },
      steps: [
        ...goesTo(seat, eyes),
        {
          name: 'knock',
          lastsMs: KNOCKS_MS,
          cue: 'step',
          draw: (room) => {
            const dark = spotlight(
              room.part,
              { lasts: 200 },
              { until: { at: KNOCKS_MS + standsMs, lasts: 260 }, depth: 0.7 },
            );
            const nisse = KINDS.flatMap((kind) =>
              hasKind(NISSE, kind) ? (pieceIn(room, seat, `fairy:${kind}`) ?? []) : [],
            );
            return [
              ...dark,
              ...parade(nisse, { at: 120, apart: KNOCK_MS }, (piece, at) => knocks(room, piece, at, KNOCKS_MS)),
            ];
          },
        },
        {
          name: 'comes',
          lastsMs: standsMs,
          cue: tile === null ? 'place' : 'turn',
          draw: (room) => {
            const from = row(room);
            if (!from) return [];
            const lies = room.rectOf(from);
            const wide = Math.min(172, room.width * 0.44);
            const to: Rect = {
              left: (room.width - wide) / 2,
              top: room.height * 0.42 - wide / 4,
              width: wide,
              height: wide / 2,
            };
            const faces = [
              <TomteBack key="back" />,
              ...(tile === null ? [] : [<CostTile key="cost" kind={TOMTE} tile={tile} />]),
            ];
            const [back, front] = faces.map((art) => drawn(room.part, to, <Wide>{art}</Wide>, 'alf-flat alf-lifted'));
            if (!back) return [];
            const last = front ?? back;
            const hand = handIn(room);
            const chip = chipOf(room, seat);
            const goal = hand ? room.rectOf(hand) : chip && squareAt(middleOf(room.rectOf(chip)), 26);
            const start = { ...lies, height: lies.width / 2 };
            return [
              ...(cover ? [gone(cover, 60, 120)] : []),
              ...faces.flatMap((_, at) => {
                const face = at === 0 ? back : last;
                return flight(face, { from: start, to, lasts: COMES_MS, lift: 40, weight: front ? 0 : 0.16 });
              }),
              ...(front ? turnOver(back, front, { at: COMES_MS - 60, lasts: TURNS_MS }, 8) : []),
              ...(front ? [gone(back, standsMs - 10, 10)] : []),
              ...(goal
                ? flight(last, { from: to, to: goal, at: standsMs, lasts: GOES_MS, lift: 36, weight: 0, leaves: true })
                : [gone(last, standsMs, 120)]),
              ...(hand ? [hidden(hand, standsMs + GOES_MS)] : []),
            ];
          },
        },
        { name: 'owner', lastsMs: GOES_MS, cue: 'gain', draw: () => [] },
      ],
    },
  };
}

/** She leans out of her window and knocks twice. */
function knocks(room: Room, piece: SVGElement, at: number, until: number): Act[] {
  const rect = room.rectOf(piece);
  const side = Math.min(rect.width, rect.height);
  const halo = drawn(
    room.part,
    squareAt(middleOf(rect), Math.max(rect.width, rect.height) * 1.4),
    null,
    'alf-halo alf-flat',
  );
  const copy = copyOf(room.part, piece, rect);
  return [
    act(halo.node, { at, lasts: 320 }, (on) => ({ grow: 0.5 + 0.5 * springing(on), seen: 0.9 * settling(on) })),
    act(copy.body, { at, lasts: 400 }, (on) => ({
      y: -0.3 * side * Math.abs(Math.sin(on * 2 * Math.PI)) * (1 - 0.4 * on),
      grow: 1 + 0.18 * outAndBack(on),
      turn: 10 * swinging(on, 1.5),
    })),
    gone(halo, until, 200),
    gone(copy, until + 120, 120),
    hidden(piece, until + 200),
  ];
}
