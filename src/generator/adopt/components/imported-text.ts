import { dirname, join } from 'node:path/posix';
import type { OldProject } from '../old-project.ts';
import type { ComponentTag } from './component-tag.ts';

/** Markdown that a page imports as a component. */
export interface ImportedText {
  /** In the old project. */
  readonly file: string;
  readonly text: string;
}

/** Finds the Markdown that `file` imports by a path. */
export function findImportedText(
  path: string,
  file: string,
  { read }: Pick<OldProject, 'read'>,
): ImportedText | undefined {
  if (!/\.mdx?$/.test(path)) return undefined;
  const found = placesOf(path, dirname(file)).find(place => read(place) !== undefined);
  const text = found === undefined ? undefined : read(found);
  if (found === undefined || text === undefined) return undefined;
  return { file: found, text };
}

/** An alias such as `@site` or `~` is some folder above the file. */
function placesOf(path: string, folder: string): readonly string[] {
  const [, below] = /^[@~][\w-]*\/(.*)$/.exec(path) ?? [];
  if (below === undefined) return [join(folder, path)];
  const above = folder.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));
  return [...above, ''].map(parent => join(parent, below));
}

/** A text with the attributes of its tag where it says `{props.name}`. */
export function withProps(text: string, { attributes }: ComponentTag): string {
  return text.replaceAll(/\{\s*props\.(\w+)\s*\}/g, (whole, name: string) =>
    Object.hasOwn(attributes, name) ? (attributes[name] ?? whole) : whole,
  );
}
