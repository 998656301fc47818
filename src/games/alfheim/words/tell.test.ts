import { expect, test } from 'vitest';
import type { Lang } from '../../../words/lang.ts';
import { clueOf } from '../rules/clues.ts';
import { kindOf, TILES } from '../rules/fairies.ts';
import { REFUSE } from '../rules/moves.ts';
import { opening } from '../rules/opening.ts';
import { callOf, dealt, fieldFrom, placed, playAll, positionOf, tileOf } from '../rules/sample.ts';
import type { Event } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { en } from './en.ts';
import { told } from './heard.ts';
import { ja } from './ja.ts';
import { Teller } from './tell.ts';

test('a field and each cost are told by themselves at the beginning', () => {
  const lines = told('en', opening(view(dealt(2), 'onlooker')));
  expect(lines).toHaveLength(2 + 1 + 7 + 1);
  expect(lines[0]).toMatch(/^Aya’s field begins with .+\.$/);
  expect(lines[2]).toBe('The first costs are turned over.');
  expect(lines.slice(3, 10).every((line) => / comes for [^.]+\.$/.test(line))).toBe(true);
});

test('two alike are told as that', () => {
  const alike: Event = { is: 'pair', seat: 0, clues: [3, 3] };
  expect(told('en', [alike])).toEqual(['Aya’s field begins with two clues of honey, side by side.']);
  expect(told('ja', [alike])).toEqual(['Ayaさんの場には、はじめに「はちみつ」が2枚、横に並んでいます。']);
});

test('the Queen’s cost is the one kind that she does not want', () => {
  const cost: Event = { is: 'cost', kind: kindOf('queen'), tile: tileOf('queen', 'ABCEF'), second: false };
  expect(told('en', [cost, { ...cost, second: true }])).toEqual([
    'The Queen comes for every kind but berries.',
    'The Queen now also comes for every kind but berries.',
  ]);
  expect(told('ja', [cost])).toEqual(['クイーンのコストは「ベリー以外の5種」です。']);
});

test('a clue is told by what it lies beside, and others of its kind by that', () => {
  const lay = (lang: Lang, clue: string, x: number, y: number, ...lines: string[]): string[] =>
    told(lang, playAll(positionOf(fieldFrom(...lines), { step: 'place', clue }), placed(x, y)));
  expect(lay('en', 'C', 2, 0, 'AB')).toEqual(['Aya places honey to the right of porridge.']);
  expect(lay('ja', 'C', 2, 0, 'AB')).toEqual(['Ayaさんは「はちみつ」を、「おかゆ」の右に配置しました。']);
  expect(lay('en', 'A', 0, 1, 'AB', '.C')).toEqual(['Aya places milk to the left of honey and below other milk.']);
  expect(lay('en', 'C', 1, 1, 'AB', 'B.')).toEqual(['Aya places honey to the right of the lowest porridge.']);
  expect(lay('en', 'C', 1, 1, 'AB', '*')).toEqual([
    'Aya places honey to the right of the footprint and below porridge.',
  ]);
  expect(lay('ja', 'B', 1, 1, 'AB', 'B.')).toEqual([
    'Ayaさんは「おかゆ」を、場で一番下の「おかゆ」の右に配置しました。',
  ]);
  // Where neither lies farther out than all the others of its kind.
  const among = ['B...', '.B.B', 'B...', '....', '...B'];
  expect(lay('en', 'C', 1, 2, ...among)).toEqual([
    'Aya places honey to the right of one clue of porridge and below another clue of porridge.',
  ]);
  expect(lay('ja', 'B', 1, 2, ...among)).toEqual([
    'Ayaさんは「おかゆ」を、場にある「おかゆ」の右、もう1枚の「おかゆ」の下に配置しました。',
  ]);
});

test('a sentence names, so that it is marked, what has come and not what lay there', () => {
  const named = (lines: string[], move: Parameters<typeof playAll>[1], step: 'place' | 'call'): string[] => {
    const [event] = playAll(positionOf(fieldFrom(...lines), { step, clue: 'C' }), move);
    if (!event) throw new Error('nothing happened');
    return Object.values({ en, ja }).map((words) =>
      new Teller(words)
        .tell(event)
        .flatMap((part) => (typeof part === 'object' && 'thing' in part ? [part.thing] : []))
        .sort()
        .join(' '),
    );
  };
  expect(named(['AB'], placed(2, 0), 'place')).toEqual(Array(2).fill('cell:0/2,0'));
  expect(named(['AB', '*'], placed(1, 1), 'place')).toEqual(Array(2).fill('cell:0/1,1'));
  // Both halves of a tile, and the run that calls her.
  const tile = ['cell:0/-1,0', 'cell:0/-1,1', 'cell:0/0,0', 'cell:0/1,0'].join(' ');
  expect(named(['AB'], callOf('nisse1', -1, 0, -1, 1), 'call')).toEqual([tile, tile]);
});

