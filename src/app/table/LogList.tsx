import type { Line } from '../../engine/reel.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { said } from './said.ts';

interface LogListProps {
  readonly lines: readonly Line[];
  readonly voice: AnyVoice;
}

/** The whole ribbon, newest first. */
export function LogList({ lines, voice }: LogListProps) {
  const words = inLang(tableWords);
  if (lines.length === 0) return <p class="hint">{words.emptyLog}</p>;
  return (
    <ol class="log" reversed>
      {lines
        .map((line, index) => (
          <li key={index} data-kind={line.kind}>
            {said(line, voice, words).map((phrase, each) => (
              <p key={each}>
                <PhraseLine said={phrase} />
              </p>
            ))}
          </li>
        ))
        .reverse()}
    </ol>
  );
}
