import { expect, test } from 'vitest';
import { explain } from '../../../sites/command-result.ts';
import { site } from '../../../sites/harness.ts';
import { engineOfFolder } from './engine-of-folder.ts';

test.each([
  ['/about', '/base/about'],
  ['/about?from=search#form', '/base/about?from=search#form'],
  ['https://example.com/ask#form', 'https://example.com/ask#form'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
])('who has found nothing is sent to %s at %s', async (contact, href) => {
  const project = site({
    'site.config.ts': `import { docs, search } from '@mapwright/site/features';
export default { baseUrl: '/base/', features: [docs(), search({ contact: '${contact}' })] };
`,
    'content/docs/lamp.md': '# Lamp\n',
    'content/pages/about.md': '# About\n\n## Form\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect((await engineOfFolder(project.path('dist')).about()).contact?.href).toBe(href);
});
