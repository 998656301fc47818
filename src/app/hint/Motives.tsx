import { useEffect, useState } from 'preact/hooks';
import { table } from '../../link/published.ts';
import { askMotives } from '../../link/requests.ts';
import type { Motive } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { hintWords } from '../../words/hint.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang, settings } from '../settings.ts';
import { sayMotives } from './said.ts';
import './hint.css';

interface MotivesProps {
  /** How many moves the log tells of up to and with the line that is asked about. */
  readonly moves: number;
  readonly voice: AnyVoice;
}

/** Under a line of the log: why the bot did that. */
export function Motives({ moves, voice }: MotivesProps) {
  const words = inLang(hintWords);
  const areCovered = settings.value.points === 'covered' && table.value?.result === null;
  const [motives, setMotives] = useState<readonly Motive[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void askMotives(moves).then((told) => {
      if (!isOver) setMotives(told);
    });
    return () => {
      isOver = true;
    };
  }, [moves]);
  return (
    <div class="motives" role="status">
      {motives &&
        sayMotives(motives, voice, words, areCovered).map((line, index) => (
          <p key={index}>
            <PhraseLine said={line} />
          </p>
        ))}
    </div>
  );
}
