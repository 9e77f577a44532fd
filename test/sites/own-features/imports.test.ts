import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

const INDEX = FEATURE['features/hello/index.ts'];

test.each<[string, object]>([
  [
    "import { planFeed } from '@mapwright/site/kits';",
    {
      code: 'code/does-not-compile',
      message: 'There is no module @mapwright/site/kits',
      place: { file: 'features/hello/plan.ts', line: 2, column: 26 },
      hint: 'Did you mean @mapwright/site/kit?',
    },
  ],
  [
    "import { planFeed } from '@mapwright/site';",
    {
      code: 'code/does-not-compile',
      message: 'There is no module @mapwright/site',
      place: { file: 'features/hello/plan.ts', line: 2, column: 26 },
      hint: expect.stringContaining('@mapwright/site/config, '),
    },
  ],
  [
    "import { planFeed } from '@mapwright/site/live';",
    {
      code: 'code/does-not-compile',
      message: '@mapwright/site/live is for browsers, and this code runs when the site is built',
      place: { file: 'features/hello/plan.ts', line: 2, column: 26 },
      hint: expect.stringContaining('@mapwright/site/plan, '),
    },
  ],
  [
    "import { planFeeds as planFeed } from '@mapwright/site/kit';",
    {
      code: 'feature/throws',
      message:
        "The feature “hello” throws an error: The requested module '@mapwright/site/kit' does not provide an export named 'planFeeds'",
      place: { file: 'features/hello/plan.ts', line: 2, column: 10 },
    },
  ],
  [
    "import { planFeed } from 'no-such-package';",
    {
      code: 'feature/throws',
      message: "The feature “hello” throws an error: Cannot find package 'no-such-package'",
    },
  ],
])('a wrong import is reported by the name that the site writes: %s', async (line, told) => {
  const project = site({
    ...FEATURE,
    ...PAGES,
    'features/hello/index.ts': INDEX.replace(
      'markdown:',
      "plan: async () => (await import('./plan.ts')).plan,\n  markdown:",
    ),
    'features/hello/plan.ts': `// A plan.\n${line}\nexport const plan = () => planFeed();\n`,
    'site.config.ts': config('[hello()]'),
  });
  const result = await project.build();
  expect(result.diagnostics, explain(result)).toMatchObject([{ severity: 'error', ...told }]);
  expect(result.code).toBe(2);
});
