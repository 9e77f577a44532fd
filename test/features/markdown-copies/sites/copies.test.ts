import { expect, test } from 'vitest';
import { type DevServer, startDev } from '../../../sites/dev-server.ts';
import { site } from '../../../sites/harness.ts';

const FILES = {
  'site.config.ts': `import { docs, markdownCopies } from '@mapwright/site/features';
export default { url: 'https://pears.example', baseUrl: '/shop/', title: 'Pears', features: [docs(), markdownCopies()] };
`,
  'content/docs/index.md': '# Docs\n\nSee [brakes](./brakes.md).\n',
  'content/docs/brakes.md':
    ':::tip\nOil them.\n:::\n\n::::tabs\n:::tab[npm]\n```sh\nnpm install\n```\n:::\n::::\n',
  'content/docs/hidden.md': '---\nnoindex: true\n---\n\n# Hidden\n',
};

test('every page that the sitemap lists has a copy, which its head and the list name', async () => {
  const project = site(FILES);
  expect((await project.build()).code).toBe(0);
  expect(project.file('docs.md')).toBe('# Docs\n\nSee [brakes](https://pears.example/shop/docs/brakes).\n');
  expect(project.file('docs/brakes.md')).toContain(
    '> [!TIP]\n> Oil them.\n\n**npm**\n\n```sh\nnpm install\n```\n',
  );
  expect(project.file('docs/brakes.html')).toContain(
    '<link rel="alternate" type="text/markdown" href="/shop/docs/brakes.md">',
  );
  expect(project.file('docs/brakes.html')).toContain('href="/shop/docs/brakes.md" type="text/markdown"');
  expect(project.file('llms.txt')).toContain('- [Brakes](https://pears.example/shop/docs/brakes.md)');
  expect(project.file('llms-full.txt')).toContain('# Docs\n\n<https://pears.example/shop/docs>\n\nSee [');
  expect(project.has('docs/hidden.md')).toBe(false);
  expect(project.file('docs/hidden.html')).not.toContain('text/markdown');
  expect(project.file('llms.txt')).not.toContain('Hidden');
});

test('a changed page changes its copy and the text of all, and a removed one takes its copy with it', async () => {
  const project = site(FILES);
  await project.build();
  project.write({ 'content/docs/index.md': '# Docs\n\nSee nothing.\n' });
  project.remove('content/docs/brakes.md');
  expect((await project.build()).code).toBe(0);
  expect(project.file('docs.md')).toBe('# Docs\n\nSee nothing.\n');
  expect(project.has('docs/brakes.md')).toBe(false);
  expect(project.file('llms-full.txt')).not.toContain('Oil');
});

test('a page of an old version says where it is from, too', async () => {
  const project = site({
    'site.config.ts': `import { docs, markdownCopies } from '@mapwright/site/features';
const versions = [{ name: '2', label: '2', folder: 'docs' }, { name: '1', label: '1', folder: 'old', path: '$1' }];
export default { url: 'https://pears.example', title: 'Pears', features: [docs({ versions }), markdownCopies()] };
`,
    'content/docs/index.md': '# Docs\n',
    'content/old/index.md': '# Old\n\nText.\n',
  });
  expect((await project.build()).code).toBe(0);
  expect(project.file('llms-full.txt')).toContain('\n\n# Old\n\n<https://pears.example/docs/$1>\n\nText.');
});

test('a file that the site has written itself stays', async () => {
  const project = site({
    ...FILES,
    'content/static/llms.txt': 'Ours.\n',
    'content/static/docs.md': 'Mine.\n',
  });
  expect((await project.build()).code).toBe(0);
  expect(project.file('llms.txt')).toBe('Ours.\n');
  expect(project.file('docs.md')).toBe('Mine.\n');
});

test('dev serves the Markdown of a page as it is now', async () => {
  const project = site(FILES);
  const server = await startDev(project.root);
  try {
    await expect.poll(() => copyOf(server)).toEqual(['text/markdown; charset=utf-8', true]);
    project.write({ 'content/docs/brakes.md': '# Brakes\n\nLeave them dry.\n' });
    await expect.poll(() => server.text('/shop/docs/brakes.md')).toContain('Leave them dry.');
    expect(await server.text('/shop/llms.txt')).toContain('# Pears');
  } finally {
    await server.stop();
  }
});

async function copyOf(server: DevServer): Promise<readonly unknown[]> {
  const response = await server.fetch('/shop/docs/brakes.md');
  return [response.headers.get('content-type'), (await response.text()).includes('Oil them.')];
}
