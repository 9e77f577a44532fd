/** A file of the published site. `path` is POSIX, relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly content: OutputContent;
}

/** A text to publish. */
export function textFile(path: string, text: string): OutputFile {
  return { path, content: { type: 'text', text } };
}

/** Text or bytes to write, or a source file to copy (absolute path). */
export type OutputContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'copy'; readonly from: string };
