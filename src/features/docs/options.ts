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
        v.check(versions => areNamedApart(versions), 'versions that each have a name of their own'),
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

/** Whether links between versions, which go by name, lead to one version each. */
function areNamedApart(versions: readonly v.InferOutput<typeof version>[]): boolean {
  return new Set(versions.map(({ name }) => name)).size === versions.length;
}

function placeVersions(versions: readonly v.InferOutput<typeof version>[]): readonly DocsVersionConfig[] {
  const current = versions.find(({ isUnreleased }) => !isUnreleased) ?? versions[0];
  return versions.map(given => ({
    ...given,
    isCurrent: given === current,
    path: given.path ?? (given === current ? '' : given.isUnreleased ? 'next' : given.name),
  }));
}