test('of three or four things beside a clue two are told that are enough', () => {
  const lay = (...lines: string[]): string[] =>
    told('en', playAll(positionOf(fieldFrom(...lines), { step: 'place', clue: 'C' }), placed(1, 1)));
  expect(lay('ACA', 'A.B', 'AAA')).toEqual(['Aya places honey between milk on the left and porridge on the right.']);
});

test('a place between two things is told by both, the left or the upper one first', () => {
  const lay = (lang: Lang, x: number, y: number, ...lines: string[]): string[] =>
    told(lang, playAll(positionOf(fieldFrom(...lines), { step: 'place', clue: 'C' }), placed(x, y)));
  expect(lay('ja', 1, 1, 'ABA', 'D.E')).toEqual([
    'Ayaさんは「はちみつ」を、「ベリー」の右、「パン」の左に配置しました。',
  ]);
  expect(lay('en', 1, 1, 'AB', '..', 'E*')).toEqual([
    'Aya places honey between porridge above and the footprint below.',
  ]);
  expect(lay('en', 1, 1, 'AB', '..', 'EC')).toEqual(['Aya places honey between porridge above and other honey below.']);
});

test('of several clues of a kind it is told beside which', () => {
  const lay = (lang: Lang, clue: string, x: number, y: number, ...lines: string[]): string[] =>
    told(lang, playAll(positionOf(fieldFrom(...lines), { step: 'place', clue }), placed(x, y)));
  expect(lay('en', 'C', 1, -1, 'AAB')).toEqual(['Aya places honey above the rightmost milk.']);
  expect(lay('ja', 'C', 1, -1, 'AAB')).toEqual(['Ayaさんは「はちみつ」を、一番右の「ミルク」の上に配置しました。']);
  expect(lay('en', 'C', 1, -1, 'AAAB')).toEqual(['Aya places honey above the middle one of the three clues of milk.']);
  expect(lay('ja', 'C', 2, 1, 'AAAB')).toEqual(['Ayaさんは「はちみつ」を、一番右の「ミルク」の下に配置しました。']);
  expect(lay('ja', 'C', 2, -1, 'AAAAB')).toEqual([
    'Ayaさんは「はちみつ」を、場の「ミルク」4枚のうち左から3番目の1枚の上に配置しました。',
  ]);
  expect(lay('en', 'C', 2, -1, 'AAAAB')).toEqual(['Aya places honey above the third clue of milk from the left.']);
  // Of its own kind: as they lay before.
  expect(lay('en', 'A', 1, -1, 'AAB')).toEqual(['Aya places milk above the rightmost milk.']);
  expect(lay('ja', 'A', 1, -1, 'AAB')).toEqual(['Ayaさんは「ミルク」を、場で一番右の「ミルク」の上に配置しました。']);
});

test('a refusal and the clue that is placed instead are one sentence, and the turn’s end none', () => {
  const refusing = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  refusing.common = [clueOf('D'), ...refusing.common];
  const events = playAll(refusing, REFUSE, placed(2, 0));
  expect(told('en', [...events, { is: 'done', seat: 0 }])).toEqual([
    'Aya refuses honey, draws berries and places that clue to the right of porridge.',
    '',
  ]);
  expect(told('ja', events)).toEqual([
    'Ayaさんは「はちみつ」を引き直し、出た「ベリー」を、「おかゆ」の右に配置しました。',
  ]);
  expect(told('en', events.slice(0, 1))).toEqual(['Aya refuses honey and draws berries.']);
  expect(told('en', [{ is: 'done', seat: 0 }])).toEqual(['']);
});

test('a clue that comes back is told as one that had been refused', () => {
  const refusing = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  refusing.common = [clueOf('D')];
  refusing.buried = 1;
  const events = playAll(refusing, REFUSE, placed(2, 0));
  expect(told('en', events.slice(0, 1))).toEqual([
    'Aya refuses honey and draws berries, which had been refused before.',
  ]);
  expect(told('en', events)).toEqual([
    'Aya refuses honey, draws berries, which had been refused before, and places that clue to the right of porridge.',
  ]);
  expect(told('ja', events)).toEqual([
    'Ayaさんは「はちみつ」を引き直し、前に引き直された「ベリー」が出て、それを、「おかゆ」の右に配置しました。',
  ]);
});

test('beside a clue of the kind that was refused a clue is told to lie beside another', () => {
  const refusing = positionOf(fieldFrom('AC'), { step: 'place', clue: 'C' });
  refusing.common = [clueOf('D'), ...refusing.common];
  const events = playAll(refusing, REFUSE, placed(2, 0));
  expect(told('en', events)).toEqual([
    'Aya refuses honey, draws berries and places that clue to the right of other honey.',
  ]);
  expect(told('ja', events)).toEqual([
    'Ayaさんは「はちみつ」を引き直し、出た「ベリー」を、場にある「はちみつ」の右に配置しました。',
  ]);
});

