import type { Emblem } from '../../engine/log.ts';

/** Colours and letters of the page as it is dressed now. */
export interface Look {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly accent: string;
  readonly seats: Readonly<Record<Emblem, string>>;
  readonly sans: string;
  readonly serif: string;
}

/** A sheet of paper and the pen over it. */
export interface Paper {
  readonly ink: CanvasRenderingContext2D;
  readonly look: Look;
  /** In units of the sheet. */
  readonly width: number;
}

/** `probe`: an element of the page that wears the game's world and shows nothing itself. */
export function lookOf(probe: HTMLElement): Look {
  const style = getComputedStyle(probe);
  const colour = (name: string): string => {
    // What a property holds may depend on the theme; what an element is coloured with does not any more.
    probe.style.color = `var(--${name})`;
    return style.color;
  };
  return {
    ground: colour('world-tint'),
    surface: colour('surface'),
    ink: colour('ink'),
    quiet: colour('ink-quiet'),
    line: colour('line'),
    accent: colour('accent'),
    seats: {
      crane: colour('crane'),
      pine: colour('pine'),
      fan: colour('fan'),
      plum: colour('plum'),
      bell: colour('bell'),
      wave: colour('wave'),
    },
    sans: style.getPropertyValue('--sans'),
    serif: style.getPropertyValue('--serif'),
  };
}
