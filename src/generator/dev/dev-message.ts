import { createSourceFrames } from '../host/terminal/source-frames.ts';
import { createStyle } from '../host/terminal/style.ts';
import { countDiagnostics, type Diagnostic, type DiagnosticCounts } from '../model/diagnostic.ts';
import { shortList } from '../model/short-list.ts';

/**
 * A message to open pages. `paths` are clean paths without the base URL; `hashes` are those in the names of style sheets; `counts` include
 * the diagnostics that the message leaves out.
 */
export type DevMessage =
  | { readonly type: 'update'; readonly paths: readonly string[] | 'all' }
  | { readonly type: 'style'; readonly hashes: readonly (readonly [old: string, now: string])[] }
  | { readonly type: 'reload' }
  | DiagnosticsMessage;

interface DiagnosticsMessage {
  readonly type: 'diagnostics';
  readonly diagnostics: readonly FramedDiagnostic[];
  readonly counts: DiagnosticCounts;
}

interface FramedDiagnostic extends Diagnostic {
  /** The lines of the source. */
  readonly frame?: string;
}

/** The message that lists diagnostics for open pages: what the terminal shows, with the lines of files below `root`. */
export function diagnosticsMessageOf(diagnostics: readonly Diagnostic[], root: string): DiagnosticsMessage {
  const frameOf = createSourceFrames(root, createStyle(false));
  const framed = shortList(diagnostics).map(diagnostic => {
    const lines = diagnostic.place === undefined ? [] : frameOf(diagnostic.place);
    return lines.length === 0 ? diagnostic : { ...diagnostic, frame: lines.join('\n') };
  });
  return { type: 'diagnostics', diagnostics: framed, counts: countDiagnostics(diagnostics) };
}
