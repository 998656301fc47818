import type { ComponentChildren } from 'preact';
import { EMBLEMS } from '../../engine/log.ts';
import { Icon, NIGHT, SETTINGS, SUN } from '../../ui/Icon.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { hashOf } from '../routes.ts';
import { change, lang, settings } from '../settings.ts';
import { Title } from '../Title.tsx';
import { inLang } from '../words.ts';

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

/** Enza's own sign: six round cushions about one table. */
const Circle = () => (
  <svg class="circle" viewBox="0 0 48 48" aria-hidden="true">
    <circle class="circle-table" cx="24" cy="24" r="9" />
    <path class="circle-grain" d="M18.5 21.5c3.5-1.5 7.5-1.5 11 0M17.5 25.5c4-1.5 9-1.5 13 0" />
    {EMBLEMS.map((emblem, index) => (
      <g key={emblem} data-emblem={emblem} transform={`rotate(${index * 60} 24 24)`}>
        <circle class="circle-cushion" cx="24" cy="6.8" r="4.8" />
        <circle class="circle-weave" cx="24" cy="6.8" r="2.2" />
      </g>
    ))}
  </svg>
);
