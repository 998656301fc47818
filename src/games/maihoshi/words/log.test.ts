import { describe, expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { kindOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { deal, opening } from '../rules/index.ts';
import { act, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { voiceIn } from './say.ts';

const VOICES = { en: voiceIn('en'), ja: voiceIn('ja') };
const named = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';
const GEISHA = ['hiougi', 'seoto', 'tokiwa'];
/** The log of what one seat did. */
const told = (lang: Lang, events: readonly Event[]): string[] =>
  (VOICES[lang].sayEvents?.(events) ?? []).flatMap((phrase) => (phrase?.length ? [plain(phrase, named)] : []));
const turn = (lang: Lang, events: readonly Event[], reader: number | null = null): string =>
  plain(VOICES[lang].sayTurn(0, events, reader), named);
/** The words of both languages that say one thing. */
type InLang = Readonly<Record<Lang, string | RegExp>>;

const guest = (name: string, count: number, from: 'hand' | 'reserve' = 'hand'): Event => ({
  is: 'guest',
  seat: 0,
  card: kindOf(name),
  from,
  by: null,
  count,
});
const used = (name: string): Event => ({ is: 'used', seat: 0, card: kindOf(name), target: null });
const FIFTH: Event = { is: 'lap', by: 0, cause: 'guests', guests: 5 };
const AGAIN: Event = { is: 'again', seat: 0 };
const OUT: Event = { is: 'roundEnded', ending: 'out', by: 0, bonus: [5, 0, 0], inLap: false };
const FINAL_TURNS: InLang = { en: 'inal turns', ja: '最後の1巡' };

describe.each(LANGS)('%s', (lang) => {
  const all = (events: readonly Event[]): string => told(lang, events).join('\n');
  const word = (of: InLang): string | RegExp => of[lang];

  test('who is hit, by whom and by what, with what is left', () => {
    const sample = { geisha: GEISHA, guests: ['kamiyui-red', 'hanashika-blue kamiyui-blue'], publicity: ['', 'sadou'] };
    const sunk = act(positionOf({ ...sample, hands: ['suri-red kuge'] }), 'guest suri-red', 'target 1');
    expect(all(sunk)).toMatch(/^Aya.*2.*\nBen.*1/);
    expect(all(sunk)).toContain(word({ en: 'blue Hairdresser', ja: '青の髪結い' }));
    const crier = () => positionOf({ geisha: GEISHA, hands: ['kawaraban-red kuge'], publicity: ['kamiyui-red'] });
    expect(all(act(crier(), 'guest kawaraban-red', 'target 1'))).toMatch(/Ben.*Aya/);
    expect(all(act(crier(), 'guest kawaraban-red', 'target 0'))).not.toContain('Ben');
    const returned: Event = { is: 'returned', seat: 1, card: kindOf('sadou'), reputation: [1, 5, 3] };
    expect(all([returned])).toMatch(/Ben.*1.*5.*3/);
    const moved: Event = { is: 'moved', from: 1, seat: 0, card: kindOf('kuge'), count: 4, left: 2 };
    expect(all([moved])).toMatch(/Ben.*Aya.*4.*2/);
    expect(all([{ is: 'closed', seat: 1, isOwn: false }])).toContain('Ben');
  });

  test('a turn in one line begins with what was done to the seat that reads it', () => {
    const sample = { geisha: GEISHA, guests: ['kamiyui-red', 'hanashika-blue'] };
    const sunk = act(positionOf({ ...sample, hands: ['suri-red kuge'] }), 'guest suri-red', 'target 1');
    const [thief, victim] = [
      word({ en: 'Pickpocket', ja: 'すり' }),
      word({ en: 'Storyteller', ja: '噺家' }),
    ] as string[];
    const order = (reader: number | null): boolean => {
      const said = turn(lang, sunk, reader);
      return said.indexOf(thief ?? '') < said.indexOf(victim ?? '');
    };
    expect([order(null), order(2), order(1)]).toEqual([true, true, false]);
    // A row that begins with a victim's name would be read as that player's move.
    if (lang === 'ja') expect(turn(lang, sunk)).not.toMatch(/、Ben/);
  });

  test('all who draw by the same effect are told at once, and whose it is', () => {
    const troupe = act(positionOf({ geisha: GEISHA, hands: ['tabiichiza kuge'] }), 'guest tabiichiza', 'use');
    expect(told(lang, troupe)).toHaveLength(2);
    expect(told(lang, troupe)[1]).toMatch(/Ben.*Chie.*Aya/);
    expect(turn(lang, troupe)).not.toMatch(/Ben|Chie/);
    // Who may see her own card is told it.
    const own = troupe.map((event) =>
      event.is === 'drew' && event.seat === 2 ? { ...event, cards: [kindOf('kuge')] } : event,
    );
    expect(told(lang, own).at(-1)).toMatch(word({ en: /Chie.*Court Noble/, ja: /Chie.*公家/ }));
  });

  test('the steps of one action are one sentence, with what they did to the reputation', () => {
    const given = act(positionOf({ hands: ['kuge sadou chokushi'] }), 'introduce kuge', 'introduce sadou');
    expect(told(lang, given)).toHaveLength(1);
    expect(all(given)).toMatch(word({ en: /Court Noble.*Tea Master.*2/, ja: /公家.*茶頭.*2/ }));
    const placed = act(positionOf({ geisha: GEISHA, hands: ['kamiyui-red kuge'] }), 'publicity 1', 'place kamiyui-red');
    expect(told(lang, placed)).toHaveLength(1);
    expect(all(placed)).toMatch(word({ en: /1 card.*Hairdresser.*red 7/, ja: /1枚.*髪結い.*赤7/ }));
  });

  test('an ability is told by its name, and where it kept a card from being drawn', () => {
    const bridge = positionOf({ geisha: ['tokiwa', 'seoto'], hands: ['hanashika-red kuge'] });
    expect(all(act(bridge, 'guest hanashika-red'))).toMatch(word({ en: /Go-between.*guest/, ja: /顔つなぎ.*人目/ }));
    const none: Event = { is: 'ability', seat: 0, geisha: 'seoto', count: 0 };
    expect(all([none])).toContain(word({ en: 'draws none', ja: '引かず' }));
    expect(turn(lang, [none])).not.toBe('');
    const met: Event = { is: 'revealed', seat: 0, card: kindOf('kamiyui-blue'), met: true, count: 4 };
    const by: Event = { is: 'ability', seat: 0, geisha: 'tokiwa', card: kindOf('kamiyui-blue') };
    expect(told(lang, [met, by])).toHaveLength(1);
    expect(all([met, by])).toContain(word({ en: 'Go-between', ja: '顔つなぎ' }));
  });

  test('final turns and extra turns that never come are not told', () => {
    const went = [guest('sendou-red', 5), FIFTH, used('sendou-red'), OUT];
    expect(all(went)).not.toContain(word(FINAL_TURNS));
    expect(all(went)).not.toContain(word({ en: 'extra', ja: '追加' }));
    expect(turn(lang, went)).not.toContain(word(FINAL_TURNS));
    expect(all(went)).toMatch(/Aya.*5/);
    expect(all([guest('suri-red', 5), { ...FIFTH, isVain: true }])).not.toContain(word(FINAL_TURNS));
    // Before an extra turn nobody can know that the round will end with it.
    const later = [guest('sendou-red', 5), FIFTH, used('sendou-red'), AGAIN, guest('kamiyui-red', 6), OUT];
    expect(all(later)).toContain(word(FINAL_TURNS));
    expect(all(later)).toContain(word({ en: 'after the extra turn', ja: '追加の手番のあと' }));
  });

  test('final turns are told with what began them and who has the last', () => {
    expect(all([guest('kamiyui-red', 5), FIFTH])).toMatch(/Aya.*5.*Aya/s);
    const [deck, idle] = (['deck', 'idle'] as const).map((cause) => all([{ ...FIFTH, cause }]));
    for (const said of [deck, idle]) expect(said).toMatch(/Aya/);
    expect(new Set([deck, idle, all([FIFTH])]).size).toBe(3);
  });

  test('an extra turn that follows at once is told once', () => {
    const gains = [guest('sendou-red', 3), used('sendou-red')];
    const extra = word({ en: 'extra', ja: '追加' }) as string;
    expect(all([...gains, AGAIN]).split(extra)).toHaveLength(2);
    expect(all([...gains, guest('kamiyui-red', 4, 'reserve'), AGAIN]).split(extra)).toHaveLength(3);
  });

  test('nobody is told to pass who uses the reserve in the same turn', () => {
    const reserve = guest('kamiyui-red', 1, 'reserve');
    const rested: Event = { is: 'rested', seat: 0 };
    const pass = all([rested]);
    expect(all([rested, reserve])).not.toContain(pass);
    expect(all([reserve, rested])).not.toContain(pass);
    expect(told(lang, [reserve, AGAIN, rested]).at(-1)).toBe(pass);
  });

  test('a reserve that does not come is told with its owner, and what that costs', () => {
    const failed = (seat: number, card: string): Event => ({
      is: 'revealed',
      seat,
      card: kindOf(card),
      met: false,
      count: 1,
    });
    const drew = (seat: number): Event => ({ is: 'drew', seat, count: 1, cards: null, by: 'reserve' });
    const said = told(lang, [failed(1, 'kuge'), failed(2, 'sadou'), drew(1), drew(2)]);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(word({ en: /Ben.*Court Noble/, ja: /Ben.*公家/ }));
    expect(said[1]).toMatch(word({ en: /Chie.*Tea Master/, ja: /Chie.*茶頭/ }));
    expect(said[2]).toMatch(/Ben.*Chie.*1/);
    // It is not of the turn that ended the round.
    expect(turn(lang, [OUT, failed(1, 'kuge'), drew(1)])).toBe(turn(lang, [OUT]));
  });

  test('who has placed a reserve is told by the fewer of those who have and who have not', () => {
    const laid = (seats: number[], without: number[]): string =>
      all([{ is: 'laid', seats, without, barred: [], again: false, starter: 1 }]);
    for (const said of [laid([0, 1], [2]), laid([2], [0, 1])]) {
      expect(said).toMatch(/Chie.*Ben/);
      expect(said).not.toContain('Aya');
    }
    for (const said of [laid([0, 1, 2], []), laid([], [0, 1, 2])]) expect(said).not.toMatch(/Aya|Chie/);
  });

  test('a round is told by its sum, which never falls below nothing', () => {
    const scored = { is: 'scored', seat: 0, income: 9, effects: 2, ability: 1, left: 2, penalty: 3, bonus: 0 } as const;
    expect(all([{ ...scored, points: 9 }])).toMatch(/Aya.*9.*12.*3/);
    const less = all([{ ...scored, income: 0, effects: 0, ability: 1, points: 5, bonus: 5 }]);
    expect(less).toMatch(/5.*1.*3/);
    expect(less).toContain(word({ en: 'counted as 0', ja: '0点未満にはなりません' }));
    const total: Event = { is: 'total', seat: 1, rounds: [22, 0, 3], tokens: 25 };
    expect(all([total])).toMatch(/Ben.*25.*22.*0.*3/);
  });

  test('the end names who was tied, and who wins or shares', () => {
    const ended = (tie: 'none' | 'hands' | 'shared', tokens: number[], ...winners: number[]): string =>
      all([{ is: 'ended', tokens, winners, tie }]);
    expect(ended('none', [3, 25, 4], 1)).toMatch(/Ben/);
    expect(ended('none', [3, 25, 4], 1)).not.toMatch(/Aya|Chie/);
    expect(ended('hands', [25, 25, 3], 1)).toMatch(/Aya.*Ben.*25.*Ben/);
    expect(ended('shared', [25, 25, 25], 0, 2)).toMatch(/Aya.*Ben.*Chie.*25.*Aya.*Chie/);
    const share = word({ en: 'share', ja: '引き分け' });
    for (const said of [ended('shared', [25, 25, 3], 0, 1), ended('shared', [25, 25, 25], 0, 2)])
      expect(said).toContain(share);
  });

  test('a Fortune Teller’s cards are counted once, and an Envoy’s guests are told with the Envoy', () => {
    const drew: Event = { is: 'drew', seat: 0, count: 1, cards: null };
    const [looked, buried] = (['looked', 'buried'] as const).map(
      (is, at): Event => ({ is, seat: 0, count: 3 - at, cards: null }),
    );
    const foretold = [guest('ekisha', 1), used('ekisha'), looked, drew, buried].flatMap((event) => event ?? []);
    expect(all(foretold)).toMatch(word({ en: /top 3.*takes 1.*rest/s, ja: /3枚.*1枚を手札.*残り/s }));
    const hands = ['chokushi suri-red kuge dangoya-red'];
    const publicity = ['hanashika-red hanashika-blue hanashika-green'];
    const envoy = act(
      positionOf({ geisha: GEISHA, hands, publicity }),
      'guest chokushi',
      'guest suri-red',
      'guest kuge',
    );
    expect(all(envoy)).toMatch(word({ en: /Envoy.*1.*2.*Envoy.*3/s, ja: /勅使.*勅使.*2人目.*3人目/s }));
  });

  test('what was dealt lies in the hand: no line repeats it', () => {
    expect(told(lang, [{ is: 'dealt', seat: 0, cards: [kindOf('kuge')] }])).toEqual([]);
  });
});

test('where its copy lies open a card is not told as that one', () => {
  const seller = { geisha: ['sayo', 'hiougi', 'seoto'], hands: ['dangoya-blue ohdana-red'] };
  const come = (guests: string[]): string =>
    told('en', act(positionOf({ ...seller, guests }), 'guest dangoya-blue'))[0] ?? '';
  expect(come(['', 'dangoya-blue'])).toContain('another blue Dango Seller');
  expect(come(['', ''])).toContain('the blue Dango Seller');
});

test('a game begins with geisha, hands and reserves in the order in which they come', () => {
  const beginning = (geisha: string): readonly Event['is'][] => {
    const state = deal({ seats: 3, options: { geisha }, first: 0 }, new Rng(1, 2, 3));
    return opening(view(state, 'onlooker')).map(({ is }) => is);
  };
  expect(beginning('dealt')).toEqual(['geisha', 'geisha', 'geisha', 'round']);
  expect(beginning('chosen')).toEqual(['choosing']);
  expect(beginning('management')).toEqual(['round', 'choosing']);
});
