import type { InBoth } from '../words/phrase.ts';
import { lang } from './settings.ts';

/** The catalogue in the language of the moment; a component that asks is drawn again when it changes. */
export const inLang = <Catalogue>(both: InBoth<Catalogue>): Catalogue => both[lang.value];

/** Between things in a row: it begins a line, and never ends one. */
export const DOT = ' ·\u00a0';
