import { hashOf } from '../routes.ts';

/** Opens the box with that deal, wherever this address can be reached. */
export const dealLink = (code: string): string =>
  `${location.origin}${location.pathname}${hashOf({ screen: 'deal', code })}`;
