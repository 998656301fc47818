import type { AnyView } from '../../engine/game.ts';
import { afterFrame } from '../../ui/modality.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import { plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang, settings } from '../settings.ts';
import { foretold } from './said.ts';
import type { Turn } from './turn.ts';
import { useInParts } from './useInParts.ts';

interface MoveListProps {
  readonly turn: Turn;
  readonly voice: AnyVoice;
  readonly view: AnyView;
  onDone(): void;
}

/** More than fit on a sheet. */
const AT_ONCE = 16;

/** Every move in words, what a picture stands for too: a way to play for those whom the board does not serve. */
export function MoveList({ turn, voice, view, onDone }: MoveListProps) {
  const words = inLang(tableWords);
  const { sitters } = useTalk();
  const areCovered = settings.value.points === 'covered';
  const drawn = useInParts(turn.offers.length, AT_ONCE);
  if (turn.offers.length === 0) return <p class="hint">{words.noMoves}</p>;
  return (
    <ul class="menu" aria-busy={drawn < turn.offers.length}>
      {turn.offers.slice(0, drawn).map((offer, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={offer === turn.selected}
            onClick={() => {
              // The sheet goes first: to draw the board with what is chosen takes longer than a tap may wait.
              afterFrame(() => turn.select(offer));
              onDone();
            }}
          >
            <span>
              <b>
                <PhraseText said={[plain(voice.sayMove(offer.move, view), (seat) => sitters[seat]?.name ?? '')]} />
              </b>
              {foretold(offer.foresight, voice, areCovered)
                .slice(0, 1)
                .map((reason) => (
                  <span key={reason.rule} class="hint">
                    <PhraseText said={voice.sayReason(reason)} />
                  </span>
                ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
