import type { TurnedText } from '../adopt-pages.ts';
import { turnComponents } from '../components/turn-components.ts';
import { jsonIn } from '../data-text.ts';
import type { OldProject } from '../old-project.ts';
import { frontMatterOf, setFields } from '../text/front-matter.ts';
import { fieldsOf, textOf } from '../values.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';
import { withoutHead } from './page-head.ts';

/**
 * Turns the components of a page. Markdown is MDX too, unless the page or the configuration says otherwise
 * (https://docusaurus.io/docs/markdown-features).
 */
export function turnDocusaurusText(
  text: string,
  file: string,
  { project, config }: { readonly project: OldProject; readonly config: DocusaurusConfig },
): TurnedText {
  const format = textOf(fieldsOf(config.fields.markdown).format) ?? defaultFormat(project, config);
  const { text: body, line, description } = withoutHead(text);
  const turned = turnComponents(body, file, {
    read: project.read,
    isMdx: (path, written) => {
      const own = textOf(fieldsOf(frontMatterOf(written).mdx).format) ?? format;
      return own === 'detect' ? /\.mdx$/i.test(path) : own !== 'md';
    },
  });
  if (line === undefined) return turned;
  const isNew = description !== undefined && frontMatterOf(text).description === undefined;
  return {
    text: isNew ? setFields(turned.text, { description }) : turned.text,
    notes: [...turned.notes, { message: HEAD, place: { file, line } }],
  };
}

const HEAD = 'What a page put in <head> was left out, but for its description';

/** Before version 3, indented lines were code, as in plain Markdown. */
function defaultFormat({ read }: OldProject, { home }: DocusaurusConfig): string {
  const { dependencies } = fieldsOf(jsonIn(read(`${home}package.json`)));
  const [, major = '3'] = /(\d+)\./.exec(textOf(fieldsOf(dependencies)['@docusaurus/core']) ?? '') ?? [];
  return Number(major) < 3 ? 'detect' : 'mdx';
}
