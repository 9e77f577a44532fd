import type { TurnedText } from '../adopt-pages.ts';
import { turnComponents } from '../components/turn-components.ts';
import { jsonIn } from '../data-text.ts';
import type { OldProject } from '../old-project.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { fieldsOf, textOf } from '../values.ts';
import type { DocusaurusConfig } from './docusaurus-config.ts';

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
  return turnComponents(text, file, {
    read: project.read,
    isMdx: (path, written) => {
      const own = textOf(fieldsOf(frontMatterOf(written).mdx).format) ?? format;
      return own === 'detect' ? /\.mdx$/i.test(path) : own !== 'md';
    },
  });
}

/** Before version 3, indented lines were code, as in plain Markdown. */
function defaultFormat({ read }: OldProject, { home }: DocusaurusConfig): string {
  const { dependencies } = fieldsOf(jsonIn(read(`${home}package.json`)));
  const [, major = '3'] = /(\d+)\./.exec(textOf(fieldsOf(dependencies)['@docusaurus/core']) ?? '') ?? [];
  return Number(major) < 3 ? 'detect' : 'mdx';
}
