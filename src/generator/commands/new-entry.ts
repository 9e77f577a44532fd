import { stringify } from 'yaml';
import type { Collection } from '../model/collection.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type EntryStarter, type StartedEntry, WHOLE_SITE } from '../model/entry-starter.ts';
import { withoutMarkdownEnding } from '../model/paths/markdown-file.ts';
import { nearestName } from '../model/text/nearest-name.ts';
import { checkPath } from '../plan/checks/check-path.ts';
import type { NewFile } from './write-new-file.ts';

export interface EntryRequest {
  /** What it is: `post`. */
  readonly kind: string;
  /** Its path in the collection, with or without the ending of its file. */
  readonly path: string;
  /** The name of the version that it belongs to. */
  readonly version?: string;
  /** An ISO date. */
  readonly today: string;
}

/** The file of a new entry of one of these collections, or a diagnostic of a mistake in the request. */
export function newEntry(
  request: EntryRequest,
  collections: readonly Collection[],
): NewFile | { readonly diagnostic: Diagnostic } {
  const found = findStarter(request, collections);
  if ('diagnostic' in found) return found;
  const place = folderOf(request, found);
  if ('diagnostic' in place) return place;
  const path = withoutMarkdownEnding(request.path.replace(/^\.?\/+/, ''));
  const problem = problemOf(path);
  if (problem !== null) return wrongPath(request, problem);
  const title = found.collection.titleOf(`${path}.md`);
  const entry = found.starter.start({ path, title, today: request.today });
  if ('problem' in entry) return wrongPath(request, entry.problem);
  return { file: `${place.folder}${entry.path}.md`, text: textOf(entry) };
}

/** A collection for which the command can create entries. */
interface FoundStarter {
  readonly collection: Collection;
  readonly starter: EntryStarter;
  /** The folder of entries that belong to no version, or to the first. */
  readonly folder: string;
}

function findStarter(
  { kind }: EntryRequest,
  collections: readonly Collection[],
): FoundStarter | { readonly diagnostic: Diagnostic } {
  const all = collections.flatMap(collection => {
    const { starter, folders } = collection;
    const [folder] = folders;
    return starter === undefined || folder === undefined ? [] : { collection, starter, folder };
  });
  const found = all.find(({ starter }) => starter.kind === kind);
  return found ?? unknownKind(kind, [...all.map(({ starter }) => starter.kind), WHOLE_SITE]);
}

function unknownKind(kind: string, kinds: readonly string[]): { readonly diagnostic: Diagnostic } {
  const nearest = nearestName(kind, kinds);
  const all = `The kinds are: ${kinds.join(', ')}.`;
  return {
    diagnostic: {
      severity: 'error',
      code: 'usage/unknown-kind',
      message: `This site has no kind of entry called “${kind}”`,
      hint: nearest === undefined ? all : `Did you mean “${nearest}”? ${all}`,
    },
  };
}

function folderOf(
  { kind, version }: EntryRequest,
  { starter, folder }: FoundStarter,
): { readonly folder: string } | { readonly diagnostic: Diagnostic } {
  if (version === undefined) return { folder };
  return starter.folderOf?.(version) ?? withoutVersions(kind);
}

function withoutVersions(kind: string): { readonly diagnostic: Diagnostic } {
  return {
    diagnostic: {
      severity: 'error',
      code: 'usage/no-versions',
      message: `An entry of the kind “${kind}” belongs to no version`,
      hint: 'Leave out --for-version.',
    },
  };
}

function problemOf(path: string): string | null {
  if (path === '' || path.split('/').some(segment => segment === '' || segment === '.' || segment === '..'))
    return 'expects a path such as guides/first-map';
  if (/(^|\/)([._]|node_modules(\/|$))/.test(path))
    return 'would never be published: a name in it begins with a dot or an underscore, or is node_modules';
  const problem = checkPath(`/${path}`);
  return problem === undefined ? null : `would be refused by a build: ${problem.message}`;
}

function wrongPath({ path }: EntryRequest, problem: string): { readonly diagnostic: Diagnostic } {
  return { diagnostic: { severity: 'error', code: 'usage/path', message: `“${path}” ${problem}` } };
}

function textOf({ frontMatter, text }: StartedEntry): string {
  return `---\n${stringify(frontMatter, { nullStr: '', lineWidth: 0 })}---\n\n${text}\n`;
}
