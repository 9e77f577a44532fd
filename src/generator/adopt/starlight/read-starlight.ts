import { basename, dirname, join } from 'node:path/posix';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { adoptPages } from '../adopt-pages.ts';
import type { AdoptedPage, AdoptedSite, Adoption, Note, SidebarItem } from '../adopted-site.ts';
import { turnComponents } from '../components/turn-components.ts';
import { HOME_FIELDS, homePartsOf, homeText } from '../home-text.ts';
import { LANGUAGES } from '../languages-note.ts';
import { keptAddressOf, keptTargetOf } from '../new-address.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import { oneVersion } from '../one-version.ts';
import { readRedirectsFiles } from '../redirects-file.ts';
import { notesOnUnread } from '../script/unread.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { mapFences, mapText } from '../text/text-lines.ts';
import { fieldsOf, given, isFields, listOf, textOf } from '../values.ts';
import { socialLinks } from '../vitepress/vitepress-sidebar.ts';
import {
  pagesFolderOf,
  readStarlightConfig,
  type StarlightConfig,
  starlightAddressOf,
  starlightFolderOf,
} from './starlight-config.ts';
import { imageOf, logoOf, staticFiles } from './starlight-files.ts';
import { sidebarOfStarlight } from './starlight-sidebar.ts';

/** Reads a project of Astro with Starlight. */
export function readStarlight(project: OldProject, configFile: string): Adoption {
  const read = readStarlightConfig(project, configFile);
  return 'problem' in read ? read : { site: adoptStarlight(project, read.config) };
}

function adoptStarlight(project: OldProject, config: StarlightConfig): AdoptedSite {
  const { fields, home, address } = config;
  const prefix = pagesFolderOf(config);
  const statics = staticFiles(project, home);
  const rules = readRedirectsFiles(project, [`${home}public/_redirects`]);
  const files = filesBelow(project, prefix).filter(
    file => isMarkdownFile(file) && !/(?:^|\/)_/.test(file) && !/(?:^|\/)404\.\w+$/.test(file),
  );
  const homeOf = (text: string) => homePartsOf(frontMatterOf(text));
  const adopted = adoptPages(files, {
    project,
    prefix,
    placeOf: file => {
      const kind = homeOf(project.read(prefix + file) ?? '') ? 'pages' : DOCS;
      return join('content', kind, starlightFolderOf(dirname(file)), basename(file));
    },
    baseUrl: address.baseUrl,
    base: `/${prefix.slice(home.length)}`,
    addressOf: (file, text) => starlightAddressOf(file, textOf(frontMatterOf(text).slug)),
    fieldsOf: (file, text) => ({
      ...imageOf(join('/', prefix.slice(home.length), dirname(file)), frontMatterOf(text), statics),
      ...(homeOf(text) !== undefined && { ...HOME_FIELDS, sidebar: undefined }),
    }),
    isDraft: (_, text) => frontMatterOf(text).draft === true,
    turn: (text, file) => {
      const turned = turnComponents(mapFences(withoutIcons(text), plainFence), file, project);
      const parts = homeOf(text);
      return parts === undefined ? turned : { ...turned, text: homeText(turned.text, parts) };
    },
    statics,
  });
  const places = new Map(
    adopted.pages
      .filter(({ to }) => to.startsWith(`content/${DOCS}/`))
      .map(page => [keptAddressOf(page.address), page.to]),
  );
  return {
    title: titleOf(fields.title) ?? project.name,
    ...given('description', textOf(fields.description)),
    ...address,
    ...given('language', config.language),
    ...given('editBase', textOf(fieldsOf(fields.editLink).baseUrl)?.replace(/\/?$/, '/')),
    ...given('logo', logoOf(fields.logo, statics)),
    navbar: socialLinks(fields.social),
    footer: [],
    docs: oneVersion('/', sidebarsOf(config, places)),
    markdown: {},
    pages: adopted.pages,
    copies: statics.copies,
    redirects: [...redirectsOf(config), ...rules.redirects, ...fallbacks(config, adopted.pages)],
    notes: [...notesOn(config), ...adopted.notes, ...rules.notes, ...statics.notes],
  };
}

