import type { WrittenFile } from '../adopted-site.ts';
import { authorsText } from '../authors-text.ts';
import { yamlIn } from '../data-text.ts';
import type { OldProject } from '../old-project.ts';
import { slugOf } from '../slug.ts';
import { fieldsOf, textOf } from '../values.ts';
import type { JekyllConfig } from './jekyll-config.ts';
import type { JekyllEntry } from './jekyll-entries.ts';
import { authorNames } from './jekyll-fields.ts';

/** Names of authors, from a data file if it has them. */
export function authorsFile(
  project: OldProject,
  { prefix }: JekyllConfig,
  entries: readonly JekyllEntry[],
): readonly WrittenFile[] {
  const known = fieldsOf(yamlIn(project.read(`${prefix}_data/authors.yml`)));
  const names = entries.flatMap(({ type, fields }) => (type === 'posts' ? authorNames(fields) : []));
  const byId = new Map(names.map(name => [slugOf(name), textOf(fieldsOf(known[name]).name) ?? name]));
  return authorsText(byId);
}
