import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import {
  type PictureUse,
  pictureSlotsFor,
  type Reference,
  slotFor,
  type WrittenSize,
} from '../../model/entry.ts';
import { splitSuffix } from '../../model/paths/split-suffix.ts';
import { type PageContext, placeOf } from './page-context.ts';
import { urlProblem } from './url-problem.ts';

/** A URL of a text, and what it is for. */
interface WrittenUrl {
  /** `link`, `image`, or a kind that a feature resolves. */
  readonly kind: string;
  readonly url: string;
  /** Of an image whose writer gave it a size. */
  readonly size?: WrittenSize | undefined;
}

/** A URL, and the place where it is written. */
interface PlacedUrl extends WrittenUrl {
  /** POSIX path from the root: a relative URL is relative to this file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Records a URL of a node for the plan. Returns its slot, or `undefined` if the URL is refused. */
export function addReference(page: PageContext, written: WrittenUrl, node: Nodes): string | undefined {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return addWrittenReference(page, { ...written, file: page.source.file, line, column });
}

/** An image that may have other formats: the slot of its URL, and the two around its `<img>`. */
export interface PictureSlots {
  readonly src: string;
  readonly opening: string;
  readonly closing: string;
}

/** Records an image that may have other formats. Returns its slots, or `undefined` if the URL is refused. */
export function addPicture(
  page: PageContext,
  { url, size, picture }: Pick<Reference, 'url' | 'size'> & { readonly picture: PictureUse },
  node: Nodes,
): PictureSlots | undefined {
  const src = addReference(page, { kind: 'image', url, size }, node);
  if (src === undefined) return undefined;
  const [opening, closing] = markPicture(page, picture);
  return { src, opening, closing };
}

/** Notes that the image recorded last may have other formats. Returns the slots around its `<img>`. */
export function markPicture({ references }: PageContext, picture: PictureUse) {
  const last = references.pop();
  if (last?.kind !== 'image') throw new Error('The last reference is no image');
  references.push({ ...last, picture });
  return pictureSlotsFor(references.length - 1);
}

/** The same for a URL written in a file beside the Markdown. */
export function addWrittenReference(
  page: PageContext,
  { kind, url, size, file, line, column }: PlacedUrl,
): string | undefined {
  const problem = urlProblem(url, kind === 'link' ? 'link' : 'image', page.surroundings.linkSchemes);
  if (problem !== undefined) {
    // An empty link does no harm: mdBook writes chapters that are planned so.
    const severity = problem.code === 'markdown/empty-url' ? 'warning' : 'error';
    page.diagnostics.push({ severity, place: { file, line, column }, ...problem });
    return undefined;
  }
  const own = page.source.chain[0] ?? page.source.file;
  page.references.push({
    kind,
    ...(file === own ? { url } : { url: asSeenFrom(own, file, url), file }),
    line,
    column,
    ...(size && { size }),
  });
  return slotFor(page.references.length - 1);
}

/** Records a name that a feature resolves, and the parts of it that the text names. Returns its slot. */
export function addName(
  page: PageContext,
  { kind, name, parts }: { readonly kind: string; readonly name: string; readonly parts: readonly string[] },
  node: Nodes,
): string {
  const { line = 1, column = 1, file } = placeOf(page, node);
  page.references.push({
    kind,
    url: name,
    ...(file !== page.source.chain[0] && { file }),
    line,
    column,
    ...(parts.length > 0 && { parts }),
  });
  return slotFor(page.references.length - 1);
}

/** A URL of an included file, made relative to the page's own file. */
function asSeenFrom(own: string, file: string, url: string): string {
  if (!isRelativePath(url)) return url;
  const [path, suffix] = splitSuffix(url);
  const target = posix.relative(posix.dirname(own), posix.join(posix.dirname(file), path));
  const relative = target.startsWith('.') ? target : `./${target}`;
  return relative + (path.endsWith('/') ? '/' : '') + suffix;
}

function isRelativePath(url: string): boolean {
  return url !== '' && !/^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(url);
}
