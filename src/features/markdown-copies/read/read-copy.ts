import { parseHtml } from './parse-html.ts';
import { writeBlocks } from './write-blocks.ts';

/** The content of a page's `<main>` as Markdown, with a heading of the first level. `url` is the page's own. A page without a `<main>` has none. */
export function readCopy({
  html,
  title,
  url,
}: {
  readonly html: string;
  readonly title: string;
  readonly url: string;
}): string | null {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>') + '</main>'.length);
  if (!main.startsWith('<main')) return null;
  const blocks = writeBlocks(parseHtml(main).children, {
    toAbsolute: href => (URL.canParse(href, url) ? new URL(href, url).href : href),
    isInItem: false,
    write: writeBlocks,
  });
  const hasTitle = blocks.some(block => block.startsWith('# '));
  return `${[...(hasTitle ? [] : [`# ${title}`]), ...blocks].join('\n\n')}\n`;
}
