import { expect, test } from 'vitest';
import { parseSave } from '../saves/parse.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';

test('a deal code that is shown in a match of several is told to all until it is over', async () => {
  const stage = new Stage();
  await stage.start([person('Aya'), person('Ben')]);
  expect(stage.table).not.toHaveProperty('codeKnown');
  await stage.ask({ kind: 'dealCode', match: 'match-0' });
  expect(stage.answer('dealCode')).toContain('-');
  await stage.move(0, 0, 'call');
  expect(stage.table).toMatchObject({ codeKnown: true, logLength: 1 });
  const later = new Stage(stage.store);
  await later.ask({ kind: 'open', match: 'match-0' });
  expect(later.table).toMatchObject({ codeKnown: true });
  // Nothing of it is in the save, which every version opens.
  expect(parseSave(stage.store.disk.get('match:match-0'))).not.toHaveProperty('refused');
  await later.ask({ kind: 'delete', matches: ['match-0'] });
  await later.ask({ kind: 'forget' });
  expect(stage.store.disk.size).toBe(0);
});

test('alone among bots nobody is told', async () => {
  const stage = new Stage();
  await stage.start([person('Aya'), bot('Ko')]);
  await stage.ask({ kind: 'dealCode', match: 'match-0' });
  expect(stage.table).not.toHaveProperty('codeKnown');
  expect([...stage.store.disk.keys()]).not.toContain('code:match-0');
});
