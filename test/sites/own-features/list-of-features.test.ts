import { expect, test } from 'vitest';
import { explain, lines } from '../command-result.ts';
import { site } from '../harness.ts';
import { config, FEATURE, PAGES } from './hello.ts';

test.each([
  ['[hello({ greeting: 5 })]', ['error feature/invalid-field site.config.ts:2:78'], '“greeting” expects'],
  [
    '[hello({ greetin: "a" })]',
    ['error feature/unknown-field site.config.ts:2:78'],
    'Did you mean greeting?',
  ],
  ['[hello]', ['error feature/not-a-feature site.config.ts:2:70'], 'This is a function, not a feature'],
  ['["hello"]', ['error feature/not-a-feature site.config.ts:2:70'], 'features: [hello()]'],
  ['hello()', ['error config/invalid-field site.config.ts:2:59'], 'expects a list'],
  ['[hello(), hello()]', ['error feature/twice site.config.ts:2:79'], 'listed twice'],
])('a list of features such as %s is refused at its place', async (list, expected, message) => {
  const project = site({ ...FEATURE, ...PAGES, 'site.config.ts': config(list) });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(2);
  expect(lines(result)).toEqual(expected);
  const [first] = result.diagnostics;
  expect(`${first?.message} ${first?.hint}`).toContain(message);
});

test('a feature without a schema of options takes none', async () => {
  const project = site({
    ...PAGES,
    'features/plain/index.ts': `import { defineFeature } from '@mapwright/site/feature';
export const plain = defineFeature({ name: 'plain', from: import.meta.url });
`,
    'site.config.ts': `import { plain } from './features/plain/index.ts';
export default { features: [plain()] };
`,
  });
  const built = await project.build();
  expect(built.code, explain(built)).toBe(0);
  project.write({
    'site.config.ts': `import { plain } from './features/plain/index.ts';
export default { features: [plain({ a: 1 })] };
`,
  });
  expect(lines(await project.build())).toEqual(['error feature/unknown-field site.config.ts:2:37']);
});
