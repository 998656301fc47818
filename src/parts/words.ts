import type { InBoth } from '../words/phrase.ts';

export type ShowName = 'areas' | 'hand';

interface ShowWords {
  readonly title: string;
  readonly parts: Readonly<Record<ShowName, { readonly title: string; readonly hint: string }>>;
  explained(thing: string): string;
  chosen(what: string): string;
  refused(what: string): string;
  card(letter: string): string;
  readonly hand: string;
  readonly more: string;
  readonly fewer: string;
  readonly nextTurn: string;
  readonly rival: string;
}

export const showWords: InBoth<ShowWords> = {
  en: {
    title: 'Shared parts',
    parts: {
      areas: { title: 'Areas', hint: 'Swipe, tap a name, or walk the names with the arrows.' },
      hand: { title: 'Hand', hint: 'Cards move closer together before the row scrolls. A dimmed card tells why.' },
    },
    explained: (thing) => `This is ${thing}`,
    chosen: (what) => `Chosen: ${what}`,
    refused: (what) => `${what} cannot be chosen now`,
    card: (letter) => `Card ${letter}`,
    hand: 'Your hand',
    more: 'One more card',
    fewer: 'One card fewer',
    nextTurn: 'Next turn',
    rival: 'Old Master',
  },
  ja: {
    title: '共通の部品',
    parts: {
      areas: { title: '各自の場', hint: '横に払うか、名前を押すか、矢印キーで移ります。' },
      hand: { title: '手札', hint: '入りきらないときはまず重なり、それから横に動きます。薄い札は理由を告げます。' },
    },
    explained: (thing) => `これは ${thing} です`,
    chosen: (what) => `選択中: ${what}`,
    refused: (what) => `${what}は今は選べません`,
    card: (letter) => `札${letter}`,
    hand: '手札',
    more: '札を増やす',
    fewer: '札を減らす',
    nextTurn: '次の手番',
    rival: '老師',
  },
};
