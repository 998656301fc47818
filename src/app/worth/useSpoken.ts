import { useMemo } from 'preact/hooks';
import type { Replay } from '../../protocol/shown.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { inLang } from '../words.ts';
import type { Step } from './course.ts';
import { roundsOf, type Spoken } from './said.ts';

/** All that sentences on a match are made with. */
export function useSpoken({ setup, lines }: Replay, voice: AnyVoice, turns: readonly Step[]): Spoken {
  const roundOf = useMemo(() => roundsOf(lines, voice), [lines, voice]);
  return { voice, setup, words: inLang(worthWords), table: inLang(tableWords), turns, roundOf };
}
