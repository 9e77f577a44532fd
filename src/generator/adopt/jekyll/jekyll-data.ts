import { parse } from 'yaml';
import { filesBelow, type OldProject } from '../old-project.ts';
import type { Fields } from '../values.ts';

/** A data file; nothing if it is no YAML. */
export function dataIn({ read }: OldProject, file: string): unknown {
  try {
    return parse(read(file) ?? '', { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** The data files of a project by their names. JSON is YAML too. */
export function allData(project: OldProject, prefix: string): Fields {
  const files = filesBelow(project, `${prefix}_data`).filter(file => /^[^/]+\.(?:ya?ml|json)$/.test(file));
  return Object.fromEntries(
    files.map(file => [file.replace(/\.\w+$/, ''), dataIn(project, `${prefix}_data/${file}`)]),
  );
}
