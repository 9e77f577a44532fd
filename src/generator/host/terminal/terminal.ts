import type { Diagnostic } from '../../model/diagnostic.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { type DiffLine, printDiffLine } from './print-diff-line.ts';
import { printable, printableJson } from './printable.ts';
import { createStyle } from './style.ts';

/**
 * The only module that prints. Results go to standard output; diagnostics and progress go to standard error. No text from outside can
 * act on the terminal: control characters are spelt out, and each text becomes one line.
 */
export interface Terminal {
  readonly line: (text: string) => void;
  readonly note: (text: string) => void;
  /** A result for machines, in one line. */
  readonly json: (value: unknown) => void;
  readonly diagnostics: (diagnostics: readonly Diagnostic[], root: string) => void;
  /** A diff, as a result. */
  readonly diff: (lines: readonly DiffLine[]) => void;
  /** Redraws one line of a terminal; shows nothing elsewhere, and nothing for work that finishes at once. */
  readonly progress: (label: string, done: number, total: number) => void;
  /** The same for stages whose length is unknown. */
  readonly working: (stages: readonly string[]) => void;
  readonly clearProgress: () => void;
}

/** Work shorter than this shows no bar (milliseconds). */
const PATIENCE = 500;
/** After this time, a stage that begins is named: it may keep the process busy for seconds. */
const STAGE_PATIENCE = 100;

/** Reads from the environment whether this is CI, a job of GitHub, or a terminal without colours. */
export function createTerminal(environment: NodeJS.ProcessEnv): Terminal {
  const isTerminal = process.stderr.isTTY === true && environment.CI === undefined;
  const style = createStyle(isTerminal && environment.NO_COLOR === undefined);
  const startedAt = performance.now();
  let shownAt = 0;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', failToWrite);

  const clearProgress = () => {
    if (shownAt > 0) process.stderr.write('\r\x1b[2K');
    shownAt = 0;
  };
  /** The progress goes first: on a terminal, both are on one screen. */
  const result = (text: string) => {
    clearProgress();
    process.stdout.write(text);
  };
  return {
    line: text => result(`${printable(text)}\n`),
    note: text => {
      clearProgress();
      process.stderr.write(`${printable(text)}\n`);
    },
    json: value => result(`${printableJson(value)}\n`),
    diagnostics: (diagnostics, root) => {
      clearProgress();
      const format = environment.GITHUB_ACTIONS === 'true' ? 'annotated' : 'text';
      process.stderr.write(printDiagnostics(diagnostics, root, format, style));
    },
    diff: lines => {
      const style = createStyle(
        process.stdout.isTTY === true && environment.CI === undefined && environment.NO_COLOR === undefined,
      );
      result(lines.map(line => `${printDiffLine(line, style)}\n`).join(''));
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
    working: stages => {
      const now = performance.now();
      if (!isTerminal || now - startedAt < STAGE_PATIENCE || stages.length === 0) return;
      shownAt = now;
      process.stderr.write(`\r\x1b[2K${style.dim(printable(`${stages.join(', ')} …`))}`);
    },
    clearProgress,
  };
}

/**
 * The reader may stop at any time (`site build | head -1`); the work goes on and ends with its own exit code. What cannot be written for
 * another reason, such as a full disk, is a failure.
 */
function failToWrite({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  process.once('exit', exitCode => {
    process.stderr.write(`The output could not be written: ${printable(message)}\n`);
    if (exitCode === 0) process.exitCode = 1;
  });
}
