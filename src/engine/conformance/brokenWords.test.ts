import { describe, expect, test } from 'vitest';
import { SPECIMENS } from '../specimens/all.ts';
import { complaintOf } from './breaks.ts';
import type { Subject } from './trial.ts';

describe('spoken', () => {
  const muted = (change: Partial<Subject['voices']['ja']>): Subject => {
    const { chain } = SPECIMENS;
    return { ...chain, voices: { ...chain.voices, ja: { ...chain.voices.ja, ...change } } };
  };
  test.each([
    ['an event', { sayEvent: () => [] }, 'an event is said in en alone'],
    ['a turn', { sayTurn: () => [' '] }, 'a turn is said as "" in ja'],
    ['a move', { sayMove: () => ['undefined を取る'] }, 'a move is said as "undefined を取る" in ja'],
    ['a move in English', { sayMove: () => ['Take ', { name: 0 }] }, 'a move is said in English in ja: "Take seat 0"'],
    ['a deed without a verb', { sayEvent: () => ['2枚を3ました。'] }, 'an event lacks its verb in ja'],
    ['an ask', { sayAsk: () => [' '] }, 'the ask take is said as "" in ja'],
    ['an ask of three lines', { sayAsk: () => ['取'.repeat(31)] }, 'the ask take has more than 30 letters in ja'],
    [
      'an event for everybody',
      { sayEvent: () => ['あなたが取りました。'] },
      'a line of the log says “you”, whoever reads it',
    ],
    ['a seat that is a number', { sayMove: () => ['席2から取る'] }, 'a move calls a seat by its number in ja'],
    ['somebody in one language', { sayMove: () => [{ name: 0 }, 'です'] }, 'a move names other seats in en than in ja'],
    ['a turn in one language', { sayTurn: () => ['取りました'] }, 'a turn is said in ja alone'],
    ['a row', { sayRow: () => [{ rule: 'no.rule', text: '—' }] }, 'links to no.rule, no rule'],
    [
      'a thing',
      { sayMove: () => [{ thing: 'card:coin' as const, text: '—' }], explain: () => [] },
      'the thing card:coin',
    ],
  ])('%s that cannot be said', (_, change, says) => {
    expect(complaintOf('spoken', muted(change)).message).toContain(says);
  });
  test.each([
    ['a reason', { sayReason: () => [{ name: 8 }] }, 'ja names seat 8, which is none'],
    ['a rule that goes by its name', { sayReason: () => ['「card.worth」です。'] }, 'names the rule card.worth in ja'],
  ])('%s that cannot be said by who gives reasons', (_, change, says) => {
    expect(complaintOf('reasons', muted(change)).message).toContain(says);
  });
});
