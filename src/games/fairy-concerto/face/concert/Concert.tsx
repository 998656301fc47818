import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../../../engine/ids.ts';
import { at } from '../../../../engine/lists.ts';
import { Picks } from '../../../../ui/Picks.tsx';
import type { Sound } from '../../../../ui/sound.ts';
import { isAlone, type View } from '../../rules/state.ts';
import type { FinaleWords } from '../../words/finale.ts';
import { ConcertStage } from './ConcertStage.tsx';
import { type Phase, useConcert } from './useConcert.ts';
import './concert.css';

interface ConcertProps {
  readonly view: View;
  /** Whose orchestra stands on the stage first. */
  readonly first: Side;
  /** How it was decided, if one has won. */
  readonly won: string | null;
  /** By itself, and not only when somebody wants it. */
  readonly begins: boolean;
  readonly words: FinaleWords;
  readonly sound: Sound;
  nameOf(side: Side): string;
}

const SAID: Readonly<Record<Phase, (words: FinaleWords, name: string) => string>> = {
  before: ({ ready }, name) => ready(name),
  playing: ({ playing }, name) => playing(name),
  applause: ({ applause }, name) => applause(name),
};

/** The orchestras that were built, to be heard and seen. */
export function Concert({ view, first, won, begins, words, sound, nameOf }: ConcertProps) {
  const [chosen, setChosen] = useState(first);
  const { phase, sounding, play, stop } = useConcert(sound);
  const orchestraOf = (of: Side) => at(view.orchestras, of);
  const turnTo = (of: Side): void => {
    setChosen(of);
    if (phase === 'playing') play(orchestraOf(of));
    else stop();
  };
  useEffect(() => {
    if (begins) play(orchestraOf(first));
  }, []);
  const name = nameOf(chosen);
  return (
    <div class="fc-concert" data-phase={phase}>
      <p class="fc-heading">{words.concert}</p>
      {won && <p class="fc-won">{won}</p>}
      <ConcertStage orchestra={orchestraOf(chosen)} sounding={sounding} isBachs={isAlone(view) && chosen > 0} />
      <Picks
        legend={words.whose}
        of={view.orchestras.map((_, each) => each)}
        now={chosen}
        say={nameOf}
        choose={turnTo}
      />
      <div class="fc-baton">
        <button type="button" class="button" onClick={() => (phase === 'playing' ? stop() : play(orchestraOf(chosen)))}>
          {phase === 'playing' ? words.stop : words.play}
        </button>
        <p role="status">{SAID[phase](words, name)}</p>
      </div>
      {!sound.isOn && sound.turnOn && (
        <p class="fc-silent">
          {words.silent}{' '}
          <button type="button" class="button" onClick={sound.turnOn}>
            {words.turnOn}
          </button>
        </p>
      )}
    </div>
  );
}
