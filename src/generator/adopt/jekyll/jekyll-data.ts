import { yamlIn } from '../data-text.ts';
import { filesBelow, type OldProject } from '../old-project.ts';
import type { Fields } from '../values.ts';

/** The data files of a project by their names. JSON is YAML too. */
export function allData(project: OldProject, prefix: string): Fields {
  const files = filesBelow(project, `${prefix}_data`).filter(file => /^[^/]+\.(?:ya?ml|json)$/.test(file));
  return Object.fromEntries(
    files.map(file => [file.replace(/\.\w+$/, ''), yamlIn(project.read(`${prefix}_data/${file}`))]),
  );
}
