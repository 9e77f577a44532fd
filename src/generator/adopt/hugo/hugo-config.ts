import { basename, dirname, extname, join } from 'node:path/posix';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type OldProject, prefixOf } from '../old-project.ts';
import { type SiteAddress, siteAddressOf } from '../site-address.ts';
import { readTomlConfig } from '../toml-config.ts';
import { type Fields, fieldsOf, given, listOf, merged, textOf } from '../values.ts';
import { readYamlConfig } from '../yaml-config.ts';

/** What the configuration says. */
export interface HugoConfig {
  readonly file: string;
  /** All settings. Their names are in lower case, because Hugo reads them in any. */
  readonly fields: Fields;
  /** The settings of themes and of the site itself, those of the language included. */
  readonly params: Fields;
  /** By name, those of the language included. */
  readonly menus: Fields;
  readonly title?: string;
  /** As HTML names it. */
  readonly language?: string;
  /** Its name in the settings and in names of files. */
  readonly languageKey: string;
  /** Other languages, whose pages are left behind. */
  readonly otherLanguages: readonly string[];
  /** The folder of the configuration and the templates, with a final slash or empty. */
  readonly home: string;
  /** The folder of the pages in the project, with a final slash. */
  readonly content: string;
  /** Folders of files that were published as they are, with a final slash. */
  readonly statics: readonly string[];
  /** Where the site was, with the path of its language. */
  readonly address: SiteAddress;
}

/** Reads the file, and the folder with a file for each part (https://gohugo.io/configuration/introduction/). */
export function readHugoConfig(
  project: OldProject,
  file: string,
): { readonly config: HugoConfig } | { readonly problem: Diagnostic } {
  const home = prefixOf(dirname(file).replace(/(?:^|\/)config\/_default$/, ''));
  let fields: Fields = {};
  for (const part of new Set([file, ...partsIn(project, `${home}config/_default/`)])) {
    const read = part.endsWith('.toml') ? readTomlConfig(project, part) : readYamlConfig(project, part);
    if ('problem' in read) return read;
    fields = merged(fields, lowered(settingsOf(part, read.config)));
  }
  return { config: hugoConfigOf(fields, file, home) };
}

/** The file for everything comes first, so that one for a single part wins. */
function partsIn({ files }: OldProject, folder: string): readonly string[] {
  const parts = files.filter(
    file => file.startsWith(folder) && /^[\w.-]+\.(?:toml|ya?ml|json)$/.test(file.slice(folder.length)),
  );
  return [...parts.filter(isMain), ...parts.filter(file => !isMain(file))];
}

/** What a file says, where it belongs: `params.toml` has the part `params`, and `menus.en.toml` the menus of a language. */
function settingsOf(file: string, written: Fields): Fields {
  if (isMain(file)) return written;
  const [name = '', language] = nameOf(file).split('.');
  if (language === undefined) return { [name]: written };
  return { languages: { [language]: /^(?:menus?|params)$/.test(name) ? { [name]: written } : written } };
}

function isMain(file: string): boolean {
  return /^(?:hugo|config)$/.test(nameOf(file));
}

function nameOf(file: string): string {
  return basename(file, extname(file));
}

function lowered(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));
}

function hugoConfigOf(fields: Fields, file: string, home: string): HugoConfig {
  const languages = fieldsOf(fields.languages);
  const language =
    textOf(fields.defaultcontentlanguage) ?? mainOf(Object.keys(languages)) ?? textOf(fields.languagecode);
  const own = lowered(fieldsOf(languages[language ?? '']));
  const { url, baseUrl } = siteAddressOf(textOf(own.baseurl) ?? textOf(fields.baseurl));
  const isBelow = fields.defaultcontentlanguageinsubdir === true && language !== undefined;
  return {
    file,
    fields,
    params: { ...fieldsOf(fields.params), ...fieldsOf(own.params) },
    menus: merged(menusOf(fields), menusOf(own)),
    ...given('title', textOf(own.title) ?? textOf(fields.title)),
    ...given('language', textOf(own.languagecode) ?? textOf(own.locale) ?? language),
    languageKey: language ?? 'en',
    otherLanguages: Object.keys(languages).filter(name => name !== language),
    home,
    content: prefixOf(join(home, contentFolderOf(fields, own, language))),
    statics: [fields.staticdir ?? 'static'].flat().map(folder => prefixOf(join(home, String(folder)))),
    address: { ...given('url', url), baseUrl: isBelow ? `${baseUrl}${language}/` : baseUrl },
  };
}

/** Hugo takes English if no language is named. */
function mainOf(languages: readonly string[]): string | undefined {
  return languages.find(name => name === 'en') ?? languages[0];
}

function menusOf({ menu, menus }: Fields): Fields {
  return merged(fieldsOf(menu), fieldsOf(menus));
}

/** The folder of the language, or the one that a module mounts as its content (https://gohugo.io/configuration/module/#mounts). */
function contentFolderOf(fields: Fields, own: Fields, language: string | undefined): string {
  const mounts = listOf(fieldsOf(fields.module).mounts).map(fieldsOf);
  const mounted = mounts.find(
    mount =>
      mount.target === 'content' && textOf(mount.source) !== undefined && isMountedFor(mount, language),
  );
  return textOf(own.contentdir) ?? textOf(mounted?.source) ?? textOf(fields.contentdir) ?? 'content';
}

/** A mount may be for some languages only. */
function isMountedFor({ lang, sites }: Fields, language: string | undefined): boolean {
  const languages = [lang ?? fieldsOf(fieldsOf(sites).matrix).languages ?? []].flat();
  return language === undefined || languages.length === 0 || languages.includes(language);
}
