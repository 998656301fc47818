import { TAKE } from '../../saves/code/link.ts';
import { hashOf } from '../routes.ts';

/** Opens a match that was handed on, wherever this address can be reached. What stands behind the # is sent to no server. */
export const takeLink = (code: string): string =>
  `${location.origin}${location.pathname}${hashOf({ screen: TAKE, code })}`;
