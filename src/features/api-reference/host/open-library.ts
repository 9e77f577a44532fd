import type { OpenSource } from '@mapwright/site/source';
import type { ReferenceOptions } from '../options.ts';
import { extractLibrary } from './extract-library.ts';

/** Opens the library that a site documents. Extracts its declarations if they have changed; which files they depend on is known only then. */
export function openLibrary(options: ReferenceOptions): OpenSource<undefined> {
  return async input => {
    const missing = input.missingPackages('The API reference', ['typedoc', 'typescript']);
    if (missing.length > 0) return { source: null, diagnostics: missing };
    const { key, diagnostics, modules } = await extractLibrary({ ...input, ...options });
    const open = async () => ({
      // A file that only re-exports the declarations of others has no page.
      items: (await modules()).filter(({ symbols }) => symbols.length > 0),
      load: (await import('../load/load-module.ts')).loadModule,
    });
    return {
      source: {
        key,
        load: async ({ loadGroup }) => ({
          data: undefined,
          entries: await loadGroup({ key, open }),
          diagnostics: [],
        }),
      },
      diagnostics,
    };
  };
}
