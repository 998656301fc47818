import type { LogLine } from '../../engine/reel.ts';
import { LOG } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { saidLast } from './said.ts';

interface RibbonLineProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  open(): void;
}

/** What happened last; it opens the whole log. */
export function RibbonLine({ lines, voice, open }: RibbonLineProps) {
  const words = inLang(tableWords);
  const last = saidLast(lines, voice, words);
  return (
    <button type="button" class="ribbon" aria-haspopup="dialog" onClick={open}>
      <Icon of={LOG} />
      <span class="hidden">{words.log}: </span>
      <span class="ribbon-words">{last.length > 0 ? <PhraseText said={last} /> : words.emptyLog}</span>
    </button>
  );
}
