import type { FunctionComponent } from 'preact';
import type { AnyEvent, AnyMove, AnyReason, AnyView } from '../../engine/game.ts';
import type { AnyVoice } from '../../words/voice.ts';
import type { BoardProps } from '../face.ts';
import { PhraseLine } from '../PhraseLine.tsx';
import { PlainOffers } from './PlainOffers.tsx';
import './plainBoard.css';

type Props = BoardProps<AnyMove, AnyView, AnyEvent, AnyReason>;

/** The table in lines of text, and below them a button for each offer. */
export const plainBoard =
  (voice: AnyVoice): FunctionComponent<Props> =>
  ({ view, eyes, offers, ...board }) => (
    <div class="plain-board">
      <ul class="plain-lines">
        {voice.sayTable?.(view, eyes).map((line, place) => (
          <li key={place}>
            <PhraseLine said={line} />
          </li>
        ))}
      </ul>
      <PlainOffers voice={voice} view={view} of={offers} {...board} />
    </div>
  );
