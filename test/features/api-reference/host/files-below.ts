import { listFiles } from '../../../../src/generator/host/sources/list-files.ts';

/** What the program gives a source: all files below a folder of a root. */
export function filesBelow(root: string): (folder: string) => readonly string[] {
  return folder => listFiles(root, [folder], { has: () => false }).files;
}
