import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readTree } from './read-tree.ts';
import { breachesIn } from './rules.ts';

test('the program keeps its own architecture', () => {
  expect(breachesIn(readTree('src', 'features'))).toEqual([]);
});

test('the program holds no word of the product that its first site is about', () => {
  const core = [...readTree('src', 'features')].filter(([file]) => file.startsWith('src/'));
  // Hugo has shortcodes too.
  const wordsIn = (file: string) =>
    file.startsWith('src/generator/adopt/hugo/') ? /wordpress|mapwright/i : /wordpress|mapwright|shortcode/i;
  const named = core.filter(([file, text]) => wordsIn(file).test(text.replaceAll(manifest.name, '')));
  expect(named.map(([file]) => file)).toEqual([]);
});

test('what runs in Node parses addresses with parseUrl: once optimised, URL.canParse of Node 20 refuses some', () => {
  const inNode = [...readTree('src', 'features')].filter(([file]) => !file.includes('/client/'));
  const asking = inNode.filter(([, text]) => linesWith(/\bURL\.canParse\(/, text).length > 0);
  expect(asking.map(([file]) => file)).toEqual([]);
});

test('messages have the apostrophe that belongs to their quotation marks', () => {
  expect(textsWith(/["`][^"`]*[a-z]'(?:s|t|re|ll|ve|d)\b[^"`]*["`]/)).toEqual([]);
});

test('hints end with a full stop or a question mark', () => {
  expect(textsWith(/\bhint: .*[^.?}]['`],?$/)).toEqual([]);
});

/** Lines of code that match, without comments. */
function textsWith(pattern: RegExp): readonly string[] {
  return [...readTree('src', 'features')].flatMap(([file, text]) =>
    linesWith(pattern, text).map(line => `${file}: ${line}`),
  );
}

test('the core holds no name of a collection or of a kind of page that a feature brings', () => {
  const tree = [...readTree('src', 'features')];
  const inFeatures = (ending: string, name: RegExp) =>
    tree
      .filter(([file]) => file.startsWith('src/features/') && file.endsWith(ending))
      .flatMap(([, text]) => [...text.matchAll(name)].flatMap(([, found]) => found ?? []));
  const names = [
    ...inFeatures('/collection.ts', /\bname: '([\w-]+)'/g),
    ...inFeatures('/contract.ts', /\bpageKind<[^(]*\('([\w-]+)'/g),
  ];
  expect(names).toEqual(expect.arrayContaining(['docs', 'post-list', 'map']));
  const literal = new RegExp(`'(?:${names.join('|')})'`);
  const named = tree
    .filter(([file]) => /^src\/(?:generator|client)\//.test(file))
    .flatMap(([file, text]) => linesWith(literal, text).map(line => `${file}: ${line}`));
  // A layout of the theme is called docs too. What adopts projects of other programs writes configurations, which list features.
  const ofCore = named.filter(line => !/layout\.type|^src\/generator\/adopt\//.test(line));
  expect(ofCore).toEqual([
    // A type of YAML's, a relation of a link, a method of a lock.
    expect.stringContaining("commands/run-build.ts: if ('release' in lock)"),
    expect.stringContaining("render/head.ts: | 'search'"),
    expect.stringContaining(
      "front-matter/yaml-problems.ts: ['str', 'int', 'float', 'bool', 'null', 'seq', 'map']",
    ),
  ]);
});

/** Lines of code, without comments. */
function linesWith(pattern: RegExp, text: string): readonly string[] {
  const lines = text.split('\n').map(line => line.trim());
  return lines.filter(line => !/^(?:\/\/|\/?\*)/.test(line) && pattern.test(line));
}

describe('the rules', () => {
  test('allow the way that the drawing shows', () => {
    expect(
      breaches({
        'src/generator/cli.ts': "import { watchSite } from './dev.ts'; import { Command } from 'commander';",
        'src/generator/dev.ts': "import { build } from './build.ts';",
        'src/generator/build.ts':
          "import { plan } from './plan/plan.ts'; import { memo } from './host/memo.ts';",
        'src/generator/plan/plan.ts':
          "import { slug } from './urls.ts'; import type { Route } from '../model/route.ts';",
        'src/generator/host/memo.ts':
          "import { readFile } from 'node:fs/promises'; import { hash } from 'node:crypto';",
        'src/generator/model/route.ts': "import type { PageData } from '../../templates/contract/page.ts';",
        'src/client/main.ts': "import { Shell } from '../templates/shell/shell.tsx';",
        'src/templates/shell/shell.tsx':
          "import type { ShellData } from '../contract/shell.ts'; import './shell.module.css';",
        'src/templates/contract/shell.ts': "import type { LinkData } from './link.ts';",
        'src/generator/publish/sitemap.ts':
          "import { createHash } from 'node:crypto'; import { join } from 'node:path/posix';",
      }),
    ).toEqual([]);
  });

  test('refuse an upward import', () => {
    expect(breaches({ 'src/generator/model/route.ts': "\nimport { plan } from '../plan/plan.ts';" })).toEqual(
      ['src/generator/model/route.ts:2: model may not import plan: src/generator/plan/plan.ts'],
    );
    expect(breaches({ 'src/generator/build.ts': "import { run } from './cli.ts';" })).toHaveLength(1);
    expect(breaches({ 'src/generator/host/memo.ts': "import { build } from '../build.ts';" })).toHaveLength(
      1,
    );
  });

  test.each([
    ['a type-only import', "import type { Run } from './cli.ts';"],
    ['a re-export', "export { run } from './cli.ts';"],
    ['a dynamic import', "export const later = () => import('./cli.ts');"],
    ['an import for its effect', "import './cli.ts';"],
  ])('see %s', (_, text) => {
    expect(breaches({ 'src/generator/build.ts': text })).toHaveLength(1);
  });

  test('refuse a feature that the core imports, and one that imports a file of the core or of another feature', () => {
    const list = "import { hello } from '../../features/hello/index.ts';";
    expect(breaches({ 'src/generator/build.ts': list })).toHaveLength(1);
    expect(
      breaches({ 'features/hello/index.ts': "import { build } from '../../src/generator/build.ts';" }),
    ).toHaveLength(1);
    expect(breaches({ 'features/hello/index.ts': "import { bye } from '../bye/index.ts';" })).toHaveLength(1);
    expect(
      breaches({
        'features/hello/index.ts':
          "import { defineFeature } from '@mapwright/site/feature'; import './directive.ts';",
      }),
    ).toEqual([]);
  });

  test('refuse a stage that imports another stage, or the host', () => {
    expect(breaches({ 'src/generator/load/markdown.ts': "import { urls } from '../plan/urls.ts';" })).toEqual(
      ['src/generator/load/markdown.ts:1: load may not import plan: src/generator/plan/urls.ts'],
    );
    expect(
      breaches({ 'src/generator/render/page.ts': "import { memo } from '../host/memo.ts';" }),
    ).toHaveLength(1);
  });

  test('refuse a kit that a stage, a driver or a command imports, and one that meets the host', () => {
    const tagging = "import { x } from '../kit/tagging.ts';";
    for (const file of ['plan/plan-site.ts', 'load/load-entry.ts', 'publish/feeds.ts', 'commands/new.ts'])
      expect(breaches({ [`src/generator/${file}`]: tagging })).toHaveLength(1);
    expect(
      breaches({ 'src/generator/kit/tagging.ts': "import { memo } from '../host/memo.ts';" }),
    ).toHaveLength(1);
    expect(
      breaches({
        'src/generator/kit.ts': "export { tags } from './kit/tagging.ts';",
        'src/generator/kit/tagging.ts':
          "import { placeOf } from '../plan/plan-context.ts'; import { readDataFile } from '../load/read-data-file.ts';",
      }),
    ).toEqual([]);
  });

  test('refuse a circle, and print it', () => {
    expect(
      breaches({
        'src/generator/plan/a.ts': "import { b } from './b.ts';",
        'src/generator/plan/b.ts': "import { c } from './c.ts';",
        'src/generator/plan/c.ts': "import type { A } from './a.ts';",
      }),
    ).toEqual([
      'circle: src/generator/plan/a.ts → src/generator/plan/b.ts → src/generator/plan/c.ts → src/generator/plan/a.ts',
    ]);
  });

  test.each([
    'node:fs',
    'fs',
    'node:fs/promises',
    'node:child_process',
    'node:http',
    'node:worker_threads',
    'esbuild',
    'chokidar',
    'typedoc',
  ])('refuse %s in a stage, in build.ts and in the model', specifier => {
    for (const file of ['load/markdown.ts', 'publish/sitemap.ts', 'build.ts', 'model/config.ts']) {
      const path = `src/generator/${file}`;
      expect(breaches({ [path]: `import { x } from '${specifier}';` })).toEqual([
        expect.stringContaining(`may not touch the outside: ${specifier}`),
      ]);
    }
    expect(breaches({ 'src/generator/host/files.ts': `import { x } from '${specifier}';` })).toEqual([]);
  });

  test('refuse any module of Node in templates and client', () => {
    expect(breaches({ 'src/templates/shell/shell.tsx': "import { join } from 'node:path';" })).toHaveLength(
      1,
    );
    expect(breaches({ 'src/client/main.ts': "import { hash } from 'node:crypto';" })).toHaveLength(1);
  });

  test('refuse a client that imports the generator, and templates that import anything but templates', () => {
    expect(
      breaches({ 'src/client/main.ts': "import type { Route } from '../generator/model/route.ts';" }),
    ).toHaveLength(1);
    expect(
      breaches({ 'src/templates/server.tsx': "import type { Route } from '../generator/model/route.ts';" }),
    ).toHaveLength(1);
    expect(
      breaches({ 'src/templates/server.tsx': "import { navigate } from '../client/navigate.ts';" }),
    ).toHaveLength(1);
    expect(
      breaches({ 'src/templates/server.tsx': "import config from '../../site.config.ts';" }),
    ).toHaveLength(1);
  });

  test('refuse a generator that imports more of the templates than their contract', () => {
    expect(
      breaches({ 'src/generator/render/page.ts': "import { x } from '../../templates/server.tsx';" }),
    ).toHaveLength(1);
    expect(breaches({ 'src/generator/cli.ts': "import { x } from '../client/main.tsx';" })).toHaveLength(1);
  });

  test('refuse a contract that imports anything else', () => {
    expect(
      breaches({ 'src/templates/contract/shell.ts': "import type { X } from '../shell/shell.tsx';" }),
    ).toHaveLength(1);
  });
});

function breaches(files: Readonly<Record<string, string>>): readonly string[] {
  return breachesIn(new Map(Object.entries(files)));
}
