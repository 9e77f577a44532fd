import { isMarkdownFile } from '../model/paths/markdown-file.ts';
import { counted } from '../model/text/counted.ts';

/** The smallest share of all Markdown with which a folder is the one with the pages. */
const LEAST_SHARE = 0.7;

/** Where most Markdown of a project is: `src/content (90 of 100 Markdown files)`. Nothing if it is in many places, or at the top. */
export function markdownFolderOf(files: readonly string[]): string | undefined {
  const pages = files.filter(file => isMarkdownFile(file));
  const inFolder = (folder: string) => pages.filter(file => file.startsWith(folder));
  let folder = '';
  for (;;) {
    const names = new Set(
      inFolder(folder).map(file => /^[^/]+\//.exec(file.slice(folder.length))?.[0] ?? ''),
    );
    const next = [...names].find(
      name => name !== '' && inFolder(folder + name).length >= pages.length * LEAST_SHARE,
    );
    if (next === undefined) break;
    folder += next;
  }
  if (folder === '') return undefined;
  return `${folder.slice(0, -1)} (${inFolder(folder).length} of ${counted(pages.length, 'Markdown file')})`;
}
