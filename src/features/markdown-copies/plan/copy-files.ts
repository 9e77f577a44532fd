import { mainElementOf } from '@mapwright/site/html';
import type { OutputFile, PageFiles, PlanContext } from '@mapwright/site/plan';
import { createCopyReader } from '../host/copy-reader.ts';
import { listPages } from '../make/list-pages.ts';
import type { PageCopy } from '../make/page-copy.ts';
import { copyPathOf } from './copy-path.ts';

/** What language models look for: a list of the pages, and the text of all. */
const LIST = 'llms.txt';
const ALL = 'llms-full.txt';

const OWN = /(?:^|\/)llms(?:-full)?\.txt$|\.md$/;
const STATIC = 'content/static/';

/** Every page that the sitemap lists, as Markdown; and all of them in one file. */
export function copyFiles({ config, href, input, words }: PlanContext): PageFiles {
  const { url, title, description } = config;
  const site = { title, description, otherPages: words.lists.pages };
  // A site may write one of the files itself.
  const written = [...input.assets.keys()].filter(file => file.startsWith(STATIC) && OWN.test(file));
  const reader = createCopyReader();
  return {
    name: 'markdown-copies',
    key: JSON.stringify([url, href('/')]),
    makeKey: JSON.stringify([site, written]),
    owns: output => OWN.test(output) && !written.includes(STATIC + output),
    read: async ({ path, href: pageHref, title, description, isInSitemap, html }) => {
      if (!isInSitemap) return null;
      const pageUrl = url + pageHref;
      const markdown = await reader.read({ main: mainElementOf(html), title, url: pageUrl });
      if (markdown === null) return null;
      const copy: PageCopy = {
        path,
        url: pageUrl,
        copyUrl: url + href(copyPathOf(path)),
        title,
        description,
        markdown,
      };
      return copy;
    },
    make: readings => {
      reader.end();
      // Readings are copies: only `read` makes them.
      const copies = readings as readonly PageCopy[];
      return [
        ...copies.map(({ path, markdown }) => textFile(copyPathOf(path).slice(1), markdown)),
        textFile(LIST, listPages(copies, site)),
        textFile(ALL, copies.map(withSource).join('\n')),
      ].filter(({ path }) => !written.includes(STATIC + path));
    },
  };
}

/** A page among others says where it is from. */
function withSource({ url, markdown }: PageCopy): string {
  return markdown.replace(/^# .*\n/m, title => `${title}\n<${url}>\n`);
}

function textFile(path: string, text: string): OutputFile {
  return { path, content: { type: 'text', text } };
}
