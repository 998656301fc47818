import type { Notice, TableNews } from '../protocol/messages.ts';
import { closeCall, refuseCall } from './calls.ts';
import { ribbon, shelf, table, trouble } from './published.ts';

/** What the host says, laid into the signals. */
export function receive(notice: Notice): void {
  switch (notice.kind) {
    case 'shelf':
      shelf.value = notice.cards;
      break;
    case 'table':
      lay(notice.table);
      break;
    case 'started':
      closeCall(notice.call, notice.match);
      break;
    case 'why':
      closeCall(notice.call, notice.reason);
      break;
    case 'trouble':
      trouble.value = notice.trouble;
      if ('match' in notice.trouble && notice.trouble.match === table.peek()?.match) clearTable();
      if (notice.call !== null) refuseCall(notice.call, notice.trouble.what);
      break;
    case 'ready':
      break;
  }
}

function lay(news: TableNews): void {
  ribbon.value = [...ribbon.peek().slice(0, news.ribbon.from), ...news.ribbon.lines];
  table.value = news;
  if (news.saved && trouble.peek()?.what === 'notSaved') trouble.value = null;
}

/** No match is open: nothing of the last one stays on the page. */
export function clearTable(): void {
  table.value = null;
  ribbon.value = [];
}
