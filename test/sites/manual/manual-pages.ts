import { readdirSync, readFileSync } from 'node:fs';
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

/** The pages of a folder, by their names. */
export function manualPages(folder: string): readonly ManualPage[] {
  const files = readdirSync(join(DOCS, folder)).sort();
  return files.filter(file => file.endsWith('.md')).map(file => manualPage(join(folder, file)));
}

/** A page in parts: what is above its first heading of level 2, then each such heading with what follows. Code holds no headings. */
export function sectionsOf(text: string): readonly string[] {
  const sections = [''];
  let fence = '';
  for (const line of text.split(/(?<=\n)/)) {
    const marks = /^`{3,}/.exec(line)?.[0] ?? '';
    if (fence === '' && line.startsWith('## ')) sections.push('');
    if (fence === '') fence = marks;
    else if (line.trim() === fence) fence = '';
    sections.push((sections.pop() ?? '') + line);
  }
  return sections;
}
