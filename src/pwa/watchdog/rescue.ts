import { type BootWords, bootWords } from '../../words/boot.ts';
import { LANGS, type Lang } from '../../words/lang.ts';
import { loadAgain } from './loadAgain.ts';
import { throwAway } from './throwAway.ts';

export type Cause = 'slow' | 'broken';

/** Says that the app has not started, and what can be done. The app's styles may be what is missing: it brings its own. */
export function rescue(cause: Cause): HTMLElement {
  const note = make('main', 'max-width: 34rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.6 system-ui');
  const told = make('div', '');
  told.setAttribute('role', 'alert');
  told.append(...LANGS.map((lang) => part(lang, cause)));
  note.append(told);
  return note;
}

function part(lang: Lang, cause: Cause): HTMLElement {
  const words = bootWords[lang];
  const told = make('section', 'margin: 0 0 2rem');
  told.lang = lang;
  told.append(
    make('h1', 'margin: 0; font: bold 1.4rem/1.4 system-ui', words.title),
    make('p', 'margin: 0.5rem 0', words[cause]),
    make('p', 'margin: 0.5rem 0 1rem', words.safe),
    button(words.reload, loadAgain),
    lastWay(words),
  );
  return told;
}

function lastWay(words: BootWords): HTMLElement {
  const fold = make('details', 'margin: 0.5rem 0 0');
  const failed = make('p', 'margin: 0.5rem 0');
  const anew = async (): Promise<void> => {
    failed.textContent = '';
    if (!(await throwAway())) failed.textContent = words.noAnswer;
  };
  fold.append(
    make('summary', 'padding: 0.6rem 0; cursor: pointer', words.lastWay),
    make('p', 'margin: 0 0 0.5rem', words.anewHint),
    button(words.anew, anew),
    failed,
  );
  return fold;
}

/** One way out at a time: loading again takes a while, and must not be cut off by the last way. */
let isBusy = false;

function button(text: string, act: () => Promise<void>): HTMLElement {
  const pressed = make('button', 'min-height: 44px; padding: 0.5rem 1rem; font: inherit', text);
  pressed.onclick = async () => {
    if (isBusy) return;
    isBusy = true;
    pressed.textContent = `${text} …`;
    await act();
    pressed.textContent = text;
    isBusy = false;
  };
  return pressed;
}

function make(tag: string, look: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  // Set by the script, not written in the page: the Content-Security-Policy lets that through.
  element.style.cssText = look;
  element.textContent = text;
  return element;
}
