import { signal } from '@preact/signals';
import type { MatchId } from '../../protocol/shown.ts';

/** The table that was left while the device had no room for its last moves, until that is told. */
export const leftUnsaved = signal<MatchId | null>(null);