const DOCS = 'docs';

/** Marks of words in code: only lines can be marked here. */
function plainFence(line: string): string {
  const marker = /\s+(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/(?:[^/\\]|\\.)+\/)(?=\s|$)/g;
  const [head = '', ...rest] = line.split(/(?<=(?:`{3,}|~{3,})\S*)(?=\s)/);
  return head + rest.join('').replaceAll(marker, found => (/title=/.test(found) ? found : ''));
}

/** A note cannot have another icon. */
function withoutIcons(text: string): string {
  return mapText(text, line => line.replace(/^(\s*:{3,}\w+.*?)\{icon=(?:"[^"]*"|'[^']*')\}\s*$/, '$1'));
}

/** A title, or one for each language. */
function titleOf(title: unknown): string | undefined {
  return textOf(title) ?? (isFields(title) ? textOf(Object.values(title)[0]) : undefined);
}

/** The sidebar of the default language, and one of the folders for each other. */
function sidebarsOf(
  { fields, locales, mainFolder }: StarlightConfig,
  places: ReadonlyMap<string, string>,
): Readonly<Record<string, readonly SidebarItem[]>> {
  const main = sidebarOfStarlight(fields.sidebar, { places, mainFolder });
  if (main.length === 0) return {};
  const others = locales.filter(name => `${name}/` !== mainFolder);
  const existing = others.filter(name =>
    [...places.values()].some(to => to.startsWith(`content/${DOCS}/${name}/`)),
  );
  return {
    main,
    ...Object.fromEntries(existing.map(name => [name, [{ kind: 'folder', folder: name }] as const])),
  };
}

/** A page that is not translated was shown in the default language: its address leads there. */
function fallbacks(
  { locales, mainFolder }: StarlightConfig,
  pages: readonly AdoptedPage[],
): AdoptedSite['redirects'] {
  const known = new Set(pages.map(({ address }) => address));
  const others = locales.filter(name => `${name}/` !== mainFolder);
  const isMain = (address: string) =>
    mainFolder === ''
      ? !others.some(name => address.startsWith(`/${name}/`))
      : address.startsWith(`/${mainFolder}`);
  const main = pages.filter(({ address, isDraft }) => isDraft !== true && isMain(address));
  return others.flatMap(name =>
    main.flatMap(({ address }) => {
      const from = `/${name}/${address.slice(1 + mainFolder.length)}`;
      return known.has(from) ? [] : [{ from, to: keptAddressOf(address) }];
    }),
  );
}

/** Redirects of Astro: old path → new one, or an object that says it. */
function redirectsOf({ astro }: StarlightConfig): AdoptedSite['redirects'] {
  return Object.entries(fieldsOf(astro.redirects)).flatMap(([from, value]) => {
    const to = textOf(value) ?? textOf(fieldsOf(value).destination);
    if (to === undefined || /[[*]/.test(from)) return [];
    return [{ from: join('/', from), to: /^https?:/.test(to) ? to : keptTargetOf(join('/', to)) }];
  });
}

function notesOn({ fields, astro, locales, file }: StarlightConfig): readonly Note[] {
  const place = { file };
  const languages = locales.length > 0 ? [{ message: LANGUAGES, place }] : [];
  const custom = Object.keys(fieldsOf(fields.components));
  return [
    ...[fields.sidebar, fields.title, astro.site, astro.base, astro.redirects].flatMap(notesOnUnread),
    ...languages,
    ...(custom.length + listOf(fields.customCss).length > 0
      ? [
          {
            message:
              'Style sheets and components of the theme were left behind: looks are a matter of the theme',
            place,
          },
        ]
      : []),
  ];
}
