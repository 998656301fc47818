import type { FunctionComponent } from 'preact';
import type { Choice } from '../../engine/small/game.ts';
import type { InBoth } from '../../words/phrase.ts';
import type { AnyWholeVoice, Lang } from '../../words/voice.ts';
import type { AnyFace, Face, Leaflet } from '../face.ts';
import type { CardDrawing } from './cardBoard.tsx';
import { plainFace } from './plainFace.tsx';

/** The face of a game of cards: its drawing is fetched when a match is opened. */
export const cardFace = <View, Event>(
  Cover: FunctionComponent,
  voices: InBoth<AnyWholeVoice>,
  lang: Lang,
  draw: () => Promise<{ readonly drawing: CardDrawing<View, Event> }>,
  own: Partial<Omit<Face<Choice<string>, View, Event>, 'spread'>> & Pick<Leaflet<View>, 'recall'> = {},
): AnyFace => ({
  ...plainFace(Cover, voices, lang, own),
  spread: async () => {
    const [{ cardBoard }, { drawing }] = await Promise.all([import('./cardBoard.tsx'), draw()]);
    return { Board: cardBoard(voices[lang], drawing) };
  },
});
