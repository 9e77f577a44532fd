import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { type SiteFiles, site } from './harness.ts';

/** The Markdown files of the packages that every machine installs, in the versions of the lock file. What they link to is mostly in their repositories alone. */
function textsOfPackages(): SiteFiles {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const folders = Object.entries<{ optional?: boolean }>(packages)
    .filter(([folder, { optional }]) => /^node_modules\//.test(folder) && optional !== true)
    .map(([folder]) => folder);
  return Object.fromEntries(folders.flatMap(textsIn));
}

function textsIn(folder: string): readonly (readonly [file: string, text: Uint8Array])[] {
  const root = join(projectRoot, folder);
  if (!existsSync(root)) return [];
  const name = folder.slice('node_modules/'.length).replaceAll(/[@/]+/g, '-').replace(/^-/, '');
  return readdirSync(root)
    .filter(file => /\.md$/i.test(file))
    .map(file => [`content/docs/${name}/${file}`, readFileSync(join(root, file))]);
}

test('what hundreds of authors wrote builds as it is, but for what it really lacks', async () => {
  const files = textsOfPackages();
  expect(Object.keys(files).length).toBeGreaterThan(200);
  const result = await site({
    ...files,
    'site.config.ts': `export default { links: { broken: 'warning', anchors: 'warning' } };`,
  }).run('check');
  const counts = new Map<string, number>();
  for (const { severity, code } of result.diagnostics)
    counts.set(`${severity} ${code}`, (counts.get(`${severity} ${code}`) ?? 0) + 1);
  expect(Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b)))).toMatchInlineSnapshot(`
    {
      "error link/too-many-hosts": 1,
      "error markdown/unsafe-url": 2,
      "warning html/removed": 1,
      "warning html/unclosed": 1,
      "warning link/missing-anchor": 81,
      "warning link/missing-image": 9,
      "warning link/missing-target": 430,
      "warning link/outside-content": 14,
      "warning link/page-name": 1,
      "warning markdown/empty-url": 5,
      "warning markdown/foreign-command": 3,
      "warning markdown/missing-footnote": 1,
      "warning markdown/repeated-name": 12,
    }
  `);
});
