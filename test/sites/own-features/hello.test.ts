import { expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

test('a site brings a directive and a style sheet of its own in one folder', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('<p class="hello">Hello, you!</p>');
  const [, sheet = ''] = /href="\/(assets\/hello-\w+\.css)"/.exec(project.file('docs/a.html')) ?? [];
  expect(project.file(sheet)).toContain('.hello{color:#639}');
  expect(project.file('docs/b.html')).not.toContain('hello-');
});

test('origins of a feature are in the policy, and its data are checked', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': FEATURE['features/hello/index.ts'].replace(
      'markdown:',
      `policy: () => ({ 'connect-src': ['https://api.example'] }),
  check: async ({ textOf, placeOf }) =>
    textOf('content/names.yml') === 'right\\n' ? [] : [{ severity: 'error', code: 'hello/names', message: 'Wrong', place: placeOf(['greeting']) }],
  markdown:`,
    ),
    'content/names.yml': 'wrong\n',
    'site.config.ts': config("[hello({ greeting: 'Hi' })]"),
  });
  const refused = await project.build();
  expect(lines(refused)).toEqual(['error hello/names site.config.ts:2:78']);
  project.write({ 'content/names.yml': 'right\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('_headers')).toContain("; connect-src 'self' https://api.example;");
});

test('a configuration that awaits may list features', async () => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'site.config.ts': `await 0;\n${config('[hello()]')}`,
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('Hello, you!');
});
