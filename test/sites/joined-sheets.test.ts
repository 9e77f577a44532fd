import { expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { type Site, site } from './harness.ts';
import { sheetsOf } from './sheets-of.ts';

const CONFIG = 'export default { markdown: { math: true } };\n';
const CARDS = ':::cards\n::::card[One]\nText\n::::\n:::\n';

async function build(project: Site): Promise<void> {
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
}

/** The path of the sheet beside the main one. */
function sheetOf(project: Site, page: string): string {
  return sheetsOf(project, page)[1] ?? '';
}

function joinedIn(project: Site): readonly string[] {
  return Object.keys(project.tree()).filter(file => file.startsWith('assets/sheets-'));
}

test('a page loads one style sheet besides the main one, and it is published as long as a page needs it', async () => {
  const project = site({
    'site.config.ts': CONFIG,
    'content/docs/both.md': `# Both\n\n$x$\n\n${CARDS}`,
    'content/docs/one.md': `# One\n\n${CARDS}`,
  });
  await build(project);
  const joined = sheetOf(project, 'docs/both.html');
  expect(joinedIn(project)).toEqual([joined]);
  const panels = project.file(sheetOf(project, 'docs/one.html'));
  expect(project.file(joined)).toContain(panels);
  expect(project.file(joined).length).toBeGreaterThan(panels.length);

  // The page that needs it is kept.
  project.write({ 'content/docs/one.md': `# One\n\nText.\n\n${CARDS}` });
  await build(project);
  expect(joinedIn(project)).toEqual([joined]);

  project.write({ 'content/docs/both.md': `# Both\n\n${CARDS}` });
  await build(project);
  expect(joinedIn(project)).toEqual([]);
});
