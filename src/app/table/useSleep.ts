import { useLayoutEffect } from 'preact/hooks';
import { rouse, sleep } from '../../link/requests.ts';

/** A page that Back may bring again lives on in Safari with its workers, and they with their hold on the match. */
export function useSleep(): void {
  useLayoutEffect(() => {
    const aside = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) sleep();
    };
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) rouse();
    };
    addEventListener('pagehide', aside);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', aside);
      removeEventListener('pageshow', back);
    };
  }, []);
}
