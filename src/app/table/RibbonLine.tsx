import type { LogLine } from '../../engine/reel.ts';
import { LOG } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { said } from './said.ts';

interface RibbonLineProps {
  readonly line: LogLine | undefined;
  readonly voice: AnyVoice;
  open(): void;
}

/** The newest line; it opens the whole log. */
export function RibbonLine({ line, voice, open }: RibbonLineProps) {
  const words = inLang(tableWords);
  const phrases = line ? said(line, voice, words) : [];
  return (
    <button type="button" class="ribbon" aria-haspopup="dialog" onClick={open}>
      <Icon of={LOG} />
      <span class="hidden">{words.log}: </span>
      <span class="ribbon-words">
        {phrases.length > 0 ? <PhraseText said={phrases.flatMap((phrase) => [...phrase, ' '])} /> : words.emptyLog}
      </span>
    </button>
  );
}
