import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { posixPath } from '../../../src/generator/model/paths/posix-path.ts';
import { projectRoot } from '../../machine.ts';
import { explain } from '../command-result.ts';
import { Site } from '../harness.ts';
import { DOCS } from './manual-pages.ts';

const manual = new Site(join(projectRoot, 'manual'));

test('the manual builds with the ordinary command, without a warning', async () => {
  const output = join(projectRoot, 'test', '.output', 'manual');
  const result = await manual.build({ parameters: ['--strict', '--out-dir', output] });
  expect(result.code, explain(result)).toBe(0);
  expect(result.diagnostics).toEqual([]);
  expect(result.summary?.pages).toBeGreaterThan(40);
});

test('every page of the manual is in its sidebar', async () => {
  const listed = JSON.stringify((await import('../../../manual/site.config.ts')).default.features);
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.md'));
  const ids = pages.map(file => posixPath(file).replace(/(?:\/index)?\.md$/, ''));
  expect(ids.filter(id => !listed.includes(`"${id}"`) && !listed.includes(`"${id}/index"`))).toEqual([]);
});
