import { expect, test } from 'vitest';
import { type Launch, watchLaunches } from './launch.ts';

type Params = Parameters<
  Parameters<NonNullable<NonNullable<Parameters<typeof watchLaunches>[1]>['launchQueue']>['setConsumer']>[0]
>[0];

async function launched(params: Params): Promise<readonly Launch[]> {
  const taken: Launch[] = [];
  let consume: (launch: Params) => Promise<void> = async () => undefined;
  watchLaunches((launch) => taken.push(launch), {
    launchQueue: {
      setConsumer: (given) => {
        consume = given;
      },
    },
  });
  await consume(params);
  return taken;
}

test('files that were opened come in, but for those that cannot be read', async () => {
  const file = new File(['{}'], 'evening.enza');
  const gone = { getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  expect(await launched({ files: [{ getFile: async () => file }, gone] })).toEqual([{ files: [file], hash: '' }]);
});

test('so does where the window was to go', async () => {
  expect(await launched({ targetURL: 'https://enza.example/app/#/newest' })).toEqual([{ files: [], hash: '#/newest' }]);
  expect(await launched({ targetURL: null })).toEqual([{ files: [], hash: '' }]);
});

test('where there are no launches nothing is expected', () => {
  expect(() => watchLaunches(() => undefined, {})).not.toThrow();
});
