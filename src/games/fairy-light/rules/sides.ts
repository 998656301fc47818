import type { Seat } from '../../../engine/ids.ts';
import { type Light, MOON, SUN } from './cards.ts';
import type { State } from './state.ts';

type Sided = Pick<State, 'sunAt'>;

/** What a seat plays. */
export const lightOf = ({ sunAt }: Sided, seat: Seat): Light => (seat === sunAt ? SUN : MOON);
/** Who plays it. */
export const seatOf = ({ sunAt }: Sided, light: Light): Seat => (light === SUN ? sunAt : 1 - sunAt);

/** What there is one of a side, in the order of the seats. */
export const bySeat = <Item>(sided: Sided, [sun, moon]: readonly [sun: Item, moon: Item]): [Item, Item] =>
  sided.sunAt === 0 ? [sun, moon] : [moon, sun];
