/** What the page may ask of the service worker. */
export type ShellRequest =
  /** Take over from the build that runs now; the page reloads. */
  | { readonly kind: 'takeOver' }
  /** A page of your build has started. Is every file of it on this device? Answered on the port that comes along. */
  | { readonly kind: 'isComplete' }
  /** Fetch the missing files. Answered as before, when all were tried. */
  | { readonly kind: 'complete' }
  /** This page of your build is not in your hands. */
  | { readonly kind: 'claim' }
  /** Which kinds of saves can your build open? Answered with a list of them, see `saveKind`. */
  | { readonly kind: 'opens' };

/** What the service worker tells its pages: how much of its build is on this device. */
export interface KeptBytes {
  readonly keptBytes: number;
  readonly allBytes: number;
}

/** The address below the app's folder to which the device posts what is shared with the app: only the service worker answers there. */
export const SHARE_TARGET = 'shared';
/** The screen that then takes it in. */
export const TAKEN_IN_AT = '#/settings';
/** Holds what was shared until a page takes it; of the file's name, with what no header can hold escaped. */
export const asideCache = (scope: string): string => `enza-aside-${scope}`;
export const NAME_HEADER = 'x-name';

const SHELL_CACHES = 'enza-shell';

/** The name carries the scope, so that copies of the app in other folders of one origin keep their own files. */
export const shellCache = (scope: string): string => `${SHELL_CACHES}-1-${scope}`;

export const isShellCache = (name: string, scope: string): boolean =>
  name.startsWith(SHELL_CACHES) && name.endsWith(`-${scope}`);

/**
 * What the app's page has to come with, from any host: README.md asks it of hosts, and the service worker says it of the
 * page that it keeps.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
