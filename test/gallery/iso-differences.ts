/** Ids that look like ISO 3166-2 and are not in the list that the tests compare with, with the reason. */
export const KNOWN_DIFFERENCES: readonly { readonly reason: string; readonly ids: readonly string[] }[] = [
  {
    reason:
      'The list has FR-75C for Paris since 2019; the department keeps the number that people search for.',
    ids: ['FR-75'],
  },
  {
    reason: 'Counties of Norway since 2024; the list is older.',
    ids: ['NO-31', 'NO-32', 'NO-33', 'NO-39', 'NO-40', 'NO-55', 'NO-56'],
  },
];

/** Codes that ISO 3166-2 has withdrawn, of regions that no newer geometry replaces: they say so. */
export const WITHDRAWN: readonly string[] = ['FR-75', 'GH-BA', 'LU-D', 'LU-G', 'LU-L'];

/** Ids that begin with another country’s code, by the country whose map has them. */
export const FOREIGN_IDS: Readonly<Record<string, readonly string[]>> = {
  // ISO 3166-2 files Svalbard under Norway; its country code SJ has no subdivisions.
  SJ: ['NO-21', 'NO-22'],
};
