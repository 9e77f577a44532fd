import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { explain } from '../command-result.ts';
import { type SiteFiles, site } from '../harness.ts';
import { manualPages } from './manual-pages.ts';

/** A file of a site, or a part of its configuration: a box whose title says so, perhaps inside a list. */
const SHOWN =
  /^(?<indent> *)(?<marks>`{3,})\w+ title="(?<title>content\/[\w./-]+|site\.config\.ts(?:, \w+)?)"\n(?<body>[\s\S]*?)^\k<indent>\k<marks>$/gm;

const pages = ['start', 'write', 'configure'].flatMap(manualPages);

test.each(pages.flatMap(({ path, text }) => sitesOf(text).map(files => [basename(path), files] as const)))(
  'what %s shows is right, but for names of what it does not show',
  async (_, files) => {
    const result = await site(files).run('check');
    const wrong = result.diagnostics.filter(
      ({ code }) =>
        !/^(link\/missing-|author\/unknown|sidebar\/unknown-doc|redirect\/missing-target|docs\/missing-folder)/.test(
          code,
        ),
    );
    expect(wrong, explain(result)).toEqual([]);
  },
);

/** All files of a page, once with each configuration that it shows. */
function sitesOf(text: string): readonly SiteFiles[] {
  const shown = [...text.matchAll(SHOWN)].map(({ groups: { indent = '', title = '', body = '' } = {} }) => ({
    title,
    body: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
  const files = Object.fromEntries(
    shown.flatMap(({ title, body }) => (title.startsWith('content/') ? [[title, body]] : [])),
  );
  const configs = shown.flatMap(({ title, body }) =>
    title.startsWith('content/') ? [] : [wholeConfig(title, body)],
  );
  if (configs.length > 0)
    return configs.map(config => ({ 'content/_README.md': '', ...files, 'site.config.ts': config }));
  return Object.keys(files).length === 0 ? [] : [files];
}

/** `site.config.ts, docs` is a part of the field `docs`. */
function wholeConfig(title: string, body: string): string {
  if (body.includes('export default')) return body;
  const field = title.split(', ')[1];
  return `export default { ${field === undefined ? body : `${field}: { ${body} }`} };`;
}