test('a fairy is told by the run, the end of it and the way that the tile goes', () => {
  const call = () => positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB' } });
  expect(told('en', playAll(call(), callOf('nisse1', -1, 0, -1, 1)))).toEqual([
    'Aya calls Nisse 1 with a run of milk and porridge; the tile goes at its left end, pointing down.',
  ]);
  expect(told('ja', playAll(call(), callOf('nisse1', 2, -1, 2, 0)))).toEqual([
    'Ayaさんは、「ミルク・おかゆ」の列の右端の先から上にかけて、ニッセ1番を配置しました。',
  ]);
  const upright = positionOf(fieldFrom('A', 'B'), { costs: { nisse1: 'AB' } });
  expect(told('en', playAll(upright, callOf('nisse1', -1, 2, 0, 2)))[0]).toMatch(/at its lower end, pointing left\.$/);
});

test('the King is told by the clues in their order, neighbours alike together', () => {
  const call = (pattern: string, line: string) =>
    playAll(positionOf(fieldFrom(line), { round: 8, costs: { king: pattern } }), callOf('king', -1, 0, -1, 1));
  expect(told('en', call('xxx', 'DDD'))[0]).toMatch(/^Aya calls the King with a run of three clues of berries; /);
  expect(told('en', call('xxxy', 'DCDD'))[0]).toContain(
    ' with a run of berries, then honey, then two clues of berries; ',
  );
  expect(told('ja', call('xxx', 'DDD'))[0]).toMatch(/「ベリー3枚」の列の左端/);
  expect(told('ja', call('xxxy', 'DCDD'))[0]).toMatch(/「ベリー1枚・はちみつ1枚・ベリー2枚」の列の左端/);
});

test('of several runs alike it is told at which the tile goes', () => {
  const rows = () => positionOf(fieldFrom('AB', 'C.', 'AB'), { costs: { nisse1: 'AB' } });
  expect(told('en', playAll(rows(), callOf('nisse1', 2, 2, 2, 3)))[0]).toBe(
    'Aya calls Nisse 1 with a run of milk and porridge; the tile goes at its right end, pointing down, in the lower of the two places.',
  );
  expect(told('ja', playAll(rows(), callOf('nisse1', 2, 0, 2, 1)))[0]).toBe(
    'Ayaさんは、「ミルク・おかゆ」の列の右端の先から下にかけて、ニッセ1番を配置しました。そう配置できる2か所のうち、上のほうです。',
  );
});

test('a place among alike ones that no way alone tells is counted from the first clue', () => {
  const away = (east: number, south: number): string[] =>
    [en, ja].map(({ log }) => log.spot({ is: 'away', east, south }));
  expect(away(2, 0)).toEqual([
    'two places to the right of the left one of the first two clues',
    '場所のうち、最初に並んでいた2枚の左のカードから右へ2つの所',
  ]);
  expect(away(0, -1)[0]).toBe('one place above the left one of the first two clues');
  expect(away(-1, 3)).toEqual([
    'three places below the left one of the first two clues and one to the left',
    '場所のうち、最初に並んでいた2枚の左のカードから左へ1つ、下へ3つの所',
  ]);
});

test('the cost tile that is taken is told by its cost, also if that was the one just met', () => {
  const call = (tile: string) => {
    const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
    state.drawn[kindOf('nisse1')] = TILES;
    return playAll(state, { ...callOf('nisse1', -1, 0, -1, 1), tile: tileOf('nisse1', tile) });
  };
  expect(told('en', call('AB'))[0]).toMatch(
    / The pile of Nisse 1 is empty, so Aya takes the cost tile of milk and porridge\.$/,
  );
  expect(told('ja', call('AB'))[0]).toContain(
    'ニッセ1番の山はもうないので、コストとして出ていた「ミルク・おかゆ」のカードを使いました。',
  );
  expect(told('en', call('DF'))[0]).toMatch(
    / The pile of Nisse 1 is empty, so Aya takes the cost tile of berries and herb tea\.$/,
  );
});

test('a cost whose tile was taken in this round is told to be valid still, and the last tile to be the last', () => {
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
  const kind = kindOf('nisse1');
  state.drawn[kind] = TILES;
  state.lying[kind] = 1 << tileOf('nisse1', 'DF');
  const call = { ...callOf('nisse1', -1, 0, -1, 1), tile: tileOf('nisse1', 'DF') };
  const [en, ja] = (['en', 'ja'] as const).map((lang) => told(lang, playAll(structuredClone(state), call))[0]);
  expect(en).toMatch(
    /pointing down\. The cost tile for this has already been taken this round, but the cost stays valid until the round ends\. The pile of Nisse 1 is empty, so Aya takes its last cost tile, that of berries and herb tea\.$/,
  );
  expect(ja).toContain(
    'そのコストのカードはもう取られましたが、コストはラウンドの終わりまで使えます。ニッセ1番の山はもうないので、コストとして出ていた最後の1枚、「ベリー・ハーブティー」のカードを使いました。',
  );
});
