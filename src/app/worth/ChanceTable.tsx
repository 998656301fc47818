import { useState } from 'preact/hooks';
import type { Replay } from '../../protocol/shown.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { worthWords } from '../../words/worth.ts';
import { sideName } from '../table/sideName.ts';
import { inLang } from '../words.ts';
import type { Point, Step } from './course.ts';
import { percentOf } from './percent.ts';
import { sayStep } from './said.ts';
import { useSpoken } from './useSpoken.ts';

interface ChanceTableProps {
  readonly points: readonly Point[];
  readonly replay: Replay;
  readonly turns: readonly Step[];
  readonly sides: number;
  readonly voice: AnyVoice;
}

/** The curve in numbers. */
export function ChanceTable({ points, replay, turns, sides, voice }: ChanceTableProps) {
  const words = inLang(worthWords);
  const spoken = useSpoken(replay, voice, turns);
  const { setup } = replay;
  const afterOf = (moves: number): Phrase => {
    const turn = turns.find(({ until }) => until === moves);
    return turn && moves > 0 ? sayStep(turn, spoken) : [words.start];
  };
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="word">{words.table}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard.
        <section class="worth-table" tabIndex={0} aria-label={words.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.moment}</th>
                {Array.from({ length: sides }, (_, side) => (
                  <th key={side} scope="col">
                    <PhraseText said={sideName(side, setup, voice)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map(({ moves, chances }) => (
                <tr key={moves}>
                  <th scope="row">
                    <PhraseText said={afterOf(moves)} />
                  </th>
                  {chances.map((chance, side) => (
                    <td key={side}>{words.percent(percentOf(chance))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
