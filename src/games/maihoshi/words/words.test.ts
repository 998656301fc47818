import { expect, test } from 'vitest';
import type { ThingId } from '../../../engine/game.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS } from '../../../words/voice.ts';
import { CARDS, cardThing, GEISHA_IDS, geishaThing } from '../rules/cards.ts';
import { asks, moves, why } from '../rules/legal.ts';
import { act, dealt, moveOf, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { voiceIn } from './say.ts';

const [en, ja] = [voiceIn('en'), voiceIn('ja')];
const VOICES = { en, ja };
const named = (seat: number): string => `<${seat}>`;
const state = positionOf({
  hands: ['suri-blue kuge'],
  guests: ['hanashika-red hikeshi-red'],
  publicity: ['', 'kamiyui-blue'],
});
const seen = view(state, 0);

test.each(LANGS)('%s: every card and geisha is explained by its name, its numbers and what it does', (lang) => {
  const voice = VOICES[lang];
  const things = [...CARDS.map((_, card) => cardThing(card)), ...GEISHA_IDS.map(geishaThing)];
  const texts = things.map((thing) => plain(voice.explain(thing, seen), named));
  expect(new Set(texts).size).toBe(things.length);
  CARDS.forEach(({ requirement, income }, card) => {
    expect(texts[card]).toContain(String(requirement));
    expect(texts[card]).toContain(String(income));
  });
});

test('a card of the hand is explained with whether it could come, a geisha with the reputation she has now', () => {
  const say = (thing: ThingId): string => plain(en.explain(thing, seen), named);
  expect(say('card:suri-blue')).toContain('not met yet: the reputation is 4');
  expect(say('card:kamiyui-red')).not.toContain('met');
  expect(say('geisha:hiougi')).toContain('At <1>’s house; reputation now: performance 5, service 4, learning 2');
});

test.each(LANGS)('%s: piles and rows are explained as they stand', (lang) => {
  const say = (thing: ThingId): string => plain(VOICES[lang].explain(thing, seen), named);
  // Of six Storytellers one is a guest.
  expect(say('pile:deck')).toContain({ en: 'Storyteller 5', ja: '噺家5' }[lang]);
  expect(say('hand:0')).toMatch(/<0>.*2.*3/);
  expect(say('guests:0')).toMatch(/<0>.*2.*8/);
  expect(say('publicity:1')).toMatch(/<1>.*5.*4.*2.*5.*2.*2/);
  expect(say('pile:deck')).toContain(String(state.deck.length));
  expect(say('pile:discard')).toContain({ en: 'empty', ja: 'ありません' }[lang]);
  expect(say('reserve:1')).toContain('<1>');
  expect(say('marker:starter')).toContain('<0>');
  expect(say('tokens:0')).toContain('0');
  expect(say('tokens:1')).not.toContain('0');
});

test.each(LANGS)('%s: a round as it stands is explained by its parts, and never below zero', (lang) => {
  const say = (position: typeof state): string => plain(VOICES[lang].explain('sum:0', view(position, 0)), named);
  expect(say(state)).toMatch(/<0>.*8.*3.*5/);
  expect(say(positionOf({ hands: ['suri-blue kuge'] }))).toMatch(/<0>.*0.*3.*0/);
});

test.each(LANGS)('%s: a guest is explained with what it brings by its effect as things are', (lang) => {
  const sample = { hands: ['kuge'], guests: ['fudasashi-red'] };
  const say = (publicity: string): string =>
    plain(
      VOICES[lang].explain('card:fudasashi-red', view(positionOf({ ...sample, publicity: [publicity] }), 0)),
      named,
    );
  expect(say('kamiyui-red suri-red')).toMatch(/[++]2[^++]*$/);
  expect(say('')).not.toMatch(/[++]2[^++]*$/);
});

test('a reading stands beside a name that not everybody can read, where its card is explained', () => {
  const say = (thing: ThingId): string => plain(ja.explain(thing, seen), named);
  expect(say('card:fudasashi-red')).toContain('札差（ふださし）');
  expect(say('card:chokushi')).toContain('勅使（ちょくし）');
  expect(say('card:suri-red')).toContain('すり');
  expect(say('geisha:tokiwa')).toContain('常磐（ときわ）');
});

test.each(LANGS)('%s: a door says whether the house is closed, the marker who comes last in the lap', (lang) => {
  const position = positionOf({ closed: [1] });
  const say = (thing: ThingId): string => plain(VOICES[lang].explain(thing, view(position, 0)), named);
  expect(say('door:1').replace('<1>', '')).not.toBe(say('door:0').replace('<0>', ''));
  expect(say('marker:lap')).not.toContain('<');
  Object.assign(position, { lap: 'called', lapBy: 2 });
  expect(say('marker:lap')).toContain('<2>');
});

test('piles and hands are told with what these eyes may know of them, and no more', () => {
  const position = positionOf({
    geisha: ['hiougi', 'seoto'],
    hands: ['suri-red kuge', 'sadou'],
    guests: ['', 'hanashika-blue'],
    publicity: ['', 'kamiyui-green'],
  });
  const say = (thing: ThingId, eyes: 0 | 'onlooker' = 0): string =>
    plain(en.explain(thing, view(position, eyes)), named);
  expect(say('hand:1')).not.toContain('among them');
  act(position, 'introduce kuge', 'draw 1');
  expect(say('pile:discard')).toContain('the newest first: Court Noble');
  Object.assign(position, { turn: 0, acted: false });
  act(position, 'guest suri-red', 'target 1');
  expect(say('pile:deck', 'onlooker')).toContain('Storyteller\u00a0(blue)');
  expect(say('hand:1')).not.toContain('Tea Master');
});

test.each(LANGS)('%s: nobody is asked for what cannot be done', (lang) => {
  const ask = { seat: 0, step: 'turn', cover: 'private' } as const;
  const say = (position: ReturnType<typeof positionOf>): string =>
    plain(VOICES[lang].sayAsk(ask, view(position, 0)), named);
  const geisha = ['hiougi', 'seoto', 'tokiwa'];
  const acted = (reserve: string) => {
    const position = positionOf({ geisha, reserves: [reserve] });
    act(position, 'rest');
    return say(position);
  };
  const hands = ['dangoya-red'];
  const last = positionOf({ geisha, hands });
  Object.assign(last, { lap: 'running', lapBy: 1 });
  const asks = [
    say(positionOf({ geisha, hands })),
    say(positionOf({ geisha, hands, closed: [0] })),
    acted('hikeshi-red'),
    acted('kuge'),
    say(last),
    say(positionOf({ geisha, hands: ['kuge'] })),
  ];
  expect(new Set(asks).size).toBe(6);
  const [free, closed, met, unmet] = asks;
  const invites = { en: 'Guest', ja: '客を出す' }[lang];
  const uses = { en: 'Use the reserve', ja: '予約客を使うか' }[lang];
  expect(free).toContain(invites);
  for (const none of [closed, asks.at(-1)]) expect(none).not.toContain(invites);
  expect(met).toContain(uses);
  expect(unmet).not.toContain(uses);
});

test.each(LANGS)(
  '%s: a turn asks for what there is to choose, and an ability is named where it is the choice',
  (lang) => {
    const ask = { seat: 0, step: 'turn', cover: 'private' } as const;
    const say = (position: ReturnType<typeof positionOf>): string =>
      plain(VOICES[lang].sayAsk(ask, view(position, 0)), named);
    const [invites, reserve, ebbs, draws] = {
      en: ['uest', 'reserve', 'Ebb Tide', 'Draw 2, or 1'],
      ja: ['客を出す', '予約客', '引き潮', '2枚引くか'],
    }[lang] as [string, string, string, string];
    const bare = say(positionOf({ geisha: ['hiougi', 'seoto'], hands: [''], reserves: ['hikeshi-red'] }));
    expect(bare).not.toContain(invites);
    expect(bare).toContain(reserve);
    expect(say(positionOf({ geisha: ['hiougi', 'seoto'], reserves: ['kuge'] }))).not.toContain(reserve);
    const seoto = positionOf({ geisha: ['seoto', 'hiougi'], hands: ['kuge sadou chokushi'] });
    act(seoto, 'introduce kuge');
    expect(say(seoto)).not.toContain(ebbs);
    act(seoto, 'introduce sadou');
    expect(say(seoto)).toContain(ebbs);
    expect(say(seoto)).toContain(draws);
  },
);

test.each(LANGS)('%s: a card that only Go-between admits says so', (lang) => {
  const position = positionOf({ geisha: ['tokiwa', 'sayo'], hands: ['hanashika-red hikeshi-green'] });
  const say = (thing: ThingId): string => plain(VOICES[lang].explain(thing, view(position, 0)), named);
  const ability = { en: 'Go-between', ja: '顔つなぎ' }[lang];
  expect(say('card:hanashika-red')).toContain(ability);
  expect(say('card:hikeshi-green')).not.toContain(ability);
});

test.each(LANGS)('%s: who cannot be chosen for want of a card is said so', (lang) => {
  const position = positionOf({
    geisha: ['hiougi', 'seoto', 'tokiwa'],
    hands: ['kenjutsu-red kuge'],
    publicity: ['kamiyui-red', 'sadou'],
  });
  act(position, 'guest kenjutsu-red');
  const reason = why(view(position, 0), 0, moveOf('target 2'));
  expect(reason).toMatchObject({ is: 'lacks', side: 2, row: 'publicity' });
  expect(reason && plain(VOICES[lang].sayReason(reason), named)).toContain(
    { en: 'no publicity', ja: '宣伝には' }[lang],
  );
});

test.each(LANGS)('%s: whose reserve it is may read it, and nobody else', (lang) => {
  const position = positionOf({ geisha: ['hiougi', 'seoto'], reserves: ['kuge'] });
  const say = (eyes: 0 | 1 | 'onlooker'): string =>
    plain(VOICES[lang].explain('reserve:0', view(position, eyes)), named);
  const noble = { en: 'Court Noble', ja: '公家' }[lang];
  expect(say(0)).toContain(noble);
  expect(say(1)).not.toContain(noble);
  expect(say('onlooker')).toBe(say(1));
});

test.each(LANGS)('%s: a round as it stands is told from one that is counted', (lang) => {
  const say = (row: string): string => plain(VOICES[lang].sayRow(row), named);
  expect(say('soFar2')).toContain(say('round2'));
  expect(say('soFar2')).not.toBe(say('round2'));
});

test.each(LANGS)('%s: what is asked is short, and an effect is asked for by its deed', (lang) => {
  const geisha = ['hiougi', 'seoto', 'tokiwa'];
  const rows = { guests: ['kamiyui-red', 'hanashika-blue'], publicity: ['kamiyui-blue kamiyui-green kenjutsu-red'] };
  const heard = new Set<string>();
  const deeds = new Set<string>();
  for (const folk of ['dangoya', 'hikyaku', 'kawaraban', 'okappiki', 'suri', 'sendou', 'wakadanna']) {
    const position = positionOf({ geisha, ...rows, hands: [`${folk}-red kuge`] });
    act(position, `guest ${folk}-red`);
    const [ask] = asks(position);
    if (!ask) throw new Error(`${folk} asks for nothing`);
    const own = view(position, 0);
    heard.add(plain(VOICES[lang].sayAsk(ask, own), named));
    for (const move of moves(position, 0)) deeds.add(plain(VOICES[lang].sayMove(move, own), named));
  }
  expect(heard.size).toBe(7);
  for (const text of heard) expect(text.length).toBeLessThanOrEqual(40);
  // Three players for three of them but the Pickpocket, whom only two have a guest for; three to use, and one way to
  // skip; the Heir brings the Noble.
  expect(deeds.size).toBe(3 + 3 + 2 + 3 + 1 + 1);
});

test('a turn says of the extra one that comes after it', () => {
  const position = positionOf({ geisha: ['hiougi', 'seoto'], hands: ['sendou-red'] });
  const ask = { seat: 0, step: 'turn', cover: 'private' } as const;
  const say = (lang: 'en' | 'ja'): string => plain(VOICES[lang].sayAsk(ask, view(position, 0)), named);
  expect(say('en')).not.toContain('more');
  position.extra = 1;
  expect(say('en')).toMatch(/ \(then 1 more turn\)$/);
  expect(say('ja')).toMatch(/（このあと、もう1手番）$/);
});

test('what an Heir refuses is said in few words: his whole effect would push the hand aside', () => {
  const position = positionOf({ hands: ['wakadanna-red kamiyui-red hikeshi-blue'], publicity: ['kuge'] });
  act(position, 'guest wakadanna-red');
  const reason = why(view(position, 0), 0, moveOf('guest kamiyui-red'));
  for (const lang of LANGS) {
    const said = reason ? plain(VOICES[lang].sayReason(reason), named) : '';
    const whole = plain(VOICES[lang].explain('card:wakadanna-red', view(position, 0)), named);
    expect(said).toContain({ en: 'colour', ja: '色' }[lang]);
    expect(said.length * 2).toBeLessThan(whole.length);
  }
});

test.each(LANGS)('%s: what a move comes to is said by the sum of the round, also where it stays at nothing', (lang) => {
  const sum = { is: 'roundThen', rule: 'score.tokens', side: 0, points: 0, earned: 2, penalty: 21, total: 0 } as const;
  const say = (reason: Parameters<typeof en.sayReason>[0]): string =>
    plain(VOICES[lang].sayReason(reason), named).replaceAll('\u2060', '');
  expect(say(sum)).toMatch(/0.*2.*21.*−19/);
  expect(say({ ...sum, points: 5, earned: 12, penalty: 3, total: 9 })).toMatch(/\+5.*12.*3.*9/);
});

test.each(LANGS)('%s: where any reputation will do that is said in words, and the highest is named', (lang) => {
  const position = positionOf({ geisha: ['hiougi', 'seoto'], hands: ['kuge'] });
  const reason = why(view(position, 0), 0, moveOf('guest kuge'));
  expect(reason).toMatchObject({ is: 'unmet', needs: 7, has: 5 });
  const said = reason ? plain(VOICES[lang].sayReason(reason), named) : '';
  expect(said).toMatch({ en: /7 in any one reputation.*best.*5/, ja: /いずれかの評判7以上.*いちばん高い.*5/ }[lang]);
});

test.each(LANGS)('%s: whom an effect may be used on is named with what would be lost', (lang) => {
  const sample = { guests: ['kamiyui-red', 'hanashika-blue'], publicity: ['hanashika-red', 'sadou'] };
  const say = (card: string): string => {
    const position = positionOf({ ...sample, geisha: ['hiougi', 'seoto'], hands: [`${card} kuge`] });
    act(position, `guest ${card}`);
    return plain(VOICES[lang].sayMove(moveOf('target 1'), view(position, 0)), named);
  };
  expect(say('suri-red')).toMatch(/<1>.*5/);
  expect(say('kenjutsu-red')).toMatch(/<1>.*\+1.*\+1.*\+1/);
});

test.each(LANGS)('%s: a tie is explained by those who are equal and the cards they hold', (lang) => {
  const ended = (tokens: readonly number[], held: readonly number[], stage: 'over' | 'turn' = 'over') =>
    ({ ...view(dealt({ seats: 3 }), 'onlooker'), stage, tokens, held }) as const;
  const say = (...of: Parameters<typeof ended>): string | null => {
    const said = VOICES[lang].sayTie?.(ended(...of), { rows: [], totals: [] });
    return said ? plain(said, named) : null;
  };
  expect(say([30, 20, 29], [1, 2, 3])).toBeNull();
  expect(say([30, 30, 12], [1, 2, 3], 'turn')).toBeNull();
  expect(say([30, 30, 30], [3, 2, 4])).toMatch(/<0>.*<1>.*<2>/);
  expect(say([30, 30, 30], [3, 2, 4])).toContain('2');
  const [one, all] = [say([30, 30, 30], [2, 3, 2]), say([30, 30, 30], [2, 2, 2])];
  expect(one).toMatch(/<0>.*<1>.*<2>.*<0>.*<2>/);
  for (const said of [one, all]) expect(said).toContain({ en: 'share', ja: '引き分け' }[lang]);
});

test.each(LANGS)('%s: while points are hidden, nothing tells how the round stands', (lang) => {
  const voice = VOICES[lang];
  const points = /\d (now|points)|今は.?\d/;
  expect(plain(voice.explain('guests:0', seen), named)).toMatch(points);
  expect(plain(voice.explain('guests:0', seen, true), named)).not.toMatch(points);
  expect(voice.tellsPoints?.({ is: 'handThen', rule: 'score.hand', side: 0, held: 2, points: 2, isMore: true })).toBe(
    true,
  );
});
