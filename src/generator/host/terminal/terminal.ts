import type { Diagnostic } from '../../model/diagnostic.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { createStyle, type Style } from './style.ts';

/** The one room that prints. Results go to standard output; diagnostics and progress to standard error. */
export interface Terminal {
  readonly style: Style;
  readonly line: (text: string) => void;
  readonly note: (text: string) => void;
  readonly diagnostics: (diagnostics: readonly Diagnostic[], root: string) => void;
  /** Redraws one line of a terminal; shows nothing elsewhere, and nothing of work that is done at once. */
  readonly progress: (label: string, done: number, total: number) => void;
  readonly clearProgress: () => void;
}

/** Work shorter than this shows no bar (milliseconds). */
const PATIENCE = 500;

export function createTerminal(environment: NodeJS.ProcessEnv): Terminal {
  const isTerminal = process.stderr.isTTY === true && environment.CI === undefined;
  const style = createStyle(isTerminal && environment.NO_COLOR === undefined);
  const startedAt = performance.now();
  let shownAt = 0;

  const clearProgress = () => {
    if (shownAt > 0) process.stderr.write('\r\x1b[2K');
    shownAt = 0;
  };
  return {
    style,
    line: text => void process.stdout.write(`${text}\n`),
    note: text => {
      clearProgress();
      process.stderr.write(`${text}\n`);
    },
    diagnostics: (diagnostics, root) => {
      clearProgress();
      const format = environment.GITHUB_ACTIONS === 'true' ? 'annotations' : 'text';
      process.stderr.write(printDiagnostics(diagnostics, root, format, style));
    },
    progress: (label, done, total) => {
      const now = performance.now();
      if (!isTerminal || now - startedAt < PATIENCE || now - shownAt < 80) return;
      shownAt = now;
      const filled = Math.round((done / total) * 24);
      process.stderr.write(
        `\r\x1b[2K${label} ${style.green('━'.repeat(filled))}${style.dim('━'.repeat(24 - filled))} ${done} of ${total}`,
      );
    },
    clearProgress,
  };
}
