import {
  type Field,
  KINDS,
  type Kind,
  MAKE_PILE,
  type Pile,
  type QuestCard,
  SPACES,
  type Space,
  TILE_SPACE,
  type Tile,
} from '../rules/cards.ts';
import type { Hex, Terrain } from '../rules/hexes.ts';
import type { Progress } from '../rules/progress.ts';
import type { CardWords } from './cards.en.ts';
import type { LabelWords } from './labels.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

/** How an action space stands for the seat whose mat it is. */
export type SpaceState = 'open' | 'shut' | 'barred' | 'closed';

type Plain = Pick<LabelWords, PlainKey>;
type PlainKey = {
  [Key in keyof LabelWords]: LabelWords[Key] extends string ? Key : never;
}[keyof LabelWords];

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels extends Plain {
  hex(hex: Hex, apples: number, gems: number, quest: boolean, who: readonly string[]): string;
  camp(name: string, home: number): string;
  /** The same place, where a tap does something now. */
  canGo(label: string): string;
  chosen(label: string): string;
  /** `progress`: how far `name` has come; null: there, or a thing of yes or no. */
  trophy(field: Field, who: readonly string[], name: string, progress: Progress | null, open: boolean): string;
  /** `brings`: a token for each of its dice. */
  space(space: Space, tile: Tile | null, state: SpaceState | null, brings?: readonly Kind[]): string;
  friendship(count: number): string;
  pies(count: number): string;
  /** Values where these eyes see them. */
  hand(count: number, values: readonly number[]): string;
  solved(cards: readonly QuestCard[]): string;
  tile(pile: Pile, tile: Tile): CardWords;
  noTile(pile: Pile): string;
  person(field: Field): CardWords;
  die(kind: Kind, terrain: Terrain): string;
  under(first: string, second: string): string;
}

/** Decides what the labels say, once for every language. */
export function labelsOf(names: NameWords, words: LabelWords): Labels {
  const namer = new Namer(names);
  const { comma, first } = names;
  return {
    ...words,
    hex: (hex, apples, gems, quest, who) =>
      [
        first(namer.hexName(hex)),
        ...(apples + gems > 0 ? [namer.tokens(apples, gems)] : []),
        ...(quest ? [names.aQuest] : []),
        ...(who.length > 0 ? [words.seekersOf(who.join(comma))] : []),
      ].join(comma),
    camp: (name, home) => words.campOf(name, names.seekers(home)),
    trophy: (field, who, side, progress, open) => {
      const { name, text } = namer.fieldOf(field);
      const taken = who.length > 0 ? words.takenBy(who.join(comma)) : words.notTaken;
      const come = progress ? `${comma}${words.progress(side, progress.has, progress.wants)}` : '';
      return `${words.trophy(name, text, taken)}${come}${open ? words.open : ''}`;
    },
    space: (space, tile, state, brings = []) => {
      const { name } =
        space === TILE_SPACE && tile !== null ? namer.tileOf(MAKE_PILE, tile) : names.printed.spaces[SPACES[space]];
      const tokens = [...new Set(brings)].map((kind) =>
        names.tokens(KINDS[kind], brings.filter((each) => each === kind).length),
      );
      const said = tokens.length > 0 ? words.bringing(name, tokens.join(comma)) : name;
      return state === null ? said : words.stateOf(said, words.states[state]);
    },
    pies: (count) => words.pies(names.pies(count)),
    hand: (count, values) =>
      values.length > 0 ? words.handOf(names.spells(count), values.join(comma)) : names.spells(count),
    solved: (cards) =>
      cards.length === 0
        ? words.noneSolved
        : words.solved(cards.length, cards.map((card) => namer.questOf(card).name).join(comma)),
    tile: namer.tileOf,
    noTile: (pile) => words.noTile(names.piles[pile]),
    person: namer.personOf,
    die: (kind, terrain) => words.die(first(names.printed.dice[KINDS[kind]]), namer.landName(terrain)),
  };
}
