import type { FunctionComponent } from 'preact';
import type { Lang } from '../../words/lang.ts';
import type { InBoth } from '../../words/phrase.ts';
import type { AidPart, AnyWholeVoice, Chapter } from '../../words/voice.ts';
import type { AnyFace, Face, Leaflet } from '../face.ts';

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
  spread: async () => ({ Board: (await import('./PlainBoard.tsx')).plainBoard(voices[lang]) }),
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
