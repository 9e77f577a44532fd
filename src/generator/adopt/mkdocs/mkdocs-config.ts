import { dirname, join } from 'node:path/posix';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OldProject } from '../old-project.ts';
import { type SiteAddress, siteAddressOf } from '../site-address.ts';
import { type Fields, fieldsOf, isFields, listOf, merged, textOf } from '../values.ts';
import { readYamlConfig } from '../yaml-config.ts';

/** What `mkdocs.yml` says. */
export interface MkdocsConfig {
  readonly file: string;
  readonly fields: Fields;
  /** The folder of the pages, in the project. */
  readonly docsFolder: string;
  readonly address: SiteAddress;
  /** Whether `a.md` was at `/a/`, not at `/a.html`. */
  readonly hasDirectoryUrls: boolean;
  /** By name, with their options. */
  readonly plugins: ReadonlyMap<string, Fields>;
  readonly extensions: ReadonlyMap<string, Fields>;
}

/** Reads the configuration and what it inherits (https://www.mkdocs.org/user-guide/configuration/). */
export function readMkdocsConfig(
  project: OldProject,
  file: string,
): { readonly config: MkdocsConfig } | { readonly problem: Diagnostic } {
  const read = readInherited(project, file, new Set());
  if ('problem' in read) return read;
  const { config: fields } = read;
  return {
    config: {
      file,
      fields,
      docsFolder: join(dirname(file), textOf(fields.docs_dir) ?? 'docs'),
      address: siteAddressOf(textOf(fields.site_url)),
      hasDirectoryUrls: fields.use_directory_urls !== false,
      // Those of Material may be named with its name in front.
      plugins: new Map(
        [...namedOptions(fields.plugins)].map(([name, options]) => [
          name.replace(/^material\//, ''),
          options,
        ]),
      ),
      extensions: namedOptions(fields.markdown_extensions),
    },
  };
}

function readInherited(
  project: OldProject,
  file: string,
  seen: Set<string>,
): { readonly config: Fields } | { readonly problem: Diagnostic } {
  seen.add(file);
  const read = readYamlConfig(project, file);
  if ('problem' in read) return read;
  const parent = textOf(read.config.INHERIT);
  const parentFile = parent === undefined ? undefined : join(dirname(file), parent);
  if (parentFile === undefined || seen.has(parentFile)) return read;
  const inherited = readInherited(project, parentFile, seen);
  return 'problem' in inherited ? inherited : { config: merged(inherited.config, read.config) };
}

/** A list of names and of `{ name: options }`, or an object of options by name. */
function namedOptions(value: unknown): ReadonlyMap<string, Fields> {
  const items = isFields(value) ? [value] : listOf(value);
  return new Map(
    items.flatMap((item): [string, Fields][] =>
      typeof item === 'string'
        ? [[item, {}]]
        : Object.entries(fieldsOf(item)).map(([name, options]) => [name, fieldsOf(options)]),
    ),
  );
}
