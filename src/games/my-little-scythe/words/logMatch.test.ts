import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { SEEK_A } from '../rules/cards.ts';
import type { Event, Standing } from '../rules/events.ts';
import { hexAt } from '../rules/hexes.ts';
import { positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { en, home, inEnglish, inJapanese, ja, said } from './sample.ts';

test('the log begins with the order of turns, what each starts with, and what lies in front of the camps', () => {
  const front = [
    { kind: 2, at: hexAt(1, -2) },
    { kind: 0, at: hexAt(1, -3) },
  ] as const;
  const starts: Event = { is: 'starts', seat: 0, begins: true, friendship: 3, pies: 3, spells: 1, front };
  expect(inEnglish(starts)).toBe(
    'A begins, with friendship 3, 3 pies and 1 spell. In front of A’s camp in the north lie a quest token on the portal and an apple on the tundra.',
  );
  expect(inJapanese({ ...starts, seat: 1, begins: false, pies: 5 })).toBe(
    '続くのはBさんで、友情レベル3、パイ5枚、呪文1枚を持っています。キャンプ地は北で、その前には、魔法の門にクエストトークン、ツンドラにリンゴがあります。',
  );
});

test('what all start with is told once, and of each what others have not', () => {
  const has = { friendship: 3, pies: 3, spells: 1, front: [{ kind: 0, at: hexAt(1, -2) }] } as const;
  const first: Event = { is: 'starts', seat: 0, begins: true, ...has };
  const next = { is: 'starts', seat: 1, begins: false, ...has } as const;
  const lies = (whose: string): string => `In front of ${whose}’s camp in the north lie an apple on the portal.`;
  expect(said(en, [first, next])).toEqual([
    `Everybody starts with friendship 3, 3 pies and 1 spell. A begins. ${lies('A')}`,
    `B comes next. ${lies('B')}`,
  ]);
  expect(said(en, [first, { ...next, pies: 5 }])).toEqual([
    `Everybody starts with friendship 3 and 1 spell. A begins, with 3 pies. ${lies('A')}`,
    `B comes next, with 5 pies. ${lies('B')}`,
  ]);
});

test('a turn says what the marker bars, and a camp that it is taken off', () => {
  const began: Event = { is: 'began', seat: 0, last: false, barred: SEEK_A, tile: null };
  expect(inEnglish(began)).toBe('It is A’s turn; the marker bars Seek A.');
  expect(inJapanese({ ...began, last: true })).toBe('Aさんの最後の手番です。「発見A」は選べません。');
  expect(said(en, [{ ...began, barred: null }])).toEqual(['It is A’s turn; no action is barred.']);
  expect(said(ja, [{ ...began, barred: null }])).toEqual(['Aさんの手番です。どのアクションも選べます。']);
  const other: Event = { ...home, seeker: 1, other: true, unmarks: false };
  expect(said(en, [home, other])).toEqual(['A returns both seekers to camp and takes the marker off the mat.']);
});

test('the end names only what decided', () => {
  const ended = (standings: readonly Standing[], ...winners: number[]): Event => ({
    ...{ is: 'ended', winners, standings, safety: false },
  });
  expect(
    inEnglish(
      ended(
        [
          [4, 8, 1],
          [3, 9, 9],
        ],
        0,
      ),
    ),
  ).toBe('Only A has 4 trophies. A wins.');
  expect(
    inJapanese(
      ended(
        [
          [4, 8, 1],
          [3, 9, 9],
        ],
        0,
      ),
    ),
  ).toBe('トロフィーが4つあるのはAさんだけです。Aさんの勝ちです。');
  expect(
    inEnglish(
      ended(
        [
          [4, 6, 9],
          [4, 8, 1],
        ],
        1,
      ),
    ),
  ).toBe('A and B have 4 trophies each. B has friendship 8, A 6. B wins.');
  expect(
    inEnglish(
      ended(
        [
          [4, 8, 3],
          [4, 8, 1],
        ],
        0,
      ),
    ),
  ).toContain('They have friendship 8 each. A controls 3 apples and gems, B 1. A wins.');
  expect(
    inJapanese(
      ended(
        [
          [4, 8, 1],
          [4, 8, 1],
        ],
        0,
        1,
      ),
    ),
  ).toBe(
    'AさんとBさんのトロフィーは4つずつです。友情レベルは8ずつで同じです。支配しているリンゴと宝石の数は1ずつで同じです。AさんとBさんは、ともに勝者です。',
  );
});

test('the end of the table says what decided where the trophies did not', () => {
  const tie = (voice: typeof en, ...counts: readonly (readonly number[])[]): string | null => {
    const rows = counts.map((by) => ({ row: 'a row', rule: 'end.winner', by, reasons: [] }));
    const said = voice.sayTie?.(view(positionOf(), 0), { rows, totals: counts[0] ?? [], ranks: true });
    return said ? plain(said, (seat) => 'ABC'[seat] ?? '') : null;
  };
  expect(tie(en, [4, 3], [3, 9], [0, 5])).toBeNull();
  expect(tie(en, [4, 4, 2], [5, 8, 9], [3, 4, 0])).toBe('A and B have 4 trophies each. B has friendship 8, A 5.');
  expect(tie(ja, [4, 4, 2], [5, 8, 9], [3, 4, 0])).toBe(
    'AさんとBさんのトロフィーは4つずつです。友情レベルはBさんが8で、Aさんの5を上回ります。',
  );
  expect(tie(en, [4, 4], [8, 8], [1, 1])).toBe(
    'A and B have 4 trophies each. They have friendship 8 each. They control 1 apple or gem each.',
  );
});

test('the last turn of one alone is told once', () => {
  const ending: Event = { is: 'ending', seat: 0, full: [0], others: 1 };
  const began: Event = { is: 'began', seat: 1, last: true, barred: SEEK_A, tile: null };
  expect(said(en, [ending, began])).toEqual(['It is B’s last turn; the marker bars Seek A.']);
  expect(said(en, [{ ...ending, others: 2 }, began])).toEqual([
    'Everybody with fewer than four trophies takes one last turn.',
    'It is B’s last turn; the marker bars Seek A.',
  ]);
  expect(inEnglish(ending)).toBe('A has four trophies: everybody with fewer takes one last turn.');
});
