import { expect, test } from 'vitest';
import { type Phrase, plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { clueOf, type ExpertSet, type Kind, kindOf, TILES, TOMTE } from '../rules/fairies.ts';
import { FIRST } from '../rules/field.ts';
import { opening } from '../rules/index.ts';
import { asks, DONE, moves, REFUSE } from '../rules/moves.ts';
import { callOf, dealt, domino, fieldFrom, placed, playAll, positionOf, rng, tileOf } from '../rules/sample.ts';
import type { Called, Event, Move } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { log } from './log.ts';

const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const text = (said: Phrase | null): string => plain(said ?? [], named);
/** What three people read in the log, line by line. */
const told = (lang: Lang, events: readonly Event[]): string[] =>
  log[lang].sayEvents(events).flatMap((said) => (said === null || said.length === 0 ? [] : [text(said)]));
const drawnOf = (said: Phrase): Phrase => said.filter((part) => typeof part === 'string' || !('isPlace' in part));
const turn = (lang: Lang, ...events: readonly Event[]): string => text(log[lang].sayTurn(0, events));
const all = (...words: readonly string[]) =>
  expect.stringMatching(new RegExp(words.map((word) => `(?=.*${word})`).join('')));

const MILK = clueOf('A');
const called = (kind: Kind): Called => ({
  is: 'called',
  seat: 0,
  kind,
  domino: domino(2, 0, 2, 1),
  cost: 0,
  run: [],
  tile: null,
  last: false,
  late: false,
  atOnce: false,
});

test('at the beginning each field is told, and not the costs that lie there', () => {
  const lines = told('en', opening(view(dealt(2), 'onlooker')));
  expect(lines).toEqual([all('Aya', 'field'), all('Ben', 'field'), all('costs'), all('Round 1')]);
});

test('a clue is told by its kind, and its place by a sign that has words for those who do not see it', () => {
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  const events = playAll(state, placed(2, 0));
  const [en, ja] = LANGS.map((lang) => log[lang].sayEvents(events)[0] ?? []);
  expect([text(en ?? []), text(ja ?? [])]).toEqual([all('Aya', 'honey', '2 east'), all('Aya', 'はちみつ', '東へ2つ')]);
  expect(text(drawnOf(en ?? []))).not.toMatch(/east|right|beside/);
});

test('no two places that somebody may choose between are told in the same words', () => {
  const chance = rng();
  const state = dealt(2);
  for (let [ask] = asks(state); ask; [ask] = asks(state)) {
    const legal = moves(state, ask.seat);
    const places = new Map(legal.flatMap((move) => placeOf(move) ?? []).map((place) => [place, new Set<string>()]));
    for (const move of legal) {
      const [event] = playAll(structuredClone(state), move);
      if (event) for (const lang of LANGS) places.get(placeOf(move) ?? '')?.add(text(log[lang].sayEvent(event)));
    }
    const said = [...places.values()].flatMap((lines) => [...lines]);
    expect(new Set(said).size).toBe(said.length);
    playAll(state, chance.pick(legal));
  }
});
/** What lies where; for a fairy, whichever tile is taken for her. */
function placeOf(move: Move): string | null {
  if ('place' in move) return `clue ${move.place}`;
  if ('footprint' in move) return `footprint ${move.footprint}`;
  return 'call' in move ? `${move.call} on ${move.domino}` : null;
}

test('a refusal and the clue that is placed instead are one sentence, and the turn’s end none', () => {
  const refusing = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  refusing.common = [clueOf('D'), ...refusing.common];
  const events = playAll(refusing, REFUSE, placed(2, 0));
  const whole = [...events, { is: 'done', seat: 0 } as const];
  expect(told('en', whole)).toEqual([all('Aya refuses honey', 'draws berries', 'places', '2 east')]);
  expect(told('ja', whole)).toEqual([all('はちみつ', '引き直し', 'ベリー', '東へ2つ', '配置')]);
  expect(told('en', events.slice(0, 1))).toEqual([all('refuses honey and draws berries')]);
  expect(told('en', playAll(positionOf(fieldFrom('AB'), {}), DONE).slice(0, 1))).toEqual([]);
});

test('a clue that comes back is told as one that had been refused', () => {
  const refusing = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  refusing.common = [clueOf('D')];
  refusing.buried = 1;
  const events = playAll(refusing, REFUSE);
  expect(told('en', events)).toEqual([all('berries', 'refused before')]);
  expect(told('ja', events)).toEqual([all('前に引き直された', 'ベリー')]);
});

test('what a line names, so that it is marked, is what has come: a clue, or the tile and the run that calls her', () => {
  const things = (lines: string[], move: Move, step: 'place' | 'call'): string[] => {
    const [event] = playAll(positionOf(fieldFrom(...lines), { step, clue: 'C' }), move);
    if (!event) throw new Error('nothing happened');
    return LANGS.map((lang) =>
      log[lang]
        .sayEvent(event)
        .flatMap((part) => (typeof part === 'object' && 'thing' in part ? [part.thing] : []))
        .sort()
        .join(' '),
    );
  };
  expect(things(['AB', '*'], placed(1, 1), 'place')).toEqual(Array(2).fill('cell:0/1,1'));
  const tile = ['cell:0/-1,0', 'cell:0/0,0', 'cell:0/1,0'].join(' ');
  expect(things(['AB'], callOf('nisse1', -1, 0, -1, 1), 'call')).toEqual([tile, tile]);
});

test('a fairy is told with the clues that called her, neighbours alike counted', () => {
  const call = (pattern: string, line: string) =>
    playAll(positionOf(fieldFrom(line), { round: 8, costs: { king: pattern } }), callOf('king', -1, 0, -1, 1));
  expect(told('en', call('xxxy', 'DCDD'))[0]).toMatch(/Aya calls the King .*with berries, honey and 2 berries/);
  expect(told('ja', call('xxx', 'DDD'))[0]).toMatch(/「ベリー3枚」でキング/);
});

test('the cost tile that is taken, and a cost whose tile was taken before in this round, are told', () => {
  const kind = kindOf('nisse1');
  const state = positionOf(fieldFrom('AB'), { costs: { nisse1: 'AB DF' } });
  state.drawn[kind] = TILES;
  state.lying[kind] = 1 << tileOf('nisse1', 'DF');
  const call = { ...callOf('nisse1', -1, 0, -1, 1), tile: tileOf('nisse1', 'DF') };
  const [en, ja] = LANGS.map((lang) => told(lang, playAll(structuredClone(state), call))[0]);
  expect(en).toEqual(all('milk and porridge', 'still valid', 'last tile', 'berries, herb tea'));
  expect(ja).toEqual(all('ミルク・おかゆ', 'このラウンドは使える', '最後の', 'ベリー・ハーブティー'));
});

test('a Tomte is told to others without the cost', () => {
  const tomte = (tile: number | null): Event => ({ is: 'tomte', seat: 0, tile });
  const [en, ja] = LANGS.map((lang) => told(lang, [tomte(null), tomte(tileOf('tomte', 'ABE'))]));
  expect(en).toEqual([expect.not.stringMatching(/milk|porridge|bread/), all('milk', 'porridge', 'bread')]);
  expect(ja).toEqual([expect.not.stringMatching(/ミルク|おかゆ|パン/), all('ミルク', 'おかゆ', 'パン')]);
});

test('experts of a round are told with all who are as good', () => {
  const expert = (set: ExpertSet, points: number, ...seats: number[]): Event => ({ is: 'expert', set, seats, points });
  expect(told('en', [expert(1, 7, 0, 2), expert(2, 5, 1)])).toEqual([
    all('Aya and Chie', 'each', '7', 'Fairies'),
    all('Ben', '5', 'Tomte'),
  ]);
  expect(told('ja', [expert(1, 7, 0, 2)])).toEqual([all('Ayaさん', 'Chieさん', 'それぞれ7点')]);
});

test('what there is no room for is told, with whose field it is', () => {
  const aside: Event[] = [
    { is: 'aside', seat: 0, clue: clueOf('C') },
    { is: 'aside', seat: 1, clue: null },
  ];
  expect(told('en', aside)).toEqual([all('Aya', 'honey', 'set aside'), all('Ben', 'footprint', 'set aside')]);
  expect(told('ja', aside)).toEqual([all('Aya', 'はちみつ', '取り除'), all('Ben', '足跡カード', '取り除')]);
});

test('points are told with what they are for, and the winner with the points', () => {
  const counted = (fairies: number, experts: number, footprint: number): Event => ({
    is: 'counted',
    seat: 0,
    parts: { fairies, experts, footprint },
  });
  const all3 = [counted(7, 5, 1), counted(4, 0, 0), counted(0, 0, 0)];
  expect(told('en', all3)).toEqual([all('13', '7 for', '5 for', '1 for'), all('4 points', '4 for'), all('0 points')]);
  expect(told('ja', all3)).toEqual([all('13点', '7', '5', '1'), all('4点'), all('0点')]);
  const ended = (...winners: number[]): Event => ({ is: 'ended', points: [8, 8, 3], winners });
  expect(told('en', [ended(0), ended(0, 1)])).toEqual([all('Aya wins', '8'), all('8', 'Aya and Ben share')]);
  expect(told('ja', [ended(0, 1)])).toEqual([all('8点で並び', 'AyaさんとBenさん', '2人')]);
});

test('a turn in one line: what was refused and placed, who was called, the Tomte, a footprint', () => {
  const did: readonly Event[] = [
    { is: 'refused', seat: 0, clue: clueOf('C'), drawn: MILK, again: false },
    { is: 'placed', seat: 0, clue: MILK, cell: FIRST },
    called(kindOf('nisse3')),
    { is: 'tomte', seat: 0, tile: null },
    called(TOMTE),
    { is: 'done', seat: 0 },
  ];
  expect(turn('en', ...did)).toBe('refuses honey · milk · Nisse 3 · takes a Tomte · the Tomte');
  expect(turn('ja', ...did)).toBe('はちみつを引き直し、ミルク、ニッセ3番、トムテを獲得、トムテ');
  const tracked: Event = { is: 'tracked', seat: 0, footprint: 0, cell: FIRST };
  expect([turn('en', tracked), turn('ja', tracked)]).toEqual(['footprint', '足跡カード']);
});

test('where one seat ends a round and begins the next, the line of its turn says where that was', () => {
  const [clue, shown] = [
    { is: 'placed', seat: 0, clue: MILK, cell: FIRST },
    { is: 'shown', round: 5, clue: MILK, first: 0 },
  ] as const;
  expect(turn('en', clue, shown, clue)).toBe('milk · round 5 · milk');
  expect(turn('ja', clue, shown, clue)).toBe('ミルク、5ラウンド目、ミルク');
  expect(turn('en', clue, shown)).toBe('milk');
});

test('what the round tells, and what befalls another field, is nobody’s turn', () => {
  const round: readonly Event[] = [
    { is: 'done', seat: 0 },
    { is: 'expert', set: 0, seats: [0, 1], points: 8 },
    { is: 'shown', round: 2, clue: MILK, first: 1 },
    { is: 'aside', seat: 1, clue: MILK },
  ];
  expect([turn('en', ...round), turn('ja', ...round)]).toEqual(['', '']);
});
