import { describe, expect, it } from 'vitest';
import { change, hidesPoints, readSettings } from './settings.ts';

const plainSettings = {
  lang: 'en',
  theme: 'system',
  confirm: 'needed',
  motion: 'full',
  pace: 'steady',
  forced: true,
  textSize: 100,
  awake: true,
  sound: false,
  effects: true,
  ground: true,
  buzz: false,
  points: 'shown',
  memory: 'alone',
  thumb: 'right',
  tips: true,
};

describe('settings', () => {
  it('start in the first language of the device that the app speaks', () => {
    expect(readSettings(null, ['fr-CH', 'ja-JP', 'en']).lang).toBe('ja');
    expect(readSettings(null, ['de']).lang).toBe('en');
    expect(readSettings(null, []).lang).toBe('en');
  });

  it('keep what was stored, whatever the device says', () => {
    const stored = {
      lang: 'ja',
      theme: 'dark',
      confirm: 'always',
      motion: 'off',
      pace: 'quick',
      forced: false,
      textSize: 150,
      awake: false,
      sound: true,
      effects: false,
      ground: false,
      buzz: true,
      points: 'covered',
      memory: 'always',
      thumb: 'left',
      tips: false,
    };
    expect(readSettings(stored, ['en'])).toEqual(stored);
  });

  it('understand the confirmation as it was kept when it was but on or off', () => {
    expect(readSettings({ confirm: true }, ['en']).confirm).toBe('needed');
    expect(readSettings({ confirm: false }, ['en']).confirm).toBe('never');
  });

  it.each([
    undefined,
    7,
    'ja',
    [],
    {
      lang: 'xx',
      theme: 3,
      confirm: 'no',
      motion: null,
      pace: 'never',
      forced: 'yes',
      textSize: 130,
      awake: null,
      sound: 1,
      effects: 0,
      ground: null,
      buzz: 'yes',
      points: 'some',
      thumb: 'up',
    },
  ])('take nothing from %j', (stored) => expect(readSettings(stored, ['en'])).toEqual(plainSettings));
});

it('hides points that are counted, and none that are pieces on the table', () => {
  expect(hidesPoints({})).toBe(false);
  change({ points: 'covered' });
  expect(hidesPoints({})).toBe(true);
  expect(hidesPoints({ arePointsPieces: true })).toBe(false);
});
