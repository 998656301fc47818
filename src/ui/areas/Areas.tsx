import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { Side } from '../../engine/game.ts';
import { partsWords } from '../../words/parts.ts';
import type { Lang } from '../../words/voice.ts';
import { TURN } from '../actionIcons.ts';
import { Badge } from '../Badge.tsx';
import { Icon } from '../Icon.tsx';
import { useTalk } from '../talk.ts';
import { useRow } from '../walk/lattice.ts';
import { isShown, useShown } from './useShown.ts';
import './areas.css';

/** Who an area belongs to, where that is none of the sitters: a rival of the rules. */
interface Rival {
  readonly name: string;
  readonly badge: ComponentChildren;
}

interface AreasProps {
  readonly lang: Lang;
  /** In the order they lie round the table. */
  readonly of: readonly Side[];
  /** Who decides now. */
  readonly toMove: readonly Side[];
  readonly rival?: Rival;
  /** Brought into sight whenever it changes: where something happens. */
  readonly follow?: Side | null;
  /** What is chosen in the followed area: every new choice brings it back into sight, also after a look into another one. */
  readonly chosen?: string | null;
  /** How many may stand beside each other, however much room there is: the one in sight is large. */
  readonly atMost?: number;
  /** A tap has brought another one into sight. */
  brought?(): void;
  area(side: Side): ComponentChildren;
  /** A small picture of an area for the button that leads to it; decoration. */
  glimpse?(side: Side): ComponentChildren;
}

/** The areas of several sides: one in sight and the others a swipe or a name away, or beside each other where there is room. */
export function Areas({
  lang,
  of,
  toMove,
  rival,
  follow = null,
  chosen = null,
  atMost = of.length,
  brought,
  area,
  glimpse,
}: AreasProps) {
  const words = partsWords[lang].areas;
  const { sitters, isDealing = false } = useTalk();
  const isToMove = (side: Side): boolean => !isDealing && toMove.includes(side);
  const row = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const { shown, rested, bring } = useShown(
    row,
    of.length,
    atMost,
    follow === null ? null : { side: follow, at: of.indexOf(follow) },
    chosen,
  );
  const walk = useRow(tabs, of.length, shown.first);
  const nameOf = (side: Side): string => sitters[side]?.name ?? rival?.name ?? '';
  const who = (side: Side) => {
    const sitter = sitters[side];
    return (
      <>
        {sitter ? <Badge of={sitter} /> : rival?.badge}
        <bdi>{nameOf(side)}</bdi>
      </>
    );
  };
  const isShared = sitters.filter(({ kind }) => kind === 'person').length > 1;
  /** Those that face the person on the other side of a table on which the device lies flat. */
  const [turned, setTurned] = useState<ReadonlySet<Side>>(new Set());
  const turn = (side: Side): void => setTurned(turned.has(side) ? without(turned, side) : new Set([...turned, side]));
  const seenAt = rested === null ? undefined : of[rested];
  return (
    <div class="areas" data-columns={shown.columns} style={{ '--columns': shown.columns }}>
      {shown.columns < of.length && (
        <div ref={tabs} class="areas-tabs" role="toolbar" aria-label={words.whose} {...walk.handlers}>
          {of.map((side, at) => (
            <button
              key={side}
              type="button"
              tabIndex={at === walk.stop ? 0 : -1}
              aria-label={words.area(nameOf(side), isToMove(side))}
              aria-controls={`${id}-${side}`}
              aria-current={isShown(at, shown)}
              data-emblem={sitters[side]?.emblem}
              data-now={isToMove(side)}
              onClick={() => {
                bring(at);
                brought?.();
              }}
            >
              {who(side)}
              {glimpse?.(side)}
            </button>
          ))}
        </div>
      )}
      <div ref={row} class="areas-row">
        {of.map((side, at) => (
          <section
            key={side}
            id={`${id}-${side}`}
            class="area"
            aria-label={words.area(nameOf(side), isToMove(side))}
            data-emblem={sitters[side]?.emblem}
            data-now={isToMove(side)}
            data-shown={isShown(at, shown)}
            data-turned={shown.columns > 1 && turned.has(side)}
          >
            {shown.columns > 1 && (
              <div class="area-head">
                <p aria-hidden="true">{who(side)}</p>
                {isShared && (
                  <button type="button" aria-label={words.turn(nameOf(side))} onClick={() => turn(side)}>
                    <Icon of={TURN} />
                  </button>
                )}
              </div>
            )}
            {area(side)}
          </section>
        ))}
      </div>
      <p class="hidden" role="status">
        {seenAt !== undefined && shown.columns === 1 && words.shown(nameOf(seenAt), (rested ?? 0) + 1, of.length)}
      </p>
    </div>
  );
}

const without = (sides: ReadonlySet<Side>, side: Side): ReadonlySet<Side> =>
  new Set([...sides].filter((each) => each !== side));
