import { computed, effect, signal } from '@preact/signals';
import { recall, remember } from '../ui/stored.ts';
import type { InBoth } from '../words/phrase.ts';
import { LANGS, type Lang } from '../words/voice.ts';

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly confirm: Confirm;
  readonly motion: Motion;
  /** How long each move of the others is on the table before the next. */
  readonly pace: Pace;
  /** A decision with one way only is made by itself, after a beat, where that tells nothing. */
  readonly forced: boolean;
  /** Per cent of the device's own. */
  readonly textSize: TextSize;
  /** While a game is open. */
  readonly awake: boolean;
  readonly sound: boolean;
  /** What happens at the table is heard. */
  readonly effects: boolean;
  /** Each game's own soft ground, all the time. */
  readonly ground: boolean;
  /** Own moves and the curtain are felt. */
  readonly buzz: boolean;
  readonly points: Points;
  readonly memory: MemoryAid;
  readonly thumb: Thumb;
  /** A line is told once where it helps. */
  readonly tips: boolean;
}
export type Theme = 'system' | 'light' | 'dark';
/** `full` still gives way to the device's wish for less motion. */
export type Motion = 'full' | 'off';

/**
 * The first tap shows, the second makes the move; as needed: but for buttons that risk nothing. Never: the first one makes
 * it.
 */
export type Confirm = 'needed' | 'always' | 'never';

export type Pace = 'slow' | 'steady' | 'quick' | 'atOnce';

/** `covered`: what anybody has is told at the end alone. */
export type Points = 'shown' | 'covered';

/** Whether the app reminds people of what they could know: alone among bots, also among people, or never. */
export type MemoryAid = 'alone' | 'always' | 'never';

/** The side that the buttons are on. */
export type Thumb = 'right' | 'left';

export type TextSize = 100 | 125 | 150 | 175 | 200;

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['full', 'off'];
export const CONFIRMS: readonly Confirm[] = ['needed', 'always', 'never'];
export const PACES: readonly Pace[] = ['slow', 'steady', 'quick', 'atOnce'];
export const MEMORY_AIDS: readonly MemoryAid[] = ['alone', 'always', 'never'];
export const TEXT_SIZES: readonly TextSize[] = [100, 125, 150, 175, 200];

/** The stored settings, as far as they make sense; the first time, the language is the device's. */
export function readSettings(stored: unknown, deviceLangs: readonly string[]): Settings {
  const said: Partial<Record<keyof Settings, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    lang: LANGS.find((lang) => lang === said.lang) ?? spoken(deviceLangs),
    theme: THEMES.find((theme) => theme === said.theme) ?? 'system',
    // Once it was but on or off.
    confirm: said.confirm === false ? 'never' : (CONFIRMS.find((confirm) => confirm === said.confirm) ?? 'needed'),
    motion: MOTIONS.find((motion) => motion === said.motion) ?? 'full',
    pace: PACES.find((pace) => pace === said.pace) ?? 'steady',
    forced: said.forced !== false,
    textSize: TEXT_SIZES.find((size) => size === said.textSize) ?? 100,
    awake: said.awake !== false,
    sound: said.sound === true,
    effects: said.effects !== false,
    ground: said.ground !== false,
    buzz: said.buzz === true,
    points: said.points === 'covered' ? 'covered' : 'shown',
    memory: MEMORY_AIDS.find((aid) => aid === said.memory) ?? 'alone',
    thumb: said.thumb === 'left' ? 'left' : 'right',
    tips: said.tips !== false,
  };
}

function spoken(deviceLangs: readonly string[]): Lang {
  for (const tag of deviceLangs) {
    const lang = LANGS.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (lang) return lang;
  }
  return 'en';
}

export const settings = signal(readSettings(recall('settings'), globalThis.navigator?.languages ?? []));
export const lang = computed(() => settings.value.lang);

/** Nothing shall move: the settings say so, or the device. */
export const isMotionOff = (): boolean =>
  settings.peek().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  remember('settings', settings.value);
}

/** Points stay hidden until the end, where the game can hide them at all. */
export const hidesPoints = ({ arePointsPieces }: { readonly arePointsPieces?: true }): boolean =>
  settings.value.points === 'covered' && !arePointsPieces;

/** The catalogue in the language of the moment; a component that asks is drawn again when it changes. */
export const inLang = <Catalogue>(both: InBoth<Catalogue>): Catalogue => both[lang.value];

/** Between things in a row: it begins a line, and never ends one. */
export const DOT = ' ·\u00a0';

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
