import type { OpenSource } from '@mapwright/site/source';

/** Reads nothing. Without the library that draws, the heads of pages would name pictures that do not exist. */
export const findLibrary: OpenSource<undefined> = async ({ missingPackages }) => ({
  source: {
    key: '',
    load: async () => ({
      data: undefined,
      diagnostics: missingPackages('The picture for links to a page', ['sharp']),
    }),
  },
  diagnostics: [],
});
