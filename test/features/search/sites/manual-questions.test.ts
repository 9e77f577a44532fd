import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { SearchEngine } from '../../../../src/features/search/client/engine.ts';
import { buildSite } from '../../../browser/serve-folder.ts';
import { projectRoot } from '../../../machine.ts';
import { engineOfFolder } from './engine-of-folder.ts';

let engine: SearchEngine;

beforeAll(async () => {
  const output = join(projectRoot, 'test', '.output', 'manual-search');
  await buildSite({ root: join(projectRoot, 'manual'), output });
  engine = engineOfFolder(output);
});

test.each([
  // Codes of messages.
  ['link/missing-anchor', '/docs/messages/link'],
  ['unknown-field', '/docs/messages/frontmatter'],
  // Tasks.
  ['how to install', '/docs/start/install'],
  ['migrate from docusaurus', '/docs/start/adopt'],
  ['hide a page', '/docs/write/front-matter'],
  ['order of the sidebar', '/docs/write/sidebars'],
  ['add line numbers to code', '/docs/write/code'],
  ['github pages', '/docs/deploy/plain'],
  ['deploy below a path', '/docs/deploy'],
  ['change the accent colour', '/docs/extend/theme'],
  // Words of other programs.
  ['permalink', '/docs/write/front-matter'],
  ['favicon', '/docs/start/folders'],
  ['latex', '/docs/write/formulas'],
  ['admonitions', '/docs/write/directives'],
  ['rss', '/docs/write/posts'],
  ['csp', '/docs/deploy'],
  ['i18n', '/docs/configure/language'],
  ['plugin', '/docs/extend/feature'],
])('“%s” finds %s in the manual among the first three', async (question, page) => {
  const { results } = await engine.search(question, { most: 3 });
  expect(results.map(({ href }) => href)).toContain(page);
});
