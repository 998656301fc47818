import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Sitter } from '../../engine/log.ts';
import type { LogLine } from '../../engine/reel.ts';
import { plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { saidAt } from './said.ts';

/** More lines than any turn has. */
const MOST_TOLD = 20;

interface LogAnnouncerProps {
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  readonly sitters: readonly Sitter[];
}

/**
 * Tells a screen reader what comes to the log. It lives and dies with the table that these eyes see: behind a curtain
 * nothing is told, and what one seat may hear is never left over for the next.
 */
export function LogAnnouncer({ lines, voice, sitters }: LogAnnouncerProps) {
  const words = inLang(tableWords);
  const heard = useRef(lines.length);
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    const news = lines.slice(Math.min(heard.current, lines.length));
    heard.current = lines.length;
    if (news.length === 0) return;
    // Those who let the bots play straight to the end want to hear how it ended, and not each of their moves.
    const first = news.length > MOST_TOLD ? news.length - 1 : 0;
    const phrases = news.flatMap((_, at) => (at < first ? [] : saidAt(news, at, voice, words)));
    setText(phrases.map((phrase) => plain(phrase, (seat) => sitters[seat]?.name ?? '')).join(' '));
  }, [lines]);
  return (
    <p class="hidden" role="status">
      {text}
    </p>
  );
}
