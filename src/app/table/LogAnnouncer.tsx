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
    const told = news.map((_, at) => saidAt(news, at, voice, words)).filter((phrases) => phrases.length > 0);
    // Those who let the bots play straight to the end want to hear how it ended, and not each of their moves.
    const phrases = news.length > MOST_TOLD ? (told.at(-1) ?? []) : told.flat();
    setText(phrases.map((phrase) => plain(phrase, (seat) => sitters[seat]?.name ?? '')).join(' '));
  }, [lines]);
  return (
    <p class="hidden" role="status">
      {text}
    </p>
  );
}
