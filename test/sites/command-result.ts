import type { ChildProcess } from 'node:child_process';
import type { Diagnostic } from '../../src/generator/model/diagnostic.ts';

/** What the program printed with `--json`, and how it ended. */
export interface CommandResult {
  /** Exit code; `null` where a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: BuildSummary | null;
}

interface BuildSummary {
  readonly pages: number;
  readonly rendered: number;
  readonly reused: number;
  readonly written: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Waits for the end of a command that `Site.start` began. */
export function finish(child: ChildProcess): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', chunk => {
      stdout += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', chunk => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr, ...parseOutput(stdout) }));
  });
}

/** The program prints one JSON object and nothing else; a broken one shows as no diagnostics and no summary. */
function parseOutput(stdout: string): Pick<CommandResult, 'diagnostics' | 'summary'> {
  try {
    return JSON.parse(stdout) as Pick<CommandResult, 'diagnostics' | 'summary'>;
  } catch {
    return { diagnostics: [], summary: null };
  }
}

/** Diagnostics in one line each, `error link/missing-target content/docs/a.md:3:5`, to compare in tests. */
export function lines(result: CommandResult): readonly string[] {
  return result.diagnostics.map(({ severity, code, place }) =>
    [
      severity,
      code,
      place ? [place.file, place.line, place.column].filter(part => part !== undefined).join(':') : '',
    ]
      .join(' ')
      .trim(),
  );
}

/** The diagnostics about one file. */
export function about(result: CommandResult, file: string): readonly Diagnostic[] {
  return result.diagnostics.filter(({ place }) => place?.file === file);
}

/** All that a command said, for the message of a failed test. */
export function explain(result: CommandResult): string {
  return `exit code ${result.code ?? result.signal}\n${lines(result).join('\n')}\n${result.stdout}\n${result.stderr}`;
}
