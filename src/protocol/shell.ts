/** What the page may ask of the service worker. */
export type ShellRequest =
  /** Take over from the build that runs now; the page reloads. */
  | { readonly kind: 'takeOver' }
  /** Is every file of your build on this device? Answered with a boolean on the port that comes along. */
  | { readonly kind: 'isComplete' };
