import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';
import { sidebarItem } from './sidebar-schema.ts';

const version = v.object({
  name: v.pipe(fields.text, v.regex(/^[\w.-]+$/, 'a name of letters, digits, dots and dashes')),
  label: fields.filled,
  folder: v.pipe(fields.text, v.regex(/^[\w.-]+$/, 'the name of a folder below content/')),
  path: v.optional(fields.text),
  isUnreleased: v.optional(fields.flag, false),
});

/** Docs may be the whole site. */
const place = v.pipe(
  fields.sitePath,
  v.regex(/^\/$|[^/]$/, 'a path without a final slash, such as /docs, or / alone'),
);

/** The options for a site's docs. Without a title, the docs use the word of the site's language. */
export const optionsSchema = v.pipe(
  v.object({
    path: v.optional(place, '/docs'),
    title: v.optional(fields.filled),
    versions: v.optional(
      v.pipe(
        v.array(version),
        v.minLength(1, 'at least one version'),
        v.rawCheck(({ dataset, addIssue }) => {
          if (dataset.typed) for (const path of repeatedNames(dataset.value)) addIssue(repeated(path));
        }),
      ),
      [{ name: 'current', label: 'Current', folder: 'docs' }],
    ),
    sidebars: v.optional(
      v.record(
        v.string(),
        v.union([v.literal('folders'), v.array(v.lazy(() => sidebarItem))], '“folders” or a list of items'),
      ),
      { docs: 'folders' },
    ),
    showLastUpdated: v.optional(fields.flag, true),
    showReadingTime: v.optional(fields.flag, false),
  }),
  v.transform(({ versions, ...options }) => ({ ...options, versions: placeVersions(versions) })),
);

export type DocsOptions = v.InferOutput<typeof optionsSchema>;

/** One version of the docs. */
export interface DocsVersionConfig {
  /** Part of the URL of an older version: `7.x` is at `/docs/7.x`. */
  readonly name: string;
  readonly label: string;
  /** Folder below `content/`. */
  readonly folder: string;
  /** Path below the docs' base. Default: '' for the current version, `next` for an unreleased one, else the name. */
  readonly path: string;
  readonly isUnreleased: boolean;
  /** Whether it is the first released version in the list, or the first if none is released. */
  readonly isCurrent: boolean;
}

type GivenVersions = readonly v.InferOutput<typeof version>[];

/** The names that an earlier version has too: links between versions go by name, and lead to one version each. */
function repeatedNames(versions: GivenVersions): readonly NamePath[] {
  const names = versions.map(({ name }) => name);
  return versions.flatMap((given, index): NamePath[] =>
    names.indexOf(given.name) === index
      ? []
      : [
          [
            { type: 'array', origin: 'value', input: [...versions], key: index, value: given },
            { type: 'object', origin: 'value', input: given, key: 'name', value: given.name },
          ],
        ],
  );
}

type NamePath = [v.ArrayPathItem, v.ObjectPathItem];

function repeated(path: NamePath): v.RawCheckIssueInfo<unknown> {
  return { message: 'a name that no version above has', input: path[1].value, path };
}

function placeVersions(versions: GivenVersions): readonly DocsVersionConfig[] {
  const current = versions.find(({ isUnreleased }) => !isUnreleased) ?? versions[0];
  return versions.map(given => ({
    ...given,
    isCurrent: given === current,
    path: given.path ?? (given === current ? '' : given.isUnreleased ? 'next' : given.name),
  }));
}
