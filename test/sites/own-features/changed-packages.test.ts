import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { startDev } from '../dev-server.ts';
import { Site, site } from '../harness.ts';
import { config, FEATURE, PAGES, withLivePart } from './hello.ts';

const greetings = (version: string, word: string) => ({
  'node_modules/@words/greetings/package.json': JSON.stringify({
    name: '@words/greetings',
    version,
    type: 'module',
    exports: './index.js',
  }),
  'node_modules/@words/greetings/index.js': `export const word = '${word}';\n`,
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/@words/greetings': { version } } }),
});

/** A site whose directive shows the word of a package. */
function greetingSite(): Site {
  return site({
    ...FEATURE,
    ...PAGES,
    ...greetings('1.0.0', 'Hi'),
    'features/hello/directive.ts': `import { word } from '@words/greetings';\n${FEATURE['features/hello/directive.ts'].replace('[text', '[text(word), text')}`,
    'site.config.ts': config('[hello()]'),
  });
}

test('another version of a package that a feature imports is other code', async () => {
  const project = greetingSite();
  await project.build();
  expect(project.file('docs/a.html')).toContain('HiHello, you!');
  project.write(greetings('1.0.1', 'Hey'));
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('HeyHello, you!');
  expect((await project.build()).summary).toMatchObject({ rendered: 0 });
});

test('dev asks for a new start after a package that a feature imports was replaced, and remembers nothing wrong', async () => {
  const project = greetingSite();
  const server = await startDev(project.root);
  try {
    expect(await server.text('/docs/a')).toContain('HiHello, you!');
    project.write(greetings('1.0.1', 'Hey'));
    await expect.poll(server.output).toContain('config/replaced-package');
    expect(server.output()).toContain('“@words/greetings”');
    expect(await server.text('/docs/a')).toContain('HiHello, you!');
  } finally {
    await server.stop();
  }
  await project.build();
  expect(project.file('docs/a.html')).toContain('HeyHello, you!');
});

const install = (version: string) => ({
  'node_modules/salute/package.json': JSON.stringify({ name: 'salute', version, type: 'module' }),
  'node_modules/salute/index.js': `export const salute = 'Hello of ${version}';\n`,
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/salute': { version } } }),
});

/** A site in a folder of a repository. A live part of it imports the package that is installed at the top. */
function siteInRepository(folder: string): { readonly repository: Site; readonly project: Site } {
  const repository = site(install('1.0.0'));
  execFileSync('git', ['init', '--quiet'], { cwd: repository.root });
  const project = new Site(repository.path(folder)).write({
    ...withLivePart(
      "import { salute } from 'salute';\nexport const start = (element: HTMLElement) => element.append(salute);\n",
    ),
    ...PAGES,
    'site.config.ts': config('[hello()]'),
  });
  return { repository, project };
}

const PLACES = [
  { place: 'the site', folder: '.' },
  { place: 'the workspace around the site', folder: 'packages/docs' },
];

test.each(PLACES)(
  'a live part holds the version of a package that is installed now in $place',
  async ({ folder }) => {
    const { repository, project } = siteInRepository(folder);
    const part = async () => {
      const result = await project.build();
      expect(result.code, explain(result)).toBe(0);
      const file = Object.keys(project.tree()).find(path => /^assets\/hello-\w+\.js$/.test(path));
      return project.file(file ?? '');
    };
    expect(await part()).toContain('Hello of 1.0.0');
    repository.write(install('1.0.1'));
    expect(await part()).toContain('Hello of 1.0.1');
  },
);

test.each(PLACES)(
  'dev notices that a package is installed in another version in $place',
  async ({ folder }) => {
    const { repository, project } = siteInRepository(folder);
    const server = await startDev(project.root);
    try {
      const part = async () => {
        const [main = ''] = /\/assets\/main-\w+\.js/.exec(await server.text('/docs/a')) ?? [];
        const [hello = ''] = /hello-\w+\.js/.exec(await server.text(main)) ?? [];
        return server.text(`/assets/${hello}`);
      };
      expect(await part()).toContain('Hello of 1.0.0');
      repository.write(install('1.0.1'));
      await expect.poll(part).toContain('Hello of 1.0.1');
    } finally {
      await server.stop();
    }
  },
);
