import { DEFAULT_FEATURES } from './features/defaults.ts';
import { run as runCommand, type Start } from './generator/cli.ts';

/** The command, with the features that come with the program: the one place that knows both. */
export function run(start: Omit<Start, 'defaultFeatures'>): Promise<void> {
  return runCommand({ ...start, defaultFeatures: DEFAULT_FEATURES });
}
