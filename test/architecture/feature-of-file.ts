/** Folders of tests that are named after what they test, and not after their feature. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  'test/gallery': 'maps',
  'test/reference': 'api-reference',
};

/** The feature whose code, tests, fixtures and data a file belongs to, by its path from the root. */
export function featureOfFile(file: string, features: ReadonlySet<string>): string | undefined {
  const [, folder = ''] = /^((?:test\/)?[^/]+)\//.exec(file) ?? [];
  const [, name = ''] =
    /^(?:(?:src\/|test\/)?features\/|test\/browser\/(?:fixtures\/)?)?([^/]+)\//.exec(file) ?? [];
  return NAMED_OTHERWISE[folder] ?? (features.has(name) ? name : undefined);
}

/** The names of the features in a list of files: those of the program, and those of the site. */
export function featuresIn(files: Iterable<string>): ReadonlySet<string> {
  return new Set([...files].flatMap(file => /^(?:src\/)?features\/([^/]+)\//.exec(file)?.[1] ?? []));
}
