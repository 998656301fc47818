import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { Picks } from '../ui/Picks.tsx';
import { type Act, act, middleOf, type Sprite, sprite } from '../ui/stage/act.ts';
import {
  appears,
  banner,
  burst,
  count,
  flight,
  land,
  parade,
  shake,
  spotlight,
  tumble,
  turnOver,
} from '../ui/stage/motions.tsx';
import { type Room, Stage } from '../ui/stage/Stage.ts';
import { PaperCard } from './CardShows.tsx';
import { showWords } from './words.ts';

const CARD = { width: 50, height: 70 };
const LASTS_MS = 900;

const cardAt = ({ part }: Room, left: number, top: number, letter = 'A'): Sprite =>
  sprite(part, { left, top, ...CARD }, <PaperCard letter={letter} />);

/** Every motion of the stage by itself. */
const MOTIONS = {
  flight(room: Room): readonly Act[] {
    const card = cardAt(room, room.width - 80, 110);
    return flight(card, { from: { left: 20, top: 110, ...CARD }, to: card.rect, lasts: 600, lift: 70 });
  },
  turnOver(room: Room): readonly Act[] {
    const left = room.width / 2 - CARD.width / 2;
    return turnOver(cardAt(room, left, 70, ''), cardAt(room, left, 70, 'B'), { lasts: LASTS_MS });
  },
  tumble({ part, width }: Room): readonly Act[] {
    const faces = ['1', '2', '3', '4', '5', '6'].map((letter) => <PaperCard key={letter} letter={letter} />);
    const to = { left: width - 110, top: 110, width: 40, height: 56 };
    return tumble(part, faces, { from: { ...to, left: 0, top: 20 }, to, lasts: LASTS_MS });
  },
  count({ part, width }: Room): readonly Act[] {
    const ticks = [1, 2, 3, 4, 5].map((to) => ({ at: to * 120, to }));
    return count(part, { left: width / 2 - 24, top: 80, width: 48, height: 48 }, { from: 0, ticks }).acts;
  },
  burst({ part, width }: Room): readonly Act[] {
    const about = { x: width / 2, y: 100 };
    return burst(part, [<PaperCard key="crumb" letter="" />], { about, pieces: 12, reach: 80, lasts: LASTS_MS });
  },
  land(room: Room): readonly Act[] {
    return [land(cardAt(room, room.width / 2 - 25, 100), 200)];
  },
  spotlight(room: Room): readonly Act[] {
    const dims = spotlight(room.part, { lasts: 300 }, { until: { at: 600, lasts: 300 } });
    return [...dims, appears(cardAt(room, room.width / 2 - 25, 80), { at: 200, lasts: 300 })];
  },
  banner({ part, width }: Room): readonly Act[] {
    const at = { left: width / 2 - 100, top: 80, width: 200, height: 44 };
    return banner(part, at, showWords[lang.value].ribbon, { lasts: 400 });
  },
  parade(room: Room): readonly Act[] {
    const cards = ['A', 'B', 'C', 'D'].map((letter, place) => cardAt(room, 30 + place * 65, 90, letter));
    return parade(cards, { apart: 110 }, (card, at) => [appears(card, { at, lasts: 260 }), land(card, at + 180)]);
  },
  shake(room: Room): readonly Act[] {
    const card = cardAt(room, room.width / 2 - 25, 90);
    const hit = middleOf(card.rect);
    return [
      act(card.node, { lasts: 1 }, () => ({ seen: 1 })),
      shake(card, { at: 150, lasts: 500 }),
      ...burst(room.part, [<PaperCard key="crumb" letter="" />], {
        about: hit,
        pieces: 7,
        reach: 60,
        at: 150,
        lasts: 450,
      }),
    ];
  },
};
export type MotionName = keyof typeof MOTIONS;
const NAMES = Object.keys(MOTIONS) as readonly MotionName[];

export function StageShow() {
  const words = showWords[lang.value];
  const layer = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const [motion, setMotion] = useState<MotionName>('flight');
  const [ms, setMs] = useState(0);
  useLayoutEffect(() => {
    const shown = layer.current;
    if (!shown) return;
    const step = { name: motion, lastsMs: LASTS_MS + 400, draw: MOTIONS[motion] };
    const drawn = new Stage(shown, shown, [step]);
    stage.current = drawn;
    return () => drawn.close();
  }, [motion]);
  useLayoutEffect(() => stage.current?.seek(ms), [motion, ms]);
  return (
    <>
      <Picks
        legend={words.motion}
        of={NAMES}
        now={motion}
        say={(name) => words.motions[name]}
        choose={(name) => setMotion(name)}
      />
      <div class="parts-frame">
        <div ref={layer} class="stage" data-stage />
      </div>
      <label>
        {words.time}{' '}
        <input
          type="range"
          min="0"
          max={LASTS_MS + 400}
          value={ms}
          onInput={({ currentTarget }) => setMs(currentTarget.valueAsNumber)}
        />
      </label>
      <button type="button" class="button" onClick={() => stage.current?.play(0)}>
        {words.play}
      </button>
    </>
  );
}
