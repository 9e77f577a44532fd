import type { OldProject } from './old-project.ts';

/** Reads what a file may include: any file but itself, which would never end. */
export function readOthers(read: OldProject['read'], file: string): OldProject['read'] {
  return other => (other === file ? undefined : read(other));
}
