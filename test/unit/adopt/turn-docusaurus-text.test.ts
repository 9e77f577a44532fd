import { expect, test } from 'vitest';
import { readDocusaurusConfig } from '../../../src/generator/adopt/docusaurus/docusaurus-config.ts';
import { turnDocusaurusText } from '../../../src/generator/adopt/docusaurus/docusaurus-text.ts';
import { projectOf } from './old-projects.ts';

/** The text of a page in which a block is indented: a paragraph in MDX, code in Markdown. */
function turned(text: string, { version = '^3.1.0', settings = '', file = 'docs/a.md' } = {}): string {
  const project = projectOf({
    'docusaurus.config.js': `export default { ${settings} };`,
    'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': version } }),
  });
  const read = readDocusaurusConfig(project, 'docusaurus.config.js');
  return 'problem' in read ? '' : turnDocusaurusText(text, file, { project, config: read.config }).text;
}

const TEXT = 'A\n\n    B\n';
const AS_MDX = 'A\n\nB\n';

test('Markdown of Docusaurus 3 is MDX', () => {
  expect(turned(TEXT)).toBe(AS_MDX);
  expect(turned(TEXT, { version: 'catalog:' })).toBe(AS_MDX);
});

test('unless the configuration, the page or the version says otherwise', () => {
  const detect = "markdown: { format: 'detect' }";
  expect(turned(TEXT, { settings: detect })).toBe(TEXT);
  expect(turned(TEXT, { settings: detect, file: 'docs/a.mdx' })).toBe(AS_MDX);
  expect(turned(`---\nmdx:\n  format: md\n---\n\n${TEXT}`)).toContain(TEXT);
  expect(turned(`---\nmdx:\n  format: mdx\n---\n\n${TEXT}`, { settings: detect })).toContain(AS_MDX);
  expect(turned(TEXT, { version: '2.4.3' })).toBe(TEXT);
  expect(turned(TEXT, { version: '2.4.3', file: 'docs/a.mdx' })).toBe(AS_MDX);
});

test('of the head of a page, its description stays as a field', () => {
  const head =
    '<head>\n  <title>A | B</title>\n  <meta\n    name="description"\n    content="All of\n    it."\n  />\n</head>\n';
  expect(turned(`---\ntitle: A\n---\n\n${head}\nText\n`)).toBe(
    '---\ndescription: All of it.\ntitle: A\n---\n\nText\n',
  );
  expect(turned(`---\ndescription: Own\n---\n\n${head}\nText\n`)).toBe(
    '---\ndescription: Own\n---\n\nText\n',
  );
  expect(turned(`\`\`\`html\n${head}\`\`\`\n`)).toBe(`\`\`\`html\n${head}\`\`\`\n`);
});
