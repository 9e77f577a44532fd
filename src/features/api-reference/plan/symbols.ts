import {
  type AddressedEntry,
  appendTo,
  decodePath,
  type LinkProblem,
  type NearestName,
} from '@mapwright/site/plan';
import { isNamesake, lastSegment } from '../namesake.ts';
import { symbolsIn } from '../symbol-head.ts';

/** The beginning of the URL of a link to a symbol. */
const SCHEME = 'symbol:';

/** A place in the API reference. */
export interface SymbolTarget {
  readonly entry: AddressedEntry;
  /** Anchor on its page; '' = the page itself. */
  readonly id: string;
}

/** Finds symbols by the names in declarations and texts. */
export interface Symbols {
  readonly find: (url: string) => SymbolTarget | { readonly problem: LinkProblem };
}

/** Whether a URL names a symbol of the API reference. */
export function isSymbolUrl(url: string): boolean {
  return url.startsWith(SCHEME);
}

/**
 * Indexes the modules of the reference. A URL is `symbol:Core/ArrayIndexed`, with an id on that page after `#`, or only a name:
 * `symbol:ArrayIndexed`, `symbol:ArrayIndexed#push`, `symbol:ArrayIndexed.push`.
 */
export function createSymbols(modules: readonly AddressedEntry[], nearestName: NearestName): Symbols {
  let index: SymbolIndex | undefined;
  return {
    find: url => {
      index ??= indexModules(modules);
      const written = decodePath(url.slice(SCHEME.length));
      const [, name = '', member = ''] = /^([^#]*)#?(.*)$/.exec(written) ?? [];
      return (
        inModule(index, name, member) ??
        byName(index, name, member) ?? {
          problem: unknown(written.replace('#', '.'), index, nearestName),
        }
      );
    },
  };
}

interface SymbolIndex {
  readonly byPath: ReadonlyMap<string, AddressedEntry>;
  /** By the name of a symbol, or by a symbol and its member, separated by a dot. */
  readonly byName: ReadonlyMap<string, readonly SymbolTarget[]>;
}

function indexModules(modules: readonly AddressedEntry[]): SymbolIndex {
  const byName = new Map<string, SymbolTarget[]>();
  for (const entry of modules) {
    const symbols = symbolsIn(entry.head) ?? [];
    const first = new Map<string, SymbolTarget>();
    // A class that overrides a member lists the inherited one too. Of other equal names on a page, such as a constant and its type, the first counts.
    for (const { name, id } of [
      ...symbols.filter(({ isInherited }) => !isInherited),
      ...symbols.filter(({ isInherited }) => isInherited),
    ])
      if (!first.has(name)) first.set(name, { entry, id });
    for (const [name, target] of first) appendTo(byName, name, target);
  }
  return { byPath: new Map(modules.map(entry => [entry.head.path, entry])), byName };
}

/** Resolves a link in a declaration: a module's path and an id on its page. */
function inModule({ byPath }: SymbolIndex, path: string, id: string): SymbolTarget | undefined {
  const entry = byPath.get(path);
  return entry !== undefined && (id === '' || entry.head.ids.includes(id)) ? { entry, id } : undefined;
}

/** Resolves a name in a text: a symbol or one of its members. A page with the symbol's name takes precedence. */
function byName(
  { byName: index }: SymbolIndex,
  name: string,
  member: string,
): SymbolTarget | { problem: LinkProblem } | undefined {
  const wanted = (member === '' ? name : `${name}.${member}`).replace(/\(\)$/, '');
  const path = wanted.slice(0, wanted.lastIndexOf('/') + 1);
  const found = (index.get(wanted.slice(path.length)) ?? []).filter(({ entry }) =>
    entry.head.path.startsWith(path),
  );
  const [first] = found;
  if (first === undefined || found.length === 1) return first;
  const [symbol = ''] = wanted.slice(path.length).split('.');
  const like = found.filter(({ entry }) => isNamesake(entry.head.path, symbol));
  const exact = like.filter(({ entry }) => lastSegment(entry.head.path) === symbol);
  const own = exact.length > 0 ? exact : like;
  return own.length === 1 ? own[0] : { problem: ambiguous(wanted, found) };
}

function* namesIn({ byPath, byName: index }: SymbolIndex): Iterable<string> {
  yield* index.keys();
  yield* byPath.keys();
}

function unknown(wanted: string, index: SymbolIndex, nearestName: NearestName): LinkProblem {
  const nearest = nearestName(wanted, namesIn(index));
  return {
    code: 'link/unknown-symbol',
    message: `The API reference has no symbol “${wanted}”`,
    hint:
      nearest === undefined ? 'Write the name of a class, or Class#member.' : `Did you mean “${nearest}”?`,
  };
}

function ambiguous(name: string, found: readonly SymbolTarget[]): LinkProblem {
  const ways = found.map(({ entry: { head }, id }) =>
    isNamesake(head.path, id) ? head.path : `${head.path}#${id}`,
  );
  return {
    code: 'link/unknown-symbol',
    message: `The API reference has ${found.length} symbols called “${name}”`,
    hint: `Add the module: ${ways.join(' or ')}.`,
  };
}
