import './plainOffers.css';
import './plainBoard.css';
import './cover.css';
import type { FunctionComponent } from 'preact';
import type { AnyEvent, AnyMove, AnyReason, AnyView, Offer } from '../../engine/game.ts';
import type { InBoth } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AidPart, AnyVoice, AnyWholeVoice, Chapter, Lang, TableVoice } from '../../words/voice.ts';
import type { AnyFace, BoardProps, Face, Leaflet } from '../face.ts';
import { PhraseLine, PhraseText } from '../PhraseLine.tsx';

/**
 * The face of a game that draws nothing but its cover yet: the table in lines of its voice, and a button for each
 * offer. Each part that it has of its own takes the place of one of these.
 */
export const plainFace = <Move, View, Event>(
  Cover: FunctionComponent,
  voices: InBoth<AnyWholeVoice>,
  lang: Lang,
  { recall, ...own }: Partial<Face<Move, View, Event>> & Pick<Leaflet<View>, 'recall'> = {},
): AnyFace => ({
  voice: voices[lang],
  spread: async () => ({ Board: (await import('./plainFace.tsx')).plainBoard(voices[lang]) }),
  Picture: Cover,
  leaflet: async () => {
    const [en, ja] = [voices.en.rulebook, voices.ja.rulebook];
    const remembered = recall && { recall: recall as unknown as NonNullable<Leaflet['recall']> };
    return { leaflet: { chapters: { en, ja }, aid: { en: aidOf(en), ja: aidOf(ja) }, ...remembered } };
  },
  cue: () => null,
  ...(own as unknown as Partial<AnyFace>),
});

/** The rules of a small game are its player aid. */
const aidOf = (chapters: readonly Chapter[]): AidPart[] =>
  chapters.map(({ title, paragraphs }) => ({ title, lines: paragraphs.map(({ text }) => text) }));

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

/** A lid, or a still picture, of a game that nobody has drawn yet: its first letter in the colours of its world. */
export const initialCover =
  (initial: string): FunctionComponent =>
  () => (
    <svg class="plain-cover" viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="plain-cover-ground" d="M0 0h96v128H0Z" />
      <circle class="plain-cover-disc" cx="48" cy="64" r="34" />
      <text class="plain-cover-letter" x="48" y="64" text-anchor="middle" dominant-baseline="central">
        {initial}
      </text>
    </svg>
  );
