import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { recall, remember } from '../../ui/stored.ts';
import { type Facing, isTurned, readFacing } from './turning.ts';

const stored = signal<unknown>(recall('facing'));

export function keepFacing(facing: Facing): void {
  stored.value = facing;
  remember('facing', facing);
}

/** How the device lies between the persons of this table. */
export const facingOf = ({ sitters }: Pick<TableNews, 'sitters'>): Facing =>
  readFacing(stored.value, personSeats(sitters));

/** Turns table, curtain and sheets to where it is wanted; one person alone just turns the device. */
export function useFacing(news: TableNews | null): void {
  const before = useRef(false);
  const several = news !== null && personSeats(news.sitters).length > 1;
  const turned = several && isTurned(facingOf(news), news.floor, before.current);
  before.current = turned;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.turned = String(turned);
    return () => {
      delete page.dataset.turned;
    };
  }, [turned]);
}
