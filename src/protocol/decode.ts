import type { AnyMove, Setup } from '../engine/game.ts';
import { EMBLEMS, type Sitter } from '../engine/log.ts';
import type { Request } from './messages.ts';

/** The request, if it has the shape of one; whether it may be done is the host's to say. */
export function decodeRequest(raw: unknown): Request | null {
  if (!isRecord(raw)) return null;
  const shape = SHAPES[raw.kind as Request['kind']];
  const fits = Object.hasOwn(SHAPES, String(raw.kind)) && Object.entries(shape).every(([key, is]) => is(raw[key]));
  return fits ? (raw as unknown as Request) : null;
}

type Shape<One> = { readonly [Key in Exclude<keyof One, 'kind'>]-?: (value: unknown) => boolean };
type Shapes = { readonly [Kind in Request['kind']]: Shape<Extract<Request, { kind: Kind }>> };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === null || isText(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
/** A move is a closed box here: the rules judge it. */
const isBox = (value: unknown): value is AnyMove => value !== undefined;

const isSitter = (value: unknown): value is Sitter =>
  isRecord(value) &&
  (value.kind === 'person' || (value.kind === 'bot' && isCount(value.level))) &&
  isText(value.name) &&
  EMBLEMS.some((emblem) => emblem === value.emblem);

const isSetup = (value: unknown): value is Setup =>
  isRecord(value) &&
  isCount(value.seats) &&
  isRecord(value.options) &&
  Object.values(value.options).every(isText) &&
  (value.first === undefined || value.first === 'chance' || isCount(value.first)) &&
  (value.looks === undefined || (Array.isArray(value.looks) && value.looks.every(isText)));

const SHAPES: Shapes = {
  shelf: {},
  new: {
    call: isCount,
    game: isText,
    setup: isSetup,
    sitters: (value) => Array.isArray(value) && value.every(isSitter),
    seed: (value) => value === null || isCount(value),
  },
  open: { match: isText },
  ping: {},
  takeOver: {},
  leave: {},
  look: { seat: isCount },
  cover: {},
  shown: {},
  move: { logLength: isCount, seat: isCount, move: isBox },
  forced: { logLength: isCount },
  undo: { logLength: isCount, agreed: isFlag },
  redo: { logLength: isCount },
  sit: { logLength: isCount, seat: isCount, sitter: isSitter },
  why: { call: isCount, logLength: isCount, seat: isCount, wish: isBox },
  peek: { call: isCount, logLength: isCount, seat: isCount },
  lookBack: { call: isCount, moves: isCount },
  touched: {},
  save: {},
  dealCode: { call: isCount, match: isText },
  rename: { call: isCount, match: isText, title: isTextOrNone },
  delete: { match: isText },
  deleteAll: {},
  outcomes: { call: isCount },
  export: { call: isCount, match: isTextOrNone },
  import: { call: isCount, text: isText },
};
