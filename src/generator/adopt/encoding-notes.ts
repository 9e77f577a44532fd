import type { AdoptedSite, Note } from './adopted-site.ts';

/** Notes on files that were read and are not UTF-8. Those that are copied as they are lose nothing. */
export function notesOnEncoding(
  misread: readonly string[],
  { copies }: Pick<AdoptedSite, 'copies'>,
): readonly Note[] {
  const copied = new Set(copies.map(({ from }) => from));
  return misread
    .filter(file => !copied.has(file))
    .map(file => ({
      message:
        'Files that are not UTF-8 have lost letters, and have � in their place: save them as UTF-8, and adopt the project again',
      place: { file },
    }));
}
