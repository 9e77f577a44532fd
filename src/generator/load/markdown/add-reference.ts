import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { slotFor } from '../../model/entry.ts';
import type { PageContext } from './page-context.ts';
import { urlProblem } from './url-problem.ts';

/** A URL, and where it is written. */
export interface WrittenUrl {
  readonly url: string;
  /** POSIX path from the root: a relative URL is relative to this file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Notes a URL of a node for the plan and gives its slot; absent where the URL is refused. */
export function addReference(
  page: PageContext,
  kind: 'link' | 'image' | 'picture',
  url: string,
  node: Nodes,
): string | undefined {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return addWrittenReference(page, kind, { url, file: page.source.file, line, column });
}

/** The same for a URL that is written in a file beside the Markdown. */
export function addWrittenReference(
  page: PageContext,
  kind: 'link' | 'image' | 'picture',
  { url, file, line, column }: WrittenUrl,
): string | undefined {
  const problem = urlProblem(url, kind === 'link' ? 'link' : 'image');
  if (problem !== undefined) {
    page.diagnostics.push({ severity: 'error', place: { file, line, column }, ...problem });
    return undefined;
  }
  const own = page.source.chain[0] ?? page.source.file;
  page.references.push(
    file === own
      ? { kind, url, line, column }
      : { kind, url: asSeenFrom(own, file, url), file, line, column },
  );
  return slotFor(page.references.length - 1);
}

/** A URL of an included file, as seen from the page's own file. */
function asSeenFrom(own: string, file: string, url: string): string {
  if (!isRelativePath(url)) return url;
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const target = posix.relative(posix.dirname(own), posix.join(posix.dirname(file), path));
  const relative = target.startsWith('.') ? target : `./${target}`;
  return relative + (path.endsWith('/') ? '/' : '') + (end === -1 ? '' : url.slice(end));
}

function isRelativePath(url: string): boolean {
  return url !== '' && !/^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(url);
}
