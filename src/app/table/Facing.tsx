import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Floor } from '../../engine/floor.ts';
import type { Seat } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { BadgedName } from '../../ui/Badge.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { recall, remember } from '../../ui/stored.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../settings.ts';

const stored = signal<unknown>(recall('facing'));

function keepFacing(facing: Facing): void {
  stored.value = facing;
  remember('facing', facing);
}

/** Which way up the device is for the people who share it. */
const facingOf = ({ here }: Pick<TableNews, 'here'>): Facing => readFacing(stored.value, here);

/** Whose moment the table draws, which may be behind the news: it turns to nobody before what happened has been shown. */
export const drawnFloor = signal<Floor | null>(null);

/** Turns table, curtain and sheets to where it is wanted; one person alone just turns the device. */
export function useFacing(news: TableNews | null): void {
  const before = useRef(false);
  const several = news !== null && news.here.length > 1;
  const floor = news?.floor.kind === 'curtain' ? news.floor : (drawnFloor.value ?? news?.floor);
  const turned = several && floor !== undefined && isTurned(facingOf(news), floor, before.current);
  useLayoutEffect(() => {
    before.current = turned;
    const page = document.documentElement;
    page.dataset.turned = String(turned);
    return () => {
      delete page.dataset.turned;
    };
  }, [turned]);
}

/** `stays`: as the device is held. `turned`: upside down, for the player opposite. `player`: to the player whose moment it is. */
export type Turning = 'stays' | 'turned' | 'player';
const TURNINGS: readonly Turning[] = ['stays', 'turned', 'player'];

export interface Facing {
  readonly turning: Turning;
  readonly opposite: readonly Seat[];
}

/** What this device remembers, as far as it fits the persons at this table; unasked, the later half of them sits opposite. */
export function readFacing(stored: unknown, persons: readonly Seat[]): Facing {
  const said: Partial<Record<keyof Facing, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  const turning = TURNINGS.find((each) => each === said.turning) ?? 'stays';
  const known = Array.isArray(said.opposite) ? said.opposite : [];
  const opposite = persons.filter((seat) => known.includes(seat));
  return { turning, opposite: opposite.length > 0 ? opposite : persons.slice(Math.ceil(persons.length / 2)) };
}

/** Whether the table is upside down now; while it is nobody's moment it stays as it was. */
export function isTurned({ turning, opposite }: Facing, floor: Floor, before: boolean): boolean {
  if (turning !== 'player') return turning === 'turned';
  if ('seat' in floor) return opposite.includes(floor.seat);
  return floor.kind === 'curtain' ? opposite.includes(floor.to) : before;
}

/** How the device lies between several persons, and who of them looks at it from the other side. */
export function FacingSheet({ news }: { readonly news: TableNews }) {
  const words = inLang(tableWords).facing;
  const facing = facingOf(news);
  const { turning, opposite } = facing;
  const persons = news.here;
  /** One player always sits opposite: the last one to leave that side changes places with all others. */
  const change = (seat: Seat): void => {
    const left = opposite.filter((each) => each !== seat);
    const next = left.length === opposite.length ? [...left, seat] : left;
    keepFacing({ turning, opposite: next.length > 0 ? next : persons.filter((each) => each !== seat) });
  };
  return (
    <>
      <Picks
        legend={words.which}
        hint={words.hint}
        of={TURNINGS}
        now={turning}
        say={(each) => words.turnings[each]}
        choose={(each) => keepFacing({ ...facing, turning: each })}
      />
      {turning === 'player' && (
        <fieldset class="choice">
          <legend>{words.opposite}</legend>
          <div class="choices">
            {persons.map((seat) => {
              const sitter = news.sitters[seat];
              return (
                <label key={seat} class="pick">
                  <input type="checkbox" checked={opposite.includes(seat)} onChange={() => change(seat)} />
                  <span>{sitter && <BadgedName of={sitter} />}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
    </>
  );
}
