import { join } from 'node:path';
import { projectRoot, runCommand } from './machine.ts';

/** Has the program compiled once before the tests start it many times. */
export function setup(): void {
  const { isDone, output } = runCommand(process.execPath, [join(projectRoot, 'bin', 'site.js'), '--version']);
  if (!isDone) throw new Error(`The program does not start:\n${output}`);
}
