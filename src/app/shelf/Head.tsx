import type { ComponentChildren } from 'preact';
import { Icon, NIGHT, SETTINGS, SUN } from '../../ui/Icon.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { hashOf } from '../routes.ts';
import { change, lang, settings } from '../settings.ts';
import { Title } from '../Title.tsx';
import { inLang } from '../words.ts';
import { Circle } from './Circle.tsx';

export function Head({ children }: { readonly children: ComponentChildren }) {
  const words = inLang(shelfWords);
  const other = lang.value === 'en' ? 'ja' : 'en';
  const dark = isDark();
  return (
    <header class="shelf-head">
      <Circle />
      <div class="sign">
        <Title>{words.name}</Title>
        <p>{words.motto}</p>
      </div>
      <div class="switches">
        <button type="button" class="word" lang={other} onClick={() => change({ lang: other })}>
          {words.otherLang}
        </button>
        <button
          type="button"
          class="round"
          aria-label={dark ? words.toLight : words.toDark}
          onClick={() => change({ theme: dark ? 'light' : 'dark' })}
        >
          <Icon of={dark ? SUN : NIGHT} />
        </button>
        <a class="round" href={hashOf({ screen: 'settings' })} aria-label={words.settings}>
          <Icon of={SETTINGS} />
        </a>
      </div>
      {children}
    </header>
  );
}

const isDark = (): boolean => {
  const { theme } = settings.value;
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
};
