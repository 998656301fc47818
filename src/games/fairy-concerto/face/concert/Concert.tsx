import { useState } from 'preact/hooks';
import type { Side } from '../../../../engine/ids.ts';
import { Picks } from '../../../../ui/Picks.tsx';
import type { Sound } from '../../../../ui/sound.ts';
import { at } from '../../rules/lists.ts';
import { isAlone, type View } from '../../rules/state.ts';
import type { FinaleWords } from '../../words/finale.ts';
import { ConcertStage } from './ConcertStage.tsx';
import { useConcert } from './useConcert.ts';
import './concert.css';

interface ConcertProps {
  readonly view: View;
  /** Whose orchestra stands on the stage first. */
  readonly first: Side;
  readonly words: FinaleWords;
  readonly sound: Sound;
  nameOf(side: Side): string;
}

/** The orchestras that were built, to be heard. */
export function Concert({ view, first, words, sound, nameOf }: ConcertProps) {
  const [chosen, setChosen] = useState(first);
  const { side, sounding, play, stop } = useConcert(sound);
  const orchestraOf = (of: Side) => at(view.orchestras, of);
  const turnTo = (of: Side): void => {
    setChosen(of);
    if (side !== null) play(of, orchestraOf(of));
  };
  const name = nameOf(chosen);
  return (
    <div class="fc-concert" data-playing={side !== null}>
      <p class="fc-heading">{words.concert}</p>
      <ConcertStage orchestra={orchestraOf(chosen)} sounding={sounding} isBachs={isAlone(view) && chosen > 0} />
      <Picks
        legend={words.whose}
        of={view.orchestras.map((_, each) => each)}
        now={chosen}
        say={nameOf}
        choose={turnTo}
      />
      <div class="fc-baton">
        <button
          type="button"
          class="button"
          onClick={() => (side === null ? play(chosen, orchestraOf(chosen)) : stop())}
        >
          {side === null ? words.play : words.stop}
        </button>
        <p role="status">{side === null ? words.ready(name) : words.playing(name)}</p>
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
