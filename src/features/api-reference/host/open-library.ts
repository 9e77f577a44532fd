import type { OpenSource } from '@mapwright/site/source';
import type { ReferenceOptions } from '../options.ts';
import { type ExtractedLibrary, findLibrary } from './extract-library.ts';

/**
 * Opens the library that a site documents. If its declarations have changed, loading extracts them in a process of its own, beside
 * everything else that is loaded. Which files they depend on is known only then.
 */
export function openLibrary(options: ReferenceOptions): OpenSource<undefined> {
  return async input => {
    const missing = input.missingPackages('The API reference', ['typedoc', 'typescript']);
    if (missing.length > 0) return { source: null, diagnostics: missing };
    const { known, extract } = findLibrary({ ...input, ...options });
    return {
      source: {
        key: known?.key ?? null,
        load: async ({ loadGroup }) => {
          const library = known ?? (await extract());
          const { key, diagnostics } = library;
          const entries = await loadGroup({ key, open: () => openModules(library) });
          return { data: undefined, key, entries, files: filesOf(options, library), diagnostics };
        },
      },
      diagnostics: [],
    };
  };
}

/** What the library is made of, apart from packages. */
function filesOf(
  { entryPoints, tsconfig }: ReferenceOptions,
  { inputs }: ExtractedLibrary,
): readonly string[] {
  const files = new Set([
    ...entryPoints,
    ...(tsconfig === null ? [] : [tsconfig]),
    ...inputs.map(({ file }) => file),
  ]);
  return [...files].filter(file => !/(?:^|\/)node_modules\//.test(file)).sort();
}

async function openModules({ modules }: ExtractedLibrary) {
  return {
    // A file that only re-exports the declarations of others has no page.
    items: (await modules()).filter(({ symbols }) => symbols.length > 0),
    load: (await import('../load/load-module.ts')).loadModule,
  };
}
