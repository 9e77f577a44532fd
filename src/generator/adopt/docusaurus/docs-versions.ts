import { join } from 'node:path/posix';
import type { DocsVersion } from '../adopted-site.ts';
import { jsonIn } from '../data-text.ts';
import type { OldProject } from '../old-project.ts';
import { fieldsOf, listOf, textOf } from '../values.ts';
import { type DocusaurusConfig, folderIn, routeOf } from './docusaurus-config.ts';

/** A version of the docs: where its files are, and where they go. */
export interface OldVersion {
  readonly version: DocsVersion;
  /** In the project, with a final slash. */
  readonly prefix: string;
  /** The beginning of its addresses, with a slash at both ends. */
  readonly route: string;
}

/** The versions, the last released one first (https://docusaurus.io/docs/versioning). Without any, the docs are one version. */
export function versionsOf(project: OldProject, config: DocusaurusConfig): readonly OldVersion[] {
  const { docs = {}, home } = config;
  const base = routeOf(docs.routeBasePath, 'docs');
  const names = listOf(jsonIn(project.read(`${home}versions.json`))).map(String);
  const last = textOf(docs.lastVersion) ?? names[0] ?? CURRENT;
  const all = docs.includeCurrentVersion === false && names.length > 0 ? names : [CURRENT, ...names];
  const shown = all.filter(
    name => docs.onlyIncludeVersions === undefined || listOf(docs.onlyIncludeVersions).includes(name),
  );
  const ordered = [...shown].sort((a, b) => Number(b === last) - Number(a === last));
  return ordered.map(name => {
    const settings = fieldsOf(fieldsOf(docs.versions)[name]);
    const isNext = name === CURRENT && last !== CURRENT;
    const path = textOf(settings.path) ?? (name === last ? '' : isNext ? 'next' : name);
    return {
      version: {
        name,
        label: textOf(settings.label) ?? (isNext ? 'Next' : name === CURRENT ? 'Current' : name),
        folder: name === last ? DOCS : `${DOCS}-${name}`,
        path: routeOf(path, ''),
        ...(isNext && { isUnreleased: true }),
      },
      prefix:
        name === CURRENT ? folderIn(config, docs.path, 'docs') : `${home}versioned_docs/version-${name}/`,
      route: `${join('/', base, path)}/`.replace('//', '/'),
    };
  });
}

const CURRENT = 'current';
const DOCS = 'docs';
