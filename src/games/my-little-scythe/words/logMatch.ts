import type { ScoreSheet } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { listed, many } from '../../../words/lists.ts';
import { type InBoth, name, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, line, type Sayings, silent } from '../../../words/tell.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/state.ts';
import { names } from './names.ts';

const { en, ja } = names;

/** In the order in which they decide. */
const ROWS: InBoth<readonly string[]> = both(
  ['Trophies', 'Friendship', 'Apples and gems'],
  ['トロフィー', '友情レベル', '支配しているリンゴと宝石'],
);
const row: InBoth<(title: string, each: readonly (readonly [Seat, number])[]) => Phrase> = both(
  (title, each) =>
    p`${title}: ${listed(
      each.map(([seat, count]) => p`${name(seat)} ${count}`),
      ', ',
      ', ',
    )}.`,
  (title, each) =>
    p`${title}は${listed(
      each.map(([seat, count]) => p`${name(seat)}さん${count}`),
      '、',
      '、',
    )}です。`,
);

/** One thing after the other, until it was decided: each as many as every seat that is still equal has of it. */
function compared(lang: keyof typeof ROWS, counts: readonly (readonly number[])[]): Phrase[] {
  const said: Phrase[] = [];
  let left: readonly Seat[] = at(counts, 0).map((_, seat) => seat);
  counts.forEach((by, at) => {
    if (at > 0 && left.length === 1) return;
    said.push(
      row[lang](
        ROWS[lang][at] ?? '',
        left.map((seat) => [seat, by[seat] ?? 0] as const),
      ),
    );
    const most = Math.max(...left.map((seat) => by[seat] ?? 0));
    left = left.filter((seat) => by[seat] === most);
  });
  return said;
}
const GAP: InBoth<string> = both(' ', '');

/** What decided between equal trophies; null where these alone did. */
const tieIn =
  (lang: keyof typeof ROWS) =>
  (_: View, { rows }: ScoreSheet): Phrase | null => {
    const said = compared(
      lang,
      rows.map(({ by }) => by),
    );
    return said.length > 1 ? listed(said, GAP[lang], GAP[lang]) : null;
  };
export const tie = both(tieIn('en'), tieIn('ja'));

/** How a match begins and ends. */
export const endSayings: Pick<Sayings<Event>, 'starts' | 'ending' | 'ended'> = {
  starts: ({ seat, begins, friendship, pies, spells }, { before }) => {
    const isAlike =
      before?.is === 'starts' && before.friendship === friendship && before.pies === pies && before.spells === spells;
    if (isAlike) return line(p`Then ${name(seat)}, with as much.`, p`次は${name(seat)}さんで、同じだけ持っています。`);
    return line(
      p`${begins ? p`${name(seat)} begins` : p`Then ${name(seat)}`}, with friendship ${friendship}, ${many(pies, 'pie')} and ${many(spells, 'spell')}.`,
      p`${begins ? '最初' : '次'}は${name(seat)}さんで、友情${friendship}、パイ${pies}枚、呪文${spells}枚です。`,
    );
  },
  ending: ({ full, others }, { after }) =>
    // The last turn of one alone says all of it.
    others < 2 && after.length > 0
      ? silent()
      : line(
          p`${en.seats(full)} ${full.length > 1 ? 'have' : 'has'} four trophies: one last turn for everybody with fewer.`,
          p`${ja.seats(full)}のトロフィーが4つになり、4つ未満のプレイヤーは最後の手番です。`,
        ),
  ended: ({ winners, standings, safety }) => {
    const [said, saidJa] = (['en', 'ja'] as const).map((lang) =>
      listed(
        compared(
          lang,
          [0, 1, 2].map((row) => standings.map((each) => each[row as 0 | 1 | 2])),
        ),
        GAP[lang],
        GAP[lang],
      ),
    );
    return line(
      p`${safety ? 'Sixty rounds are over. ' : ''}${en.seats(winners)} ${winners.length > 1 ? 'share the victory' : 'wins'}. ${said ?? []}`,
      p`${safety ? '60ラウンドが終わりました。' : ''}${ja.seats(winners)}${winners.length > 1 ? 'は、ともに勝者です' : 'の勝ちです'}。${saidJa ?? []}`,
    );
  },
};
