import { join } from 'node:path/posix';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { inGlobList } from '../glob-list.ts';
import { filesBelow, type OldProject, prefixOf } from '../old-project.ts';
import { readScript } from '../script/read-script.ts';
import { baseUrlOf } from '../site-address.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../values.ts';

/** What the configuration says. */
export interface VitepressConfig {
  readonly file: string;
  readonly fields: Fields;
  readonly theme: Fields;
  /** The folder of the pages in the project, with a final slash or empty. */
  readonly prefix: string;
  readonly baseUrl: string;
  /** Folder below the pages → its settings; the root has none. */
  readonly locales: ReadonlyMap<string, Fields>;
  /** The address of a page (https://vitepress.dev/guide/routing). */
  readonly addressOf: (file: string) => string;
}

/** Reads the configuration, and the further ones that folders of pages may have. */
export function readVitepressConfig(
  project: OldProject,
  file: string,
): { readonly config: VitepressConfig } | { readonly problem: Diagnostic } {
  const read = readScript(project, file);
  if ('problem' in read) return read;
  const fields = fieldsOf(read.value);
  const home = file.slice(0, file.indexOf('.vitepress/'));
  const prefix = prefixOf(join(home, textOf(fields.srcDir) ?? ''));
  const more = (folder: string) => fieldsOf(moreConfig(project, prefix + folder));
  const root = fieldsOf(fieldsOf(fields.locales).root);
  const own = more('');
  const locales = Object.entries(fieldsOf(fields.locales)).filter(([name]) => name !== 'root');
  // With rewrites, the pages of the root may be in a folder of their own.
  const rootFolder = /^([\w-]+)\/:rest\*$/.exec(Object.keys(fieldsOf(fields.rewrites))[0] ?? '')?.[1];
  const ofRoot = rootFolder === undefined ? {} : more(`${rootFolder}/`);
  const layers = [fields, root, own, ofRoot];
  return {
    config: {
      file,
      fields: Object.assign({}, ...layers) as Fields,
      theme: Object.assign({}, ...layers.map(({ themeConfig }) => fieldsOf(themeConfig))) as Fields,
      prefix,
      baseUrl: baseUrlOf(textOf(fields.base) ?? '/'),
      locales: new Map(
        locales.map(([name, settings]) => [name, { ...fieldsOf(settings), ...more(`${name}/`) }]),
      ),
      addressOf: createAddresses(fields),
    },
  };
}

function moreConfig(project: OldProject, folder: string): unknown {
  const file = ['config.ts', 'config.mts', 'config.js', 'config.mjs']
    .map(name => folder + name)
    .find(name => project.read(name) !== undefined);
  const read = file === undefined ? undefined : readScript(project, file);
  return read !== undefined && 'value' in read ? read.value : undefined;
}

function createAddresses({ rewrites, cleanUrls }: Fields): (file: string) => string {
  const rules = Object.entries(fieldsOf(rewrites)).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ pattern: patternOf(from), to }] : [],
  );
  return file => {
    const rule = rules.find(({ pattern }) => pattern.test(file));
    const path = rule === undefined ? file : filled(rule.to, rule.pattern.exec(file)?.groups ?? {});
    const bare = `/${path.replace(/\.md$/, '')}`;
    if (/\/index$/.test(bare)) return bare.replace(/index$/, '');
    return cleanUrls === true ? bare : `${bare}.html`;
  };
}

/** `packages/:pkg/src/:rest*` as a pattern with names. */
function patternOf(path: string): RegExp {
  const body = path
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/:(\w+)(\\\([^)]*\\\))?(\*)?/g, (_, name: string, __, star) =>
      star === '*' ? `(?<${name}>.*)` : `(?<${name}>[^/]+?)`,
    );
  return new RegExp(`^${body}$`);
}

function filled(template: string, groups: Readonly<Record<string, string>>): string {
  return template.replaceAll(/:(\w+)\*?/g, (_, name: string) =>
    Object.hasOwn(groups, name) ? (groups[name] ?? '') : '',
  );
}

/** Whether a script makes pages of a file: `packages/[name].md` (https://vitepress.dev/guide/routing#dynamic-routes). */
export function isTemplate(file: string): boolean {
  return /\[\w+\]/.test(file) && isMarkdownFile(file);
}

/** The pages of the site, by their paths below its sources. */
export function vitepressPages(project: OldProject, { prefix, fields }: VitepressConfig): readonly string[] {
  const isExcluded = inGlobList(listOf(fields.srcExclude).map(String));
  return filesBelow(project, prefix).filter(
    file => isMarkdownFile(file) && !/(?:^|\/)\./.test(file) && !isExcluded(file) && !isTemplate(file),
  );
}
