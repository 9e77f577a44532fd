import { expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { site } from './harness.ts';

/** Its directive changes a static file while pages are loaded: after it was hashed, and before it is copied. */
const FEATURE = {
  'features/change/index.ts': `import { defineFeature } from '@mapwright/site/feature';
export const change = defineFeature({
  name: 'change',
  from: import.meta.url,
  markdown: async () => ({ directives: [(await import('./directive.ts')).change] }),
});
`,
  'features/change/directive.ts': `import { writeFileSync } from 'node:fs';
import { type Directive, element } from '@mapwright/site/directive';
export const change: Directive = {
  name: 'change',
  form: 'leaf',
  label: 'none',
  attributes: {},
  render: () => {
    writeFileSync('content/static/a.txt', 'new');
    return element('p');
  },
};
`,
};

test('a static file that changes before it is copied is copied again once the change is taken back', async () => {
  const project = site({
    ...FEATURE,
    'site.config.ts': `import { change } from './features/change/index.ts';
export default { features: [change()] };
`,
    'content/pages/index.md': '# A\n\n::change\n',
    'content/static/a.txt': 'old',
  });
  const first = await project.build();
  expect(first.code, explain(first)).toBe(0);
  expect(project.file('a.txt')).toBe('new');
  const second = await project.write({ 'content/static/a.txt': 'old' }).build();
  expect(second.code, explain(second)).toBe(0);
  expect(project.file('a.txt')).toBe('old');
});
