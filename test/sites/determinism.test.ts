import { cpSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { corpusPages } from '../bench/corpus.ts';
import { explain } from './command-result.ts';
import { type CommandOptions, type Site, site } from './harness.ts';

const CODE = '```ts\nexport const answer: number = 42;\n```\n';

/** Without a name of its own a site is named after its folder. */
const CONFIG = "export default { product: { name: 'Anywhere', slug: 'anywhere' } };\n";

describe('the same site', () => {
  let project: Site;
  let expected: Readonly<Record<string, string>>;

  beforeAll(async () => {
    project = site({
      'site.config.ts': CONFIG,
      ...Object.fromEntries(
        corpusPages(30).map(({ path, text }, index) => [
          `content/docs/${path}`,
          `${text}\n${index % 3 === 0 ? CODE : ''}`,
        ]),
      ),
      'content/docs/éclair.md': '# Éclair\n',
      'content/docs/zebra.md': '# Zebra\n',
      'content/docs/Ölung.md': '# Ölung\n',
      'content/blog/2024-02-29-leap.md': '---\ntitle: Leap\ndate: 2024-02-29\n---\n\nText.\n',
      'content/blog/2025-01-01-new.md': '---\ntitle: New year\ndate: 2025-01-01\n---\n\nText.\n',
    });
    expected = await project.cleanTree();
    expect(Object.keys(expected).length).toBeGreaterThan(30);
  });

  test.each<[name: string, options: CommandOptions]>([
    ['another working directory', { workingDirectory: '/' }],
    ['a time zone far in the east', { environment: { TZ: 'Pacific/Kiritimati' } }],
    ['a time zone far in the west', { environment: { TZ: 'Pacific/Pago_Pago' } }],
    ['a Turkish locale', { environment: { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } }],
    ['a Swedish locale', { environment: { LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' } }],
    ['one worker', { parameters: ['--workers', '1'] }],
    ['three workers', { parameters: ['--workers', '3'] }],
  ])('comes of %s', async (_, options) => {
    expect(await project.cleanTree(options)).toEqual(expected);
  });

  test('comes of another place and another order of files', async () => {
    const copy = site({ 'site.config.ts': CONFIG });
    const files = readdirSync(project.path('content'), { recursive: true, encoding: 'utf8' })
      .filter(file => statSync(project.path('content', file)).isFile())
      .reverse();
    for (const file of files)
      cpSync(project.path('content', file), copy.path('content', file), { recursive: true });
    expect(await copy.cleanTree()).toEqual(expected);
  });
});

test('changed times alone rewrite nothing', async () => {
  const project = site({
    'content/docs/a.md': '# A\n',
    'content/docs/b.md': '# B\n',
    'content/static/file.txt': 'text',
  });
  await project.build();
  const times = outputTimes(project);
  const future = new Date(Date.now() + 60_000);
  for (const file of ['content/docs/a.md', 'content/docs/b.md', 'content/static/file.txt'])
    utimesSync(project.path(file), future, future);
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(result.summary).toMatchObject({ rendered: 0, written: 0 });
  expect(outputTimes(project)).toEqual(times);
});

function outputTimes(project: Site): Readonly<Record<string, string>> {
  const folder = project.path('dist');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => {
      const { mtimeNs, ino } = statSync(join(folder, file), { bigint: true });
      return [file, `${mtimeNs} ${ino}`];
    }),
  );
}
