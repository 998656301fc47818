import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../engine/game.ts';
import { decodeRequest } from './decode.ts';
import type { Request } from './messages.ts';

const sitter = { kind: 'person', name: 'Aya', emblem: 'fan' } as const;
const setup = { seats: 2, options: { way: 'left' }, first: 'chance' } as const;
const move = { step: 'place' } as unknown as AnyMove;

const REQUESTS: { readonly [Kind in Request['kind']]: Extract<Request, { kind: Kind }> } = {
  shelf: { kind: 'shelf' },
  new: { kind: 'new', call: 1, game: 'veil', setup, sitters: [sitter], seed: null },
  open: { kind: 'open', match: 'one' },
  ping: { kind: 'ping' },
  takeOver: { kind: 'takeOver' },
  leave: { kind: 'leave' },
  look: { kind: 'look', seat: 0 },
  cover: { kind: 'cover' },
  shown: { kind: 'shown' },
  move: { kind: 'move', logLength: 0, seat: 1, move },
  forced: { kind: 'forced', logLength: 2 },
  undo: { kind: 'undo', logLength: 4, agreed: true },
  redo: { kind: 'redo', logLength: 4 },
  sit: { kind: 'sit', logLength: 4, seat: 1, sitter },
  why: { kind: 'why', call: 2, logLength: 4, seat: 1, wish: move },
  peek: { kind: 'peek', call: 6, logLength: 3, seat: 1 },
  lookBack: { kind: 'lookBack', call: 7, moves: 3 },
  touched: { kind: 'touched' },
  save: { kind: 'save' },
  dealCode: { kind: 'dealCode', call: 3, match: 'one' },
  rename: { kind: 'rename', call: 6, match: 'one', title: 'Sunday' },
  delete: { kind: 'delete', match: 'one' },
  deleteAll: { kind: 'deleteAll' },
  outcomes: { kind: 'outcomes', call: 8 },
  export: { kind: 'export', call: 4, match: null },
  import: { kind: 'import', call: 5, text: '{}' },
};

describe.each(Object.values(REQUESTS))('$kind', (request) => {
  test('is read as it was sent', () => {
    expect(decodeRequest(structuredClone(request))).toEqual(request);
  });

  test('is refused without any one of its fields, or with a strange one', () => {
    for (const field of Object.keys(request)) {
      const { [field as 'kind']: _, ...rest } = request;
      expect(decodeRequest(rest)).toBeNull();
      if (field !== 'move' && field !== 'wish') expect(decodeRequest({ ...rest, [field]: Symbol(field) })).toBeNull();
      if (field === 'logLength' || field === 'seat') expect(decodeRequest({ ...rest, [field]: 1.5 })).toBeNull();
    }
  });
});

test.each([
  { ...REQUESTS.sit, sitter: { ...sitter, emblem: 'skull' } },
  { ...REQUESTS.sit, sitter: { ...sitter, kind: 'bot', level: -1 } },
  { ...REQUESTS.new, setup: { ...setup, options: { way: 3 } } },
  { ...REQUESTS.new, setup: { ...setup, first: 'last' } },
  { ...REQUESTS.new, sitters: [sitter, null] },
  { kind: 'constructor' },
  { kind: null },
  [],
  undefined,
])('%j is no request', (raw) => {
  expect(decodeRequest(raw)).toBeNull();
});
