import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { contentHash } from '../../model/content-hash.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import { decodeSource } from '../source/decode-source.ts';
import { type PageContext, reportError } from './page-context.ts';

export interface IncludedText {
  /** POSIX path from the root. */
  readonly file: string;
  readonly text: string;
}

/** Reads the text of a file that a node names: relative to the file that contains the node, or to the root if the name begins with a slash. */
export function readIncludedText(page: PageContext, node: Nodes, named: string): IncludedText | undefined {
  const file = named.startsWith('/')
    ? posix.normalize(named.slice(1))
    : posix.join(posix.dirname(page.source.file), named);
  if (file === '..' || file.startsWith('../')) {
    reportError(page, node, {
      code: 'include/outside-root',
      message: `The file “${named}” is outside the project`,
      hint: 'Move it into the project.',
    });
    return undefined;
  }
  const bytes = readDependency(page, file);
  if (bytes !== undefined && !(bytes instanceof Uint8Array)) {
    const { message, ...problem } = bytes;
    const reason = message.charAt(0).toLowerCase() + message.slice(1);
    reportError(page, node, { ...problem, message: `The file “${named}” cannot be included: ${reason}` });
    return undefined;
  }
  if (bytes === undefined) {
    reportError(page, node, {
      code: 'include/missing-file',
      message: `There is no file “${named}” (${file})`,
      hint: 'The path is relative to this file; a path from the project’s root begins with a slash.',
    });
    return undefined;
  }
  page.includedBytes += bytes.length;
  const { maxBytes } = page.surroundings.markdown;
  if (page.includedBytes > maxBytes) {
    reportError(page, node, {
      code: 'include/too-large',
      message: `The page includes more than ${maxBytes} bytes (markdown.maxBytes)`,
      hint: 'Include less, or raise markdown.maxBytes in site.config.ts.',
    });
    return undefined;
  }
  const { text, diagnostics } = decodeSource(file, bytes, maxBytes);
  page.diagnostics.push(...diagnostics);
  return text === undefined ? undefined : { file, text };
}

/** Reads a file by its path from the root. From then on, the page depends on its bytes and on whether it may be read. */
export function readDependency(page: PageContext, file: string): Uint8Array | FileProblem | undefined {
  const bytes = page.surroundings.readFile(file);
  if (!page.dependencies.has(file)) {
    const state = bytes instanceof Uint8Array ? contentHash(bytes) : (bytes?.code ?? null);
    page.dependencies.set(file, { file, hash: state });
  }
  return bytes;
}
