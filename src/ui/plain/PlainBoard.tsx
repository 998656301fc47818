import type { FunctionComponent } from 'preact';
import type { AnyEvent, AnyMove, AnyReason, AnyView } from '../../engine/game.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import type { BoardProps } from '../face.ts';
import { PhraseLine, PhraseText } from '../PhraseLine.tsx';
import './plainBoard.css';

type Props = BoardProps<AnyMove, AnyView, AnyEvent, AnyReason>;

/** What lies on the table line by line, and below it a button for each offer. */
export const plainBoard =
  (voice: AnyVoice): FunctionComponent<Props> =>
  ({ view, eyes, lang, offers, selected, select }) => (
    <div class="plain-board">
      <ul class="plain-lines">
        {voice.sayTable?.(view, eyes).map((line, place) => (
          <li key={place}>
            <PhraseLine said={line} />
          </li>
        ))}
      </ul>
      {offers.length > 0 && (
        <fieldset class="plain-offers" aria-label={tableWords[lang].moves}>
          {offers.map((offer, place) => (
            <button
              key={place}
              type="button"
              class="button"
              aria-pressed={offer === selected}
              onClick={() => select(offer)}
            >
              <PhraseText said={voice.sayMove(offer.move, view)} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
