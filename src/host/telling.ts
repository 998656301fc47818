import { type Deal, dealCode } from '../engine/dealCode.ts';
import type { Match } from '../engine/match.ts';
import type { Notice, Request } from '../protocol/messages.ts';
import { mayPeek, whyNot } from './judge.ts';
import { motivesOf } from './motive.ts';
import type { OpenMatch } from './openMatch.ts';
import { pastOf, peeked } from './publish.ts';

/** What changes nothing on the table. */
type Question = Extract<Request, { kind: 'why' | 'peek' | 'motives' | 'lookBack' | 'dealCode' }>;

/** What the open table answers at once. */
export function told(table: OpenMatch | null, request: Question): Notice {
  const { call } = request;
  switch (request.kind) {
    case 'why':
      return { kind: 'why', call, reason: table && whyNot(table, request) };
    case 'peek':
      return { kind: 'peeked', call, view: table && mayPeek(table, request) ? peeked(table, request.seat) : null };
    case 'motives':
      return { kind: 'motives', call, motives: table ? motivesOf(table, request.moves) : [] };
    case 'lookBack':
      return { kind: 'lookedBack', call, past: table && pastOf(table, request.moves) };
    case 'dealCode': {
      // The seed leaves the host here, in the code and in what is exported, because a person asked, and nowhere else.
      const found = table?.id === request.match ? table.match : null;
      return { kind: 'dealCode', call, code: found && dealCode(dealOf(found)) };
    }
  }
}

const dealOf = ({ game: { facts }, record: { setup, seed } }: Match): Deal => ({
  facts,
  seats: setup.seats,
  options: setup.options,
  seed,
});
