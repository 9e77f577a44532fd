import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../machine.ts';
import { explain, lines } from '../../../sites/command-result.ts';
import { site } from '../../../sites/harness.ts';

const FEATURE = join(projectRoot, 'features', 'editor-screens', 'index.ts');
const CONFIG = `import { docs } from '@mapwright/site/features';
import { editorScreens } from ${JSON.stringify(FEATURE)};
export default { features: [docs(), editorScreens()] };
`;
const SCREEN = 'title: Maps\ngroups:\n  - fields:\n      - { kind: button, label: Add }\n';
const TEXT = '# A\n\n::screen[The list]{file="_list.yml"}\n';

test('a site that lists the feature draws screens, on pages with a style sheet for them', async () => {
  const project = site({
    'site.config.ts': CONFIG,
    'content/docs/_list.yml': SCREEN,
    'content/docs/a.md': TEXT,
    'content/docs/b.md': '# B\n',
  });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('<figure class="screen">');
  expect(project.file('docs/a.html')).toMatch(/<link rel="stylesheet" href="\/assets\/screens-\w+\.css">/);
  expect(project.file('docs/b.html')).not.toContain('/assets/screens-');
});

test('a site without it knows no such directive, and has none of its files', async () => {
  const project = site({ 'content/docs/a.md': TEXT });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('<p>::screen[The list]{file="_list.yml"}</p>');
  expect(Object.keys(project.tree()).filter(file => file.includes('screens'))).toEqual([]);
});

test('a page is read anew when its site lists the feature', async () => {
  const project = site({ 'content/docs/_list.yml': SCREEN, 'content/docs/a.md': TEXT });
  await project.build();
  expect(project.file('docs/a.html')).toContain('::screen');
  project.write({ 'site.config.ts': CONFIG });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('<figure class="screen">');
});

test('a file whose name begins with a dot is refused', async () => {
  const project = site({
    'site.config.ts': CONFIG,
    '.env': 'KEY=swordfish\n',
    'content/docs/a.md': '# A\n\n::screen[A]{file="/.env"}\n',
  });
  expect(lines(await project.build())).toEqual(['error source/hidden content/docs/a.md:3:1']);
});
