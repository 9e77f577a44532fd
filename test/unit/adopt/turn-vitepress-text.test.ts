import { expect, test } from 'vitest';
import { readVitepressConfig } from '../../../src/generator/adopt/vitepress/vitepress-config.ts';
import { turnVitepressText } from '../../../src/generator/adopt/vitepress/vitepress-text.ts';
import { projectOf } from './old-projects.ts';

function turned(text: string, settings = ''): string {
  const project = projectOf({ '.vitepress/config.js': `export default { ${settings} };` });
  const read = readVitepressConfig(project, '.vitepress/config.js');
  if ('problem' in read) throw new Error(read.problem.message);
  return turnVitepressText(text, 'a.md', { project, config: read.config }).text;
}

test('headings keep the ids that VitePress made, where they are others here', () => {
  const written = `# The a.b

## vi.fn

## Plain words

## Q & A

### \`app.use()\` and [links](./b.md) ##

## vi.fn

## 3.0 is out

## vi.on <Badge text="4.1" />

## vi.off <Version>4.1</Version>

## vi.own {#own}

\`\`\`md
## vi.code
\`\`\`
`;
  expect(turned(written)).toMatchInlineSnapshot(`
    "# The a.b

    ## vi.fn {#vi-fn}

    ## Plain words

    ## Q & A {#q-a}

    ### \`app.use()\` and [links](./b.md) {#app-use-and-links}

    ## vi.fn {#vi-fn-1}

    ## 3.0 is out {#_3-0-is-out}

    ## vi.on **4.1** {#vi-on}

    ## vi.off 4.1 {#vi-off-4-1}

    ## vi.own {#own}

    \`\`\`md
    ## vi.code
    \`\`\`
    "
  `);
  expect(turned('## vi.fn\n', 'markdown: { anchor: { slugify: text => text } }')).toBe('## vi.fn\n');
});

test('the note on expressions of Vue names the line of the first one outside code', () => {
  const project = projectOf({ '.vitepress/config.js': 'export default {};' });
  const read = readVitepressConfig(project, '.vitepress/config.js');
  if ('problem' in read) throw new Error(read.problem.message);
  const text = '---\ntitle: A\n---\n\n`{{ code }}`\n\n{{ version }}\n\n{{ date }}\n';
  expect(turnVitepressText(text, 'a.md', { project, config: read.config }).notes).toEqual([
    expect.objectContaining({ place: { file: 'a.md', line: 7 } }),
  ]);
});
