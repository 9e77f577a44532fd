import { parseUrl } from '@mapwright/site/html';
import { escapeText, headingLine } from './escape-text.ts';
import { parseHtml } from './parse-html.ts';
import { writeBlocks } from './write-blocks.ts';

/** A page to convert. `main` is its `<main>`, or `''`; `url` is its own. */
export interface PageToCopy {
  readonly main: string;
  readonly title: string;
  readonly url: string;
}

/** The content of a page's `<main>` as Markdown, with a heading of the first level. A page without a `<main>` has none. */
export function readCopy({ main, title, url }: PageToCopy): string | null {
  if (main === '') return null;
  const blocks = writeBlocks(parseHtml(main).children, {
    toAbsolute: href => parseUrl(href, url)?.href ?? href,
    isInItem: false,
    write: writeBlocks,
  });
  const hasTitle = blocks.some(block => block.startsWith('# '));
  return `${[...(hasTitle ? [] : [headingLine(1, escapeText(title))]), ...blocks].join('\n\n')}\n`;
}
