import type { Diagnostic } from '../model/diagnostic.ts';
import type { Adoption } from './adopted-site.ts';
import { readDocusaurus } from './docusaurus/read-docusaurus.ts';
import { readHugo } from './hugo/read-hugo.ts';
import { readJekyll } from './jekyll/read-jekyll.ts';
import { markdownFolderOf } from './markdown-folder.ts';
import { readBook } from './mdbook/read-book.ts';
import { readMkdocs } from './mkdocs/read-mkdocs.ts';
import { readNextra } from './nextra/read-nextra.ts';
import { type OldProject, prefixOf } from './old-project.ts';
import { readStarlight } from './starlight/read-starlight.ts';
import { readVitepress } from './vitepress/read-vitepress.ts';

/** A program, and how its projects are recognised. */
interface Program {
  readonly name: string;
  /** Its configuration, in the folder of a project. */
  readonly configFiles: readonly string[];
  /** What the configuration must mention, if another program has a file of that name. */
  readonly mentions?: string;
}

/** A program whose projects can be adopted. */
interface Family extends Program {
  /** Folders beside it with code and data of its own, which stay behind. */
  readonly code: readonly string[];
  readonly read: (project: OldProject, configFile: string) => Adoption;
}

const HUGO_CODE = ['assets', 'data', 'i18n', 'layouts', 'themes'];

const FAMILIES: readonly Family[] = [
  {
    name: 'Docusaurus',
    configFiles: scriptNames('docusaurus.config'),
    code: ['src/components', 'src/css', 'src/plugins', 'src/theme', 'plugins'],
    read: readDocusaurus,
  },
  {
    name: 'VitePress',
    configFiles: scriptNames('.vitepress/config', '.vitepress/config/index'),
    code: ['.vitepress/theme', '.vitepress/components', 'components'],
    read: readVitepress,
  },
  {
    name: 'Starlight',
    configFiles: scriptNames('astro.config'),
    mentions: 'starlight',
    code: ['src/components', 'src/layouts', 'src/pages', 'src/plugins', 'src/styles'],
    read: readStarlight,
  },
  {
    name: 'Nextra',
    configFiles: scriptNames('next.config'),
    mentions: 'nextra',
    code: ['components', 'src/components', 'styles', 'src/styles'],
    read: readNextra,
  },
  { name: 'mdBook', configFiles: ['book.toml'], code: ['theme'], read: readBook },
  {
    name: 'MkDocs',
    configFiles: ['mkdocs.yml', 'mkdocs.yaml'],
    code: ['overrides', 'hooks'],
    read: readMkdocs,
  },
  { name: 'Hugo', configFiles: dataNames('hugo', 'config/_default/hugo'), code: HUGO_CODE, read: readHugo },
  {
    name: 'Hugo',
    configFiles: dataNames('config', 'config/_default/config'),
    mentions: 'baseURL',
    code: HUGO_CODE,
    read: readHugo,
  },
  {
    name: 'Jekyll',
    configFiles: ['_config.yml', '_config.yaml'],
    code: ['_data', '_includes', '_layouts', '_plugins', '_sass'],
    read: readJekyll,
  },
];

/** Programs whose projects are recognised and not read. Hexo has a file of the same name as Jekyll. */
const UNREAD: readonly Program[] = [
  { name: 'Eleventy', configFiles: scriptNames('eleventy.config', '.eleventy') },
  { name: 'Hexo', configFiles: ['package.json'], mentions: '"hexo"' },
  { name: 'Lume', configFiles: ['_config.ts', '_config.js'], mentions: 'lume' },
  { name: 'VuePress', configFiles: scriptNames('.vuepress/config', '.vuepress/config/index') },
];

/** A configuration may be written in JavaScript or TypeScript. */
function scriptNames(...stems: readonly string[]): readonly string[] {
  return stems.flatMap(stem => ['.js', '.ts', '.mjs', '.mts', '.cjs'].map(ending => stem + ending));
}

function dataNames(...stems: readonly string[]): readonly string[] {
  return stems.flatMap(stem => ['.toml', '.yaml', '.yml', '.json'].map(ending => stem + ending));
}

/** Where projects keep their documentation, if not at the top. */
const HOMES = [
  '',
  ...['docs', 'website', 'doc', 'documentation', 'guide', 'book', 'site', 'docs/en'],
  ...['packages', 'apps'].flatMap(name => [`${name}/docs`, `${name}/website`]),
];

/** A project and the program that it was written for. */
export interface FoundProject {
  readonly family: Family;
  readonly configFile: string;
  /** The folder of its sources, with a final slash; empty for the project itself. */
  readonly home: string;
}

/** A project of a program that is not read. */
export interface UnreadProject {
  readonly unread: string;
}

/** Finds the configuration of a known program in a folder, or in one of the folders where documentation usually is. */
export function findProject({ files, read }: OldProject): FoundProject | UnreadProject | undefined {
  const project = { files: new Set(files), read };
  for (const home of HOMES.map(prefixOf)) {
    const unread = UNREAD.find(program => findConfig(program, home, project) !== undefined);
    if (unread !== undefined) return { unread: unread.name };
    for (const family of FAMILIES) {
      const configFile = findConfig(family, home, project);
      if (configFile !== undefined) return { family, configFile, home };
    }
  }
  return undefined;
}

function findConfig(
  { configFiles, mentions }: Program,
  home: string,
  { files, read }: Pick<OldProject, 'read'> & { readonly files: ReadonlySet<string> },
): string | undefined {
  return configFiles
    .map(name => home + name)
    .filter(file => files.has(file))
    .find(file => mentions === undefined || read(file)?.includes(mentions) === true);
}

/** The way for Markdown of any other program. */
function otherWay({ files }: Pick<OldProject, 'files'>): string {
  const folder = markdownFolderOf(files);
  const pages = folder === undefined ? 'the pages' : `the pages in ${folder}`;
  return `Any Markdown can be brought along without it: make a site with “site new site”, and copy ${pages} to its folder content/docs.`;
}

/** The project is one of a program that is not read. */
export function unreadProject(
  { unread }: UnreadProject,
  folder: string,
  project: Pick<OldProject, 'files'>,
): Diagnostic {
  const names = [...new Set(FAMILIES.map(({ name }) => name))];
  return {
    severity: 'error',
    code: 'adopt/unread-program',
    message: `The project in ${folder} uses ${unread}, which the command cannot read`,
    hint: `It reads projects of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}. ${otherWay(project)}`,
  };
}

/** Nothing was found: says what was looked for. */
export function unknownProject(folder: string, project: Pick<OldProject, 'files'>): Diagnostic {
  const names = FAMILIES.map(({ name, configFiles: [file], mentions }) =>
    mentions === undefined ? `${file} (${name})` : `${file} with “${mentions}” in it (${name})`,
  );
  return {
    severity: 'error',
    code: 'adopt/unknown-project',
    message: `No project of a known program was found in ${folder}`,
    hint: `The command looks for ${names.join(', ')}, in this folder and in ${HOMES.slice(1, -1).join(', ')} and ${HOMES.at(-1)}. ${otherWay(project)}`,
  };
}
