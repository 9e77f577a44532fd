import { describe, expect, test } from 'vitest';
import type { Memo } from '../../../src/generator/host/cache/memo.ts';
import type { JsonStage } from '../../../src/generator/model/memo-stage.ts';
import type { PageFiles } from '../../../src/generator/model/page-files.ts';
import type { Route } from '../../../src/generator/model/route.ts';
import { createPageReadings } from '../../../src/generator/publish/driver/page-readings.ts';
import { exampleConfig, examplePlan, exampleRoute } from './example-site.ts';

describe('files made of all pages', () => {
  test('are made of what was read, in the order of the pages', async () => {
    const { readings } = openReadings([exampleRoute('/a'), exampleRoute('/b')]);
    await readings.read(exampleRoute('/b'), 'key b', '<p>second</p>');
    await readings.read(exampleRoute('/a'), 'key a', '<p>first</p>');
    const files = await readings.files();
    expect(files.map(({ output }) => output)).toEqual(['list/all.txt']);
    expect(await files[0]?.make()).toEqual({
      content: { type: 'text', text: '/a <p>first</p>, /b <p>second</p>' },
    });
  });

  test('are not made again if every page is recalled', async () => {
    const routes = [exampleRoute('/a')];
    const first = openReadings(routes);
    await first.readings.read(exampleRoute('/a'), 'key', '<p>first</p>');
    const [before] = await first.readings.files();
    const again = openReadings(routes, first.state);
    expect(again.readings.recall(exampleRoute('/a'), 'key')).toBe(true);
    expect((await again.readings.files()).map(({ output, key }) => [output, key])).toEqual([
      [before?.output, before?.key],
    ]);
    expect(again.made()).toBe(1);
  });

  test('ask for a page that has changed', async () => {
    const first = openReadings([exampleRoute('/a')]);
    await first.readings.read(exampleRoute('/a'), 'key', '<p>first</p>');
    const again = openReadings([exampleRoute('/a')], first.state);
    expect(again.readings.recall(exampleRoute('/a'), 'another key')).toBe(false);
  });

  test('do not contain a page of which nothing was read', async () => {
    const { readings } = openReadings([exampleRoute('/a'), exampleRoute('/b')]);
    await readings.read(exampleRoute('/a'), 'key a', '');
    await readings.read(exampleRoute('/b'), 'key b', '<p>second</p>');
    expect(await (await readings.files())[0]?.make()).toEqual({
      content: { type: 'text', text: '/b <p>second</p>' },
    });
  });

  test('are those that the feature owns', () => {
    const { readings } = openReadings([]);
    expect(readings.owns('list/all.txt')).toBe(true);
    expect(readings.owns('lists/all.txt')).toBe(false);
  });
});

/** Readings of a site, with what an earlier run remembered. `made` counts how often the files were made, in both runs. */
function openReadings(
  routes: readonly Route[],
  state: { readonly memo: Memo; made: number } = { memo: memoInMemory(), made: 0 },
) {
  const pageFiles: PageFiles = {
    name: 'list',
    key: 'options',
    owns: output => output.startsWith('list/'),
    read: ({ href, html }) => (html === '' ? null : `${href} ${html}`),
    make: pages => {
      state.made += 1;
      return [{ path: 'list/all.txt', content: { type: 'text', text: pages.join(', ') } }];
    },
  };
  const project = { plan: examplePlan({ routes, pageFiles: [pageFiles] }), config: exampleConfig() };
  const readings = createPageReadings(project, {
    memo: state.memo,
    programHash: 'program',
    root: '/site',
  });
  return {
    readings,
    state,
    made: () => state.made,
  };
}

function memoInMemory(): Memo {
  const stages = new Map<string, Map<string, unknown>>();
  return {
    stage: <Value>(name: string) => {
      const values = stages.get(name) ?? new Map<string, unknown>();
      stages.set(name, values);
      return {
        get: key => values.get(key),
        set: (key, value) => void values.set(key, value),
      } as JsonStage<Value>;
    },
    save: () => {},
  };
}
