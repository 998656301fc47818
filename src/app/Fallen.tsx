import { shelfWords } from '../words/shelf.ts';
import { troubleWords } from '../words/trouble.ts';
import { hashOf, SHELF_ROUTE } from './routes.ts';
import { inLang } from './words.ts';

/** In the place of a screen that cannot be drawn. */
export const Fallen = () => (
  <main class="loading">
    <p role="alert">{inLang(troubleWords).fallen}</p>
    <button type="button" class="button" onClick={() => location.reload()}>
      {inLang(shelfWords).again}
    </button>
    <a href={hashOf(SHELF_ROUTE)}>{inLang(shelfWords).back}</a>
  </main>
);
