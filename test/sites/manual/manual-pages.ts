import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../machine.ts';

/** The folder of its pages. */
export const DOCS = join(projectRoot, 'manual', 'content', 'docs');

/** A file of the manual. */
export interface ManualPage {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
}

/** A page below `manual/content/docs/`. */
export function manualPage(file: string): ManualPage {
  const path = join(DOCS, file);
  return { path, text: readFileSync(path, 'utf8') };
}

/** The rows of all tables, cell by cell. */
export function tableRows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter(line => line.startsWith('| '));
  return lines.map(line =>
    line
      .split(/(?<!\\)\|/)
      .map(cell => cell.trim())
      .slice(1, -1),
  );
}
