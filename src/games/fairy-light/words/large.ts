import { icon, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import { FACES, isCotton, isStart, type Kind, MOON, SUN } from '../rules/cards.ts';
import { DIRECTIONS, type Direction } from '../rules/grid.ts';
import { type Balance, heartOf } from '../rules/sheet.ts';
import { light, things } from './things.ts';

const ARROWS: Readonly<Record<Direction, string>> = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
};

const words = catalogues({
  allWays: both('all eight ways:', '8方向'),
  ray: both(
    (ways: string): Phrase => p`${icon('ray', 'arrow')} ${ways} the whole line`,
    (ways) => p`${icon('ray', '矢印')}${ways} 端まで`,
  ),
  near: both(
    (ways: string): Phrase => p`${icon('near', 'card icon')} ${ways} the next card`,
    (ways) => p`${icon('near', 'カードアイコン')}${ways} 隣の1枚`,
  ),
  own: both(
    (shown: Phrase): Phrase => p`${shown} on itself`,
    (shown) => p`自分に${shown}`,
  ),
  gives: both(
    (shown: Phrase): Phrase => p`${shown} for each Cotton that sees it`,
    (shown) => p`示すコットンに${shown}`,
  ),
  watched: both(
    (count: number): string => (count === 1 ? '1 Cotton sees it' : `${count} Cottons see it`),
    (count) => `${count}匹が示している`,
  ),
  now: both(
    (suns: Phrase, moons: Phrase): Phrase => p`now ${suns} to ${moons}`,
    (suns, moons) => p`いまは${suns}対${moons}`,
  ),
  heart: both(
    (side: string): Phrase => p`${icon('heart', 'the heart')} goes to ${side}`,
    (side) => p`${icon('heart', 'ハート')}は${side}に`,
  ),
  noHeart: both(p`${icon('heart', 'the heart')} goes to neither side`, p`${icon('heart', 'ハート')}は渡らない`),
});

/** What is printed on a card. */
export function printed(lang: Lang, kind: Kind): Phrase[] {
  const face = FACES[kind];
  if (!face) return [];
  const said = words[lang];
  const ways = (of: readonly Direction[]): string =>
    of.length === DIRECTIONS.length ? said.allWays : of.map((towards) => ARROWS[towards]).join('');
  const shown = light(things[lang], face);
  if (!isCotton(kind)) return [said.gives(shown)];
  return [
    ...(face.rays.length > 0 ? [said.ray(ways(face.rays))] : []),
    ...(face.near.length > 0 ? [said.near(ways(face.near))] : []),
    ...(isStart(kind) ? [] : [said.own(shown)]),
  ];
}

/** What it is worth where it lies: null counts where points are hidden or nobody can know them. */
export function standing(lang: Lang, kind: Kind, counts: Balance | null, watchers: number | null): Phrase[] {
  const [said, called] = [words[lang], things[lang]];
  const seen = watchers === null || isCotton(kind) ? [] : [[said.watched(watchers)]];
  if (!counts) return seen;
  const heart = heartOf(counts);
  const side = heart === null ? null : [called.sun, called.moon][heart === SUN ? SUN : MOON];
  return [
    said.now(called.suns(counts.suns), called.moons(counts.moons)),
    side ? said.heart(side) : said.noHeart,
    ...seen,
  ];
}
