import type { Offer } from '../../engine/game.ts';
import type { Lang } from '../../words/lang.ts';
import { tableWords } from '../../words/table.ts';
import type { TableVoice } from '../../words/voice.ts';
import { PhraseText } from '../PhraseLine.tsx';
import './plainOffers.css';

interface PlainOffersProps<Move, View> {
  readonly voice: Pick<TableVoice<Move, View, never>, 'sayMove'>;
  readonly view: View;
  readonly lang: Lang;
  readonly of: readonly Offer<Move>[];
  readonly selected: Offer<Move> | null;
  select(offer: Offer<Move>): void;
}

/** A button for each offer. */
export const PlainOffers = <Move, View>({ voice, view, lang, of, selected, select }: PlainOffersProps<Move, View>) =>
  of.length === 0 ? null : (
    <fieldset class="plain-offers" aria-label={tableWords[lang].moves}>
      {of.map((offer, place) => (
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
  );
