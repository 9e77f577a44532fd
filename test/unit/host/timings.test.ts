import { expect, test } from 'vitest';
import { startTimings } from '../../../src/generator/host/timings.ts';

test('says which stages are under way, each time when one begins or ends', async () => {
  const heard: string[] = [];
  const { measure, stages } = startTimings(underWay => heard.push(underWay.join(' ')));
  let finish = () => {};
  const maps = measure(
    'maps',
    () =>
      new Promise<void>(resolve => {
        finish = resolve;
      }),
  );
  expect(measure('plan', () => 7)).toBe(7);
  finish();
  await maps;
  await Promise.resolve();
  expect(heard).toEqual(['maps', 'maps plan', 'maps', '']);
  expect([...stages.keys()]).toEqual(['start-up', 'maps', 'plan']);
});
