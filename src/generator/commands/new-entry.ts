import { checkPath } from '../plan/check-path.ts';

/** What `site new` can start. */
export const ENTRY_KINDS = ['doc', 'post', 'release', 'page'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface NewEntry {
  /** POSIX path relative to the root. */
  readonly file: string;
  readonly text: string;
}

/**
 * The file for a new entry, or what is wrong with its path. `path` is relative to the collection's folder, with or without `.md`;
 * `today` is an ISO date, `docsFolder` the folder of the docs below `content/`.
 */
export function newEntry(
  kind: EntryKind,
  path: string,
  { today, docsFolder }: { readonly today: string; readonly docsFolder: string },
): NewEntry | { readonly problem: string } {
  const name = path.replace(/^\.?\/+/, '').replace(/\.md$/, '');
  const problem = problemOf(kind, name);
  if (problem !== null) return { problem };
  const title = titleOf(name);
  switch (kind) {
    case 'doc':
      return {
        file: `content/${docsFolder}/${name}.md`,
        text: entryText(
          [`title: ${title}`, 'description: ', 'sidebarPosition: 1'],
          'Begin with what the reader can do after this page.',
        ),
      };
    case 'page':
      return {
        file: `content/pages/${name}.md`,
        text: entryText([`title: ${title}`, 'description: '], 'Begin here.'),
      };
    case 'post':
      return {
        file: `content/blog/${today}-${name}.md`,
        text: entryText(
          [`title: ${title}`, 'description: ', `date: ${today}`, 'authors: []', 'tags: []', 'draft: true'],
          'The first paragraph is the excerpt.\n\n<!-- more -->',
        ),
      };
    case 'release':
      return {
        file: `content/changelog/${name}.md`,
        text: entryText(
          [`title: "${name}: what it is about"`, 'description: ', `date: ${today}`],
          '## Added\n\n- What is new\n\n## Changed\n\n- What is different\n\n## Fixed\n\n- What works again',
        ),
      };
  }
}

function problemOf(kind: EntryKind, name: string): string | null {
  if (name === '' || name.split('/').some(segment => segment === '' || segment === '.' || segment === '..'))
    return 'expects a path such as guides/first-map';
  if (/(^|\/)(\.|node_modules(\/|$))/.test(name))
    return 'would never be published: it begins with a dot, or is the folder of installed packages';
  const problem = checkPath(`/${name}`);
  if (problem !== undefined) return `would be refused by a build: ${problem.message}`;
  if (kind === 'release' && !/^\d+\.\d+\.\d+([.-][\w.-]+)?$/.test(name))
    return 'expects a version such as 8.8.0';
  return null;
}

function entryText(fields: readonly string[], body: string): string {
  return `---\n${fields.join('\n')}\n---\n\n${body}\n`;
}

/** `guides/01-first-map` → `First map`. */
function titleOf(name: string): string {
  const words = (name.split('/').at(-1) ?? name)
    .replace(/^\d+[-_.]/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  // Whatever YAML may take for something else than text.
  return /^[\p{L}\p{N}][\p{L}\p{N} ]*$/u.test(title) ? title : JSON.stringify(title);
}
