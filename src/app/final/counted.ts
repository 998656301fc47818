import type { TableNews } from '../../protocol/shown.ts';

/** The ends that were counted before these eyes: nobody wants a count again who only had a look at something else. */
const counted = new Set<string>();

export const wasCounted = (news: TableNews): boolean => counted.has(endOf(news));

export function noteCounted(news: TableNews): void {
  counted.add(endOf(news));
}

/** An end that was taken back is another one when it comes again. */
const endOf = ({ match, logLength }: TableNews): string => `${match} ${logLength}`;
