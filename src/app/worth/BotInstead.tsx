import { useEffect, useState } from 'preact/hooks';
import { askBetter, dropHindsight } from '../../link/requests.ts';
import type { Better, Replay } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { type WorthWords, worthWords } from '../../words/worth.ts';
import { useTouches } from '../useTouches.ts';
import { inLang } from '../words.ts';
import { givenBy, standing } from './given.ts';
import { named, sayInstead } from './said.ts';
import { insist } from './useFindings.ts';

interface BotInsteadProps {
  readonly replay: Replay;
  readonly voice: AnyVoice;
  /** The move that led to the moment on the table; 0: none. */
  readonly at: number;
}

/** On demand: what the strong bot would have done at a move, and what was given away by it. */
export function BotInstead({ replay: { match, setup }, voice, at }: BotInsteadProps) {
  const words = inLang(worthWords);
  const table = inLang(tableWords);
  const [found, setFound] = useState<Better | 'unasked' | 'thinking' | 'failed'>('unasked');
  const isThinking = found === 'thinking';
  useEffect(() => {
    if (!isThinking) return;
    let isOver = false;
    let isAnswered = false;
    void insist(
      () => askBetter(match, at),
      () => isOver,
    ).then((better) => {
      isAnswered = true;
      if (!isOver) setFound(better ?? 'failed');
    });
    return () => {
      isOver = true;
      if (!isAnswered) dropHindsight();
    };
  }, [isThinking]);
  useTouches(isThinking);
  if (at === 0) return <p class="hint">{words.noMove}</p>;
  return (
    <div class="worth-instead">
      {found === 'unasked' && (
        <button type="button" class="button" onClick={() => setFound('thinking')}>
          {words.askBot}
        </button>
      )}
      <div role="status">
        {found === 'thinking' && <p class="hint">{words.thinking}</p>}
        {found === 'failed' && <p>{words.failed}</p>}
        {typeof found === 'object' &&
          sayBetter(found, named(found.seat, { voice, setup, table }), voice, words).map((said, each) => (
            <p key={each}>
              <PhraseLine said={said} />
            </p>
          ))}
      </div>
    </div>
  );
}

function sayBetter(better: Better, side: Phrase, voice: AnyVoice, words: WorthWords): readonly Phrase[] {
  const stood = standing(better);
  if (!stood) return [words.same];
  const { done, instead } = stood;
  const isGiven = givenBy(better) > 0;
  return [
    words.instead(sayInstead(voice.sayMove(better.done, better.view), voice.sayMove(better.move, better.view), words)),
    isGiven ? words.given(side, done, instead) : words.even,
  ];
}
