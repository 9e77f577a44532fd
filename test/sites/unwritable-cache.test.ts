import { chmodSync, chownSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { asOrdinaryUser } from '../machine.ts';
import { explain, lines } from './command-result.ts';
import { type Site, site } from './harness.ts';
import { copyProgram } from './program-copy.ts';

const isRoot = process.getuid?.() === 0;

/** What is in the place of the folder `.cache`. */
const CACHES: readonly (readonly [string, (path: string) => void])[] = [
  ['a file', path => writeFileSync(path, '')],
  ['a link to nowhere', path => symlinkSync('nowhere', path)],
  ['a link to itself', path => symlinkSync('.cache', path)],
  ['read-only', path => mkdirSync(path, { mode: 0o555 })],
  ['full of packages that others have put there', plantPackages],
  ...(isRoot ? [["another user's", makeForeign] as const] : []),
];

describe('a cache that is', () => {
  let program: string;
  let project: Site;
  let expected: Readonly<Record<string, string>>;

  beforeAll(async () => {
    program = copyProgram();
    project = site({
      'content/docs/page.md': '# Page\n\n```js\nconst answer = 42;\n```\n',
      'site.config.ts': `import { defineConfig } from '@mapwright/site/config';\nimport { parse } from 'yaml';\n\nexport default defineConfig(parse('product: { name: Thing, slug: thing }'));\n`,
    });
    symlinkSync(join(program, 'node_modules'), project.path('node_modules'));
    expected = await project.cleanTree({ program: join(program, 'bin', 'site.js') });
  });

  test.each(CACHES)("%s is a warning, whether it is the site's or the program's", async (_, make) => {
    for (const root of [project.root, program]) {
      const cache = join(root, '.cache');
      rmSync(cache, { recursive: true, force: true });
      make(cache);
      rmSync(project.path('dist'), { recursive: true, force: true });
      for (const parameters of [['--strict'], []]) {
        const result = await project.build({
          parameters,
          program: join(program, 'bin', 'site.js'),
          wrapper: asOrdinaryUser(),
        });
        expect(result.code, explain(result)).toBe(0);
        expect(lines(result)).toEqual(['warning cache/not-written']);
        expect(result.stderr).toBe('');
        expect(project.tree()).toEqual(expected);
      }
      rmSync(cache, { recursive: true, force: true });
    }
  });
});

test.runIf(isRoot)('a program that another user has compiled is compiled again, and runs', async () => {
  const program = copyProgram();
  const project = site({ 'content/docs/page.md': '# Page\n' });
  const first = await project.build({ program: join(program, 'bin', 'site.js') });
  expect(first.code, explain(first)).toBe(0);
  for (const folder of [program, join(program, '.cache'), project.root, project.path('content')])
    chmodSync(folder, 0o755);
  for (const folder of [project.root, project.path('dist')]) chownSync(folder, 65_534, 65_534);
  const result = await project.build({
    program: join(program, 'bin', 'site.js'),
    wrapper: ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
  });
  expect(result.code, explain(result)).toBe(0);
  expect(lines(result)).toEqual(['warning cache/not-written']);
});

/** What the configuration of the site imports, and what the program does. */
function plantPackages(path: string): void {
  for (const name of ['yaml', 'esbuild']) {
    const folder = join(path, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), `throw new Error('${name} of others runs');\n`);
  }
}

function makeForeign(path: string): void {
  mkdirSync(path, { mode: 0o700 });
  chownSync(path, 65_534, 65_534);
}
