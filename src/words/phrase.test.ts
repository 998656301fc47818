import { describe, expect, it } from 'vitest';
import { icon, listed, name, namesOf, phrase, plain, ruleLink, thing } from './phrase.ts';
import { span } from './shelf.ts';

const nameOf = (seat: number): string => ['Aya', 'Ben', 'Chie'][seat] ?? '';

describe('a phrase', () => {
  it('keeps names, things, icons and rules as parts of their own', () => {
    const heart = icon('heart', 'heart');
    const cat = thing('card:cat', 'the cat');
    const rule = ruleLink('score.majority', 'most suns');
    expect(phrase`${name(0)} puts ${cat} for a ${heart}: ${rule}.`).toEqual([
      { name: 0 },
      ' puts ',
      { thing: 'card:cat', text: 'the cat' },
      ' for a ',
      { icon: 'heart', text: 'heart' },
      ': ',
      { rule: 'score.majority', text: 'most suns' },
      '.',
    ]);
  });

  it('is one text where nothing has to be kept apart', () => {
    expect(phrase`${2} and ${'three'}${phrase` and ${4}`}`).toEqual(['2 and three and 4']);
    expect(phrase``).toEqual([]);
  });

  it('takes in another phrase part by part', () => {
    expect(phrase`(${phrase`${name(1)}!`})`).toEqual(['(', { name: 1 }, '!)']);
  });

  it('reads as text', () => {
    expect(plain(phrase`${name(1)} takes ${thing('card:cat', 'the cat')}`, nameOf)).toBe('Ben takes the cat');
  });
});

describe('lists', () => {
  it.each([
    [[0], 'Aya'],
    [[0, 1], 'Aya and Ben'],
    [[0, 1, 2], 'Aya, Ben and Chie'],
    [[], ''],
  ])('of %j read as %j', (seats, text) => {
    expect(plain(namesOf(seats, ', ', ' and '), nameOf)).toBe(text);
  });

  it('hold whole phrases', () => {
    expect(plain(listed([phrase`${name(0)}さん`, ['月']], '、', 'と'), nameOf)).toBe('Ayaさんと月');
  });

  it('of numbers are a span that does not break, or one number', () => {
    expect([span(2, 2), span(2, 5)]).toEqual(['2', '2\u2060–\u20605']);
  });
});
