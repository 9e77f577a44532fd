import type { Note } from '../adopted-site.ts';
import { notesOnUnread } from '../script/unread.ts';
import { fieldsOf, listOf, textOf } from '../values.ts';
import type { OldVersion } from './docs-versions.ts';
import { type DocusaurusConfig, furtherOf, isPlugin, redirectOptionsOf } from './docusaurus-config.ts';

/** Plugins whose options are read. */
const FOLLOWED = ['content-docs', 'content-blog', 'client-redirects'];

/** What of the configuration a person must look at. */
export function notesOn(config: DocusaurusConfig, versions: readonly OldVersion[]): readonly Note[] {
  const { fields, theme, docs, plugins, file } = config;
  const place = { file };
  const names = plugins
    .map(([name]) => name)
    .filter(name => name !== '' && !FOLLOWED.some(short => isPlugin(name, short)));
  const { redirects, createRedirects } = redirectOptionsOf(config);
  const languages = listOf(fieldsOf(fields.i18n).locales);
  return [
    ...[
      fields.title,
      fields.url,
      fields.baseUrl,
      fieldsOf(theme.navbar).items,
      fieldsOf(theme.footer).links,
      docs?.path,
      docs?.routeBasePath,
      docs?.sidebarPath,
      docs?.numberPrefixParser,
      redirects,
    ].flatMap(notesOnUnread),
    ...names.map(name => ({
      message: `The plugin “${name}” does not run any more: look at what it wrote`,
      place,
    })),
    ...furtherOf(config, 'blog').map(({ path, id }) => ({
      message: `The blog in ${textOf(path) ?? id} was left behind, because a site has one blog: move its posts into it`,
      place,
    })),
    ...(createRedirects === undefined
      ? []
      : [
          {
            message:
              'Redirects that a function makes were left behind: write them into `redirects` of site.config.ts',
            place,
          },
        ]),
    ...(languages.length > 1
      ? [{ message: 'Translations in i18n were left behind: a site has one language', place }]
      : []),
    ...(versions.length > 1
      ? [
          {
            message: 'All versions have the sidebars of the newest release: look at those of the others',
            place,
          },
        ]
      : []),
    ...(textOf(fieldsOf(theme.footer).copyright) === undefined
      ? []
      : [
          {
            message: 'The copyright goes into `footer: { copyright: { from, to } }` of site.config.ts',
            place,
          },
        ]),
  ];
}
