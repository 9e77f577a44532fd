import { expect, test } from 'vitest';
import { readMkdocsConfig } from '../../../src/generator/adopt/mkdocs/mkdocs-config.ts';
import { turnMkdocsText } from '../../../src/generator/adopt/mkdocs/mkdocs-text.ts';
import { projectOf } from './old-projects.ts';

function turned(text: string, extensions = ''): string {
  const project = projectOf({ 'mkdocs.yml': `site_name: A\n${extensions}`, 'docs/a.md': text });
  const read = readMkdocsConfig(project, 'mkdocs.yml');
  if ('problem' in read) throw new Error(read.problem.message);
  return turnMkdocsText(text, 'docs/a.md', { project, config: read.config }).text;
}

const TEXT = '# A\n\n## Q & A\n\n## Usage\n\n## Usage\n\n## Café\n\n## Привет\n\n## Own { #own }\n';

test('headings keep the ids that MkDocs made, where they are others here', () => {
  expect(turned(TEXT)).toMatchInlineSnapshot(`
    "# A

    ## Q & A {#q-a}

    ## Usage

    ## Usage {#usage_1}

    ## Café {#cafe}

    ## Привет

    ## Own { #own }
    "
  `);
  expect(turned('## A b\n', 'markdown_extensions:\n  - toc:\n      separator: _\n')).toBe('## A b {#a_b}\n');
  const named = 'markdown_extensions:\n  - toc:\n      slugify: pymdownx.slugs.uslugify\n';
  expect(turned(TEXT, named)).toBe(TEXT);
});
