import type { Diagnostic } from './diagnostic.ts';
import type { OutputContent } from './output.ts';

/** A file that a feature publishes beside pages, made when it is needed. */
export interface SiteFile {
  /** POSIX, relative to the output folder. */
  readonly output: string;
  /** A key for its bytes: same key, same bytes. */
  readonly key: string;
  readonly make: (tools: FileTools) => Promise<MadeFile>;
}

/** The content of a file, or why it cannot be made. */
export type MadeFile = { readonly content: OutputContent } | { readonly diagnostic: Diagnostic };

/** What is drawn. */
export interface Drawing {
  /** An SVG text. */
  readonly svg: string;
  /** The text of an SVG without holes, of the same size, that lies below it. Pictures with the same ground one after another draw it once. */
  readonly ground?: string;
}

/** What the core offers for making files. */
export interface FileTools {
  /** Draws an SVG in its own size as PNG, in a separate process. */
  readonly drawPicture: (drawing: Drawing) => Promise<DrawnPicture>;
  /** Reads a text file of the site's sources, by its path from the root. */
  readonly readText: (file: string) => string;
  /** Time limit for one picture, in milliseconds. */
  readonly timeout: number;
}

/** A picture, or why it was not drawn: the drawing library could not be loaded or failed, or drawing took too long or too much memory. */
export type DrawnPicture =
  | { readonly outcome: 'done'; readonly png: Uint8Array }
  | { readonly outcome: 'time' | 'memory' }
  | { readonly outcome: 'no-library' | 'crash'; readonly reason: string };
