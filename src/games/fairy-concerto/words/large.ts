import { name, type Part, type Phrase, phrase as p, icon as sign } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Counts, Kind, Pair } from '../rules/cards.ts';
import { COMPOSER, HARPIST_KINDS, LETTERS, PIANIST_KINDS, present, sumOf } from '../rules/cards.ts';
import type { Contest } from '../rules/score.ts';
import type { Owner, View } from '../rules/state.ts';
import { names, who } from './names.ts';

const words = catalogues({
  stands: both(
    (count: number): string => `${count} in this orchestra`,
    (count) => `このオーケストラに${count}個`,
  ),
  popular: both(
    (row: Part): Phrase => p`${row} +1`,
    (row) => p`${row}＋1点`,
  ),
  pair: both(
    (row: Part, other: Part): Phrase => p`${row} +3 for each pair with ${other}`,
    (row, other) => p`${row}${other}との1組で＋3点`,
  ),
  composes: both('draws two score cards, one stays', 'スコアカードを2枚引き、1枚を残す'),
  each: both(
    (kind: Part, count: number): Phrase => p`${kind} × ${count}`,
    (kind, count) => p`${kind} × ${count}`,
  ),
  pays: both('5 points', '5点'),
  met: both('met', '達成'),
  lacks: both(
    (parts: readonly Phrase[]): Phrase => p`still wants ${parts.flat()}`,
    (parts) => p`あと${parts.flat()}`,
  ),
  of: both(
    (whose: Phrase, points: number, honour: Part | ''): Phrase => p`${whose} ${points} ${honour}`,
    (whose, points, honour) => p`${whose}${points}点${honour}`,
  ),
});

const iconOf = (lang: Lang, kind: Kind): Part => sign(LETTERS[kind], names[lang].kinds[kind]);
const rowOf = (lang: Lang, row: Contest): Part => sign(row, names[lang].rows[row]);

/** What a fairy brings here: how many there are, and which cards of the table name it. */
export function fairyFacts(lang: Lang, kind: Kind, view: View, orchestra: Counts | null): Phrase[] {
  const said = words[lang];
  const paired = (row: 'pianist' | 'harpist', pair: Pair): Phrase[] => {
    const other = pair.find((each) => each !== kind);
    return pair.includes(kind) && other !== undefined ? [said.pair(rowOf(lang, row), iconOf(lang, other))] : [];
  };
  return [
    ...(orchestra ? [[said.stands(orchestra[kind])]] : []),
    ...(view.popular === kind ? [said.popular(rowOf(lang, 'popular'))] : []),
    ...paired('pianist', PIANIST_KINDS[view.pianist]),
    ...paired('harpist', HARPIST_KINDS[view.harpist]),
    ...(kind === COMPOSER ? [[said.composes]] : []),
  ];
}

const counted = (lang: Lang, counts: Counts): Phrase[] =>
  present(counts).map(({ kind, count }) => words[lang].each(iconOf(lang, kind), count));

/** What a score card wants, and what of it is lacking; null: nobody's yet. */
export function scoreFacts(lang: Lang, needs: Counts, missing: Counts | null): Phrase[] {
  const said = words[lang];
  const state = missing === null ? [] : sumOf(missing) === 0 ? [[said.met]] : [said.lacks(counted(lang, missing))];
  return [...counted(lang, needs), [said.pays], ...state];
}

interface Stand {
  readonly owner: Owner;
  readonly points: number;
  readonly hasHonour: boolean;
}

/** How all stand in a contest, and who has its honour. */
export const contestFacts = (lang: Lang, row: Contest, stands: readonly Stand[]): Phrase[] =>
  stands.map(({ owner, points, hasHonour }) => {
    const whose = typeof owner === 'number' && lang === 'en' ? [name(owner)] : who(names[lang], owner);
    return words[lang].of(whose, points, hasHonour ? rowOf(lang, row) : '');
  });

export const cardTitle = catalogues({ score: both('Score card', 'スコアカード') });
