import type { AnyMove } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';
import { host } from './host.ts';
import { atTable } from './requests.ts';

// What a guide wishes of the host: fetched with it, and not with the first screen.

/** What the guide has a bot do. */
export const reply = (seat: Seat, chosen: AnyMove): void =>
  atTable((logLength) => ({ kind: 'reply', logLength, seat, move: chosen }));

/** The guide plays for no bot any more. */
export const unlead = (): void => host.post({ kind: 'unlead' });
