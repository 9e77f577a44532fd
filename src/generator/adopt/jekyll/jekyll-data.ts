import { parse } from 'yaml';
import type { OldProject } from '../old-project.ts';

/** A data file; nothing if it is no YAML. */
export function dataIn({ read }: OldProject, file: string): unknown {
  try {
    return parse(read(file) ?? '', { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}
