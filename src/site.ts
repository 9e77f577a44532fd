import { INCLUDED_FEATURES } from './features/defaults.ts';
import { run as runCommand } from './generator/cli.ts';
import type { Start } from './generator/commands/command-context.ts';

/** The command, with the features that come with the program: the one place that knows both. */
export function run(start: Omit<Start, keyof typeof INCLUDED_FEATURES>): Promise<void> {
  return runCommand({ ...start, ...INCLUDED_FEATURES });
}
