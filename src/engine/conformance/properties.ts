import { bounds } from './bounds.ts';
import { conceals } from './conceals.ts';
import { conserved } from './conserved.ts';
import { copies } from './copies.ts';
import { ending } from './ending.ts';
import { guesses } from './guesses.ts';
import { json } from './json.ts';
import { moveIds } from './moveIds.ts';
import { moves } from './moves.ts';
import { offers } from './offers.ts';
import { openAsks } from './openAsks.ts';
import { reasons } from './reasons.ts';
import { replay } from './replay.ts';
import { sealed } from './sealed.ts';
import { secrets } from './secrets.ts';
import { spoken } from './spoken.ts';
import type { Property } from './trial.ts';
import { twins } from './twins.ts';
import { undoing } from './undoing.ts';
import { unveiling } from './unveiling.ts';
import { wire } from './wire.ts';

/** All that is promised of every position of every game. */
export const PROPERTIES: readonly Property[] = [
  moves,
  reasons,
  bounds,
  conserved,
  moveIds,
  json,
  copies,
  replay,
  undoing,
  guesses,
  unveiling,
  twins,
  wire,
  openAsks,
  offers,
  conceals,
  secrets,
  sealed,
  ending,
  spoken,
];
