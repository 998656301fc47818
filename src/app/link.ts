import type * as Requests from '../link/requests.ts';

/** The way to the host, fetched after the first paint: the shelf is drawn before any worker starts. */
export const requests = (): Promise<typeof Requests> => import('../link/requests.ts');
