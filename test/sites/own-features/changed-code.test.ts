import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { startDev } from '../dev-server.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES, withLivePart } from './hello.ts';

test('changed options render the pages that show them, and no others', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  await project.build();
  project.write({ 'site.config.ts': config("[hello({ greeting: '{product} greets' })]") });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(result.summary?.rendered).toBe(1);
  expect(project.file('docs/a.html')).toContain('Maps greets, you!');
});

test('changed code of a feature is used by the next build', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  await project.build();
  project.write({
    'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace('}!', '}.'),
    'features/hello/hello.css': '.hello { color: red; }\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('Hello, you.');
  const [, sheet = ''] = /href="\/(assets\/hello-\w+\.css)"/.exec(project.file('docs/a.html')) ?? [];
  expect(project.file(sheet)).toContain('.hello{color:red}');
});

/** The feature with a sheet and a live part that import files which several features share. */
const SHARING = {
  ...withLivePart(
    "import { greeting } from '../../../shared/greeting.ts';\nexport const start = () => void document.title.concat(greeting);\n",
  ),
  'features/hello/hello.css': "@import '../../shared/colours.css';\n",
  'shared/colours.css': '.hello { color: red; }\n',
  'shared/greeting.ts': "export const greeting = 'Good morning';\n",
};

test('what a feature imports from outside its folder is compiled anew when it changes, and only then', async () => {
  const project = site({ ...SHARING, ...PAGES, 'site.config.ts': config('[hello()]') });
  const built = async () => {
    const result = await project.build();
    expect(result.code, explain(result)).toBe(0);
    const assets = Object.keys(project.tree()).filter(path => path.startsWith('assets/hello-'));
    return assets.map(path => project.file(path)).join('\n');
  };
  expect(await built()).toContain('color:red');
  project.write({ 'shared/colours.css': '.hello { color: green; }\n' });
  expect(await built()).toContain('color:green');
  project.write({ 'shared/greeting.ts': "export const greeting = 'Good evening';\n" });
  expect(await built()).toContain('Good evening');
  expect((await project.build()).summary).toMatchObject({ rendered: 0 });
});

test('dev follows what a feature imports from outside its folder, also while it does not compile', async () => {
  const project = site({
    ...SHARING,
    ...PAGES,
    'shared/greeting.ts': 'export const greeting = ;\n',
    'site.config.ts': config('[hello()]'),
  });
  const server = await startDev(project.root);
  try {
    project.write({ 'shared/greeting.ts': SHARING['shared/greeting.ts'] });
    await expect.poll(() => server.text('/docs/a')).toContain('Hello, you!');
    project.write({ 'shared/colours.css': '.hello { color: green; }\n' });
    await expect.poll(() => stylesOf(server)).toContain('.hello{color:green}');
  } finally {
    await server.stop();
  }
});

test('dev follows the code and the style sheet of a feature', async () => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config('[hello()]') });
  const server = await startDev(project.root);
  try {
    expect(await server.text('/docs/a')).toContain('Hello, you!');
    project.write({
      'features/hello/directive.ts': FEATURE['features/hello/directive.ts'].replace('}!', '}.'),
    });
    await expect.poll(() => server.text('/docs/a')).toContain('Hello, you.');
    project.write({ 'features/hello/hello.css': '.hello { color: red; }\n' });
    await expect.poll(() => stylesOf(server)).toContain('.hello{color:red}');
  } finally {
    await server.stop();
  }
});

async function stylesOf({ text }: Awaited<ReturnType<typeof startDev>>): Promise<string> {
  const [, sheet = ''] = /href="(\/assets\/hello-\w+\.css)"/.exec(await text('/docs/a')) ?? [];
  return text(sheet);
}
