import { effect } from '@preact/signals';
import { settings } from './settings.ts';

/** Per cent: on a phone a line holds few words then. */
const LARGE = 150;

/** Writes what the settings say onto the page: language, theme, motion, text size, and the browser's own bar. */
export function dressPage(): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const own = bars.map((bar) => bar.content);
  effect(() => {
    const { lang, theme, motion, textSize } = settings.value;
    const page = document.documentElement;
    page.lang = lang;
    page.dataset.theme = theme;
    page.dataset.motion = motion;
    page.toggleAttribute('data-large-text', textSize >= LARGE);
    page.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
    const chosen = theme === 'system' ? null : own[theme === 'light' ? 0 : 1];
    bars.forEach((bar, index) => {
      bar.content = chosen ?? own[index] ?? '';
    });
  });
}
