import { dirname, join } from 'node:path/posix';
import { inGlobList } from '../glob-list.ts';
import { filesBelow, type OldProject, prefixOf } from '../old-project.ts';
import { type SiteAddress, siteAddressOf } from '../site-address.ts';
import { frontMatterOf } from '../text/front-matter.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../values.ts';

/** What `_config.yml` says. */
export interface JekyllConfig {
  readonly file: string;
  readonly fields: Fields;
  /** The folder of the sources in the project, with a final slash; empty for the project itself. */
  readonly prefix: string;
  readonly address: SiteAddress;
  /** `date`, `pretty` or another style, or a template. */
  readonly permalink: string;
  /** By name, with their settings. Posts are one of them. */
  readonly collections: ReadonlyMap<string, Fields>;
  /** The fields of a file: its own, and the defaults for it. */
  readonly fieldsOf: (file: string, type: string, text: string) => Fields;
}

/** The settings that have a meaning here (https://jekyllrb.com/docs/configuration/). */
export function jekyllConfigOf(fields: Fields, file: string): JekyllConfig {
  const { url, baseUrl } = siteAddressOf(textOf(fields.url));
  const base = siteAddressOf(undefined, textOf(fields.baseurl) ?? baseUrl).baseUrl;
  return {
    file,
    fields,
    prefix: prefixOf(join(dirname(file), textOf(fields.source) ?? '')),
    address: { ...(url !== undefined && { url }), baseUrl: base },
    permalink: textOf(fields.permalink) ?? 'date',
    collections: collectionsOf(fields.collections),
    fieldsOf: createFieldReader(fields),
  };
}

function collectionsOf(value: unknown): ReadonlyMap<string, Fields> {
  if (Array.isArray(value)) return new Map(value.map(name => [String(name), {}]));
  return new Map(Object.entries(fieldsOf(value)).map(([name, options]) => [name, fieldsOf(options)]));
}

/**
 * Defaults of deeper folders win, and those for one type win over those for all
 * (https://jekyllrb.com/docs/configuration/front-matter-defaults/).
 */
function createFieldReader({ defaults }: Fields): JekyllConfig['fieldsOf'] {
  const rules = listOf(defaults)
    .map(item => ({ scope: fieldsOf(fieldsOf(item).scope), values: fieldsOf(fieldsOf(item).values) }))
    .map(({ scope, values }) => ({ path: textOf(scope.path) ?? '', type: textOf(scope.type), values }))
    .sort(
      (a, b) => a.path.length - b.path.length || Number(a.type !== undefined) - Number(b.type !== undefined),
    );
  return (file, type, text) => {
    const fitting = rules.filter(
      rule => (rule.type === undefined || rule.type === type) && isIn(rule.path, file),
    );
    return Object.assign({}, ...fitting.map(({ values }) => values), frontMatterOf(text)) as Fields;
  };
}

function isIn(path: string, file: string): boolean {
  const folder = path.replace(/^\/|\/$/g, '');
  return folder === '' || file === folder || file.startsWith(`${folder}/`);
}

/** The files that were published or turned into pages: not those of tools, and not what is excluded. */
export function publishedFiles(project: OldProject, { fields, prefix }: JekyllConfig): readonly string[] {
  const isExcluded = inGlobList([...ALWAYS_EXCLUDED, ...listOf(fields.exclude).map(String)]);
  const isIncluded = inGlobList(listOf(fields.include).map(String));
  return filesBelow(project, prefix).filter(
    file => isIncluded(file) || (!isExcluded(file) && !/(?:^|\/)[.#~]/.test(file)),
  );
}

const ALWAYS_EXCLUDED = [
  '/_site/',
  '/_sass/',
  '/_layouts/',
  '/_includes/',
  '/_plugins/',
  '/_config*',
  'Gemfile',
  'Gemfile.lock',
  'Rakefile',
  '*.gemspec',
  'vendor/',
  'package.json',
  'package-lock.json',
];
