import type { EntryStarter } from '@mapwright/site/feature';
import { findVersion } from './find-version.ts';
import type { DocsVersionConfig } from './options.ts';

/** The beginning of a new doc, in any version. */
export function docStarter(versions: readonly DocsVersionConfig[]): EntryStarter {
  return {
    kind: 'doc',
    start: ({ path, title }) => ({
      path,
      frontMatter: { title, description: null, sidebarPosition: 1 },
      text: 'Begin with what the reader can do after this page.',
    }),
    folderOf: name => findVersion(versions, name),
  };
}
