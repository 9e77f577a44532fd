import { expect, test } from 'vitest';
import { site } from '../harness.ts';

const FEATURE = {
  'features/x/index.ts': `import { defineFeature } from '@mapwright/site/feature';
export const x = defineFeature({ name: 'x', from: import.meta.url, browser: { pages: { x: './own-page.tsx' } } });
`,
  'features/x/own-page.tsx': 'export function OwnPage() {\n  return <p>One</p>;\n}\n',
  'site.config.ts': `import { docs } from '@mapwright/site/features';
import { x } from './features/x/index.ts';
export default { features: [docs(), x()] };
`,
};

test('a component of a page without a default export is reported in its own file', async () => {
  const project = site({ ...FEATURE, 'content/docs/a.md': '# A\n' });
  const result = await project.build();
  expect(result.code).toBe(1);
  expect(result.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'template/no-default-export',
      message: 'The component of this kind of page has no default export',
      place: { file: 'features/x/own-page.tsx' },
      hint: 'Export it as default: export default function OwnPage(…) { … }.',
    },
  ]);
});
