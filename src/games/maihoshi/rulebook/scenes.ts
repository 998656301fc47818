import type { Seat } from '../../../engine/ids.ts';
import { CARDS, FOLK, type GeishaId, isGeisha, type Kind, kindOf } from '../rules/cards.ts';

/** A house as it stands at some moment. */
export interface HouseMoment {
  readonly geisha: GeishaId;
  readonly guests: readonly Kind[];
  readonly publicity: readonly Kind[];
  /** Cards in the hand. */
  readonly held: number;
}

/** What a figure of the rulebook shows. */
export type FigureScene =
  | { readonly is: 'anatomy'; readonly card: Kind }
  | ({ readonly is: 'house' | 'counted' } & HouseMoment)
  /** Publicity is placed, and a card of the hand can come that could not before. */
  | { readonly is: 'raised'; readonly geisha: GeishaId; readonly placed: Kind; readonly waits: Kind }
  /** Who calls the lap, and who then has a turn. */
  | { readonly is: 'lap'; readonly by: Seat; readonly turns: readonly Seat[] }
  | { readonly is: 'costs'; readonly hands: readonly number[] }
  /** One name in all its colours. */
  | { readonly is: 'folk'; readonly cards: readonly Kind[] }
  | { readonly is: 'portrait'; readonly geisha: GeishaId };

const cards = (ids: string): Kind[] => ids.split(' ').map(kindOf);

/** Figures that have something to tell beside what a card is. */
export const SCENES = {
  anatomy: { is: 'anatomy', card: kindOf('suri-blue') },
  house: {
    is: 'house',
    geisha: 'tokiwa',
    guests: cards('kamiyui-green dangoya-green kawaraban-green'),
    publicity: cards('hanashika-blue kamiyui-red'),
    held: 2,
  },
  raised: { is: 'raised', geisha: 'hiougi', placed: kindOf('kamiyui-blue'), waits: kindOf('okappiki-blue') },
  lap: { is: 'lap', by: 1, turns: [2, 3, 0, 1] },
  counted: {
    is: 'counted',
    geisha: 'hiougi',
    guests: cards('hanashika-red kenjutsu-red dangoya-blue'),
    publicity: [],
    held: 3,
  },
  costs: { is: 'costs', hands: [1, 2, 3, 4, 5] },
} as const satisfies Readonly<Record<string, FigureScene>>;

export type FigureId = keyof typeof SCENES;

/** Those that are told to who does not see them; a card or a geisha is told by its rule. */
export const isTold = (figure: string): figure is FigureId => Object.hasOwn(SCENES, figure);

/** Of a figure by its name; every folk card and every geisha has one, named like the rule that explains it. */
export function sceneOf(figure: string): FigureScene | null {
  if (isTold(figure)) return SCENES[figure];
  const [what, id = ''] = figure.split('.');
  if (what === 'geisha') return isGeisha(id) ? { is: 'portrait', geisha: id } : null;
  if (what !== 'card' || !FOLK.some((folk) => folk.id === id)) return null;
  return { is: 'folk', cards: CARDS.flatMap(({ folk }, kind) => (folk === id ? [kind] : [])) };
}
