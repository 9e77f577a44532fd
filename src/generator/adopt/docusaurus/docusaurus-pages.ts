import { type AdoptedPages, adoptPages } from '../adopt-pages.ts';
import { componentAsCode, isMarkup, LOST_HOME } from '../component-page.ts';
import { filesBelow } from '../old-project.ts';
import type { DocsSource } from './docusaurus-docs.ts';
import { turnDocusaurusText } from './docusaurus-text.ts';

/** The pages in `src/pages`: Markdown is adopted; a page that is a component is shown as code, unless it is the home page. */
export function adoptOwnPages({
  project,
  config,
  statics,
}: DocsSource): AdoptedPages & { readonly addresses: readonly string[] } {
  const prefix = `${config.home}src/pages/`;
  const files = filesBelow(project, prefix).filter(
    file => /\.(?:mdx?|jsx?|tsx?)$/.test(file) && !/(?:^|\/)_|\.(?:test|spec|d)\.\w+$|__tests__\//.test(file),
  );
  const isHome = (file: string) => /^index\.[jt]sx?$/.test(file);
  const is404 = (file: string) => /^404\.\w+$/.test(file);
  const adopted = adoptPages(
    files.filter(file => !isHome(file) && !is404(file)),
    {
      project,
      prefix,
      placeOf: file => `content/pages/${file.replace(/\.(?:jsx?|tsx?)$/, '.md')}`,
      baseUrl: config.address.baseUrl,
      base: `/${prefix.slice(config.home.length)}`,
      addressOf: file => `/${file.replace(/\.\w+$/, '').replace(/(^|\/)index$/, '$1')}`,
      fieldsOf: file => (isMarkup(file) ? {} : { unlisted: true }),
      turn: (text, file) =>
        isMarkup(file) ? turnDocusaurusText(text, file, { project, config }) : componentAsCode(text, file),
      statics,
    },
  );
  const lost = files.filter(isHome).map(file => ({ message: LOST_HOME, place: { file: prefix + file } }));
  return {
    pages: adopted.pages,
    notes: [...adopted.notes, ...lost],
    addresses: lost.length > 0 ? ['/'] : [],
  };
}
