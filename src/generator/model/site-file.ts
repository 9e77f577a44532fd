import type { Diagnostic } from './diagnostic.ts';
import type { OutputContent } from './output.ts';

/** A file that a feature publishes beside pages, made when it is needed. */
export interface SiteFile {
  /** POSIX, relative to the output folder. */
  readonly output: string;
  /** Names its bytes: same key, same bytes. */
  readonly key: string;
  readonly make: (tools: FileTools) => Promise<MadeFile>;
}

/** What a file holds, or why it cannot be made. */
export type MadeFile = { readonly content: OutputContent } | { readonly diagnostic: Diagnostic };

/** What the core does for files. */
export interface FileTools {
  /** Draws an SVG in its own size, as PNG, in a process of its own. */
  readonly drawPicture: (svg: string) => Promise<DrawnPicture>;
  /** Milliseconds that a picture may take. */
  readonly timeout: number;
}

/** A picture, or why it was not drawn: the library for it could not be loaded, it took too long or too much memory, or the library failed. */
export type DrawnPicture =
  | { readonly outcome: 'done'; readonly png: Uint8Array }
  | { readonly outcome: 'time' | 'memory' }
  | { readonly outcome: 'no-library' | 'crash'; readonly reason: string };
