import { posix } from 'node:path';
import { preProcessFile } from 'typescript';

/** Source files by their POSIX path from the project's root. */
export type SourceTree = ReadonlyMap<string, string>;

/** One import as it is written, type-only ones included. `target` is a file of the project, or absent for a package. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly target?: string;
  /** Counts from 1. */
  readonly line: number;
}

/** Every import of a tree, in the order of files and lines. */
export function importsOf(tree: SourceTree): readonly Import[] {
  return [...tree].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([file, text]) => importsOfFile(file, text));
}

function importsOfFile(file: string, text: string): readonly Import[] {
  return preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const line = text.slice(0, pos).split('\n').length;
    if (!fileName.startsWith('.')) return { from: file, specifier: fileName, line };
    return { from: file, specifier: fileName, target: posix.join(posix.dirname(file), fileName), line };
  });
}

/** The circles of a graph, each as the files on one way around it, the first one repeated at its end. */
export function circlesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const targets = new Map<string, string[]>();
  for (const { from, target } of imports) {
    if (target !== undefined) targets.set(from, [...(targets.get(from) ?? []), target]);
  }
  const finished = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of [...targets.keys()].sort()) visit(file, []);
  return circles;
}
