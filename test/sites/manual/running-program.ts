import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../machine.ts';

/** What a person starts. */
export const PROGRAM = join(projectRoot, 'bin', 'site.js');

/** A process that runs one command of the program after the other. */
export interface RunningProgram {
  readonly run: (command: ProgramCommand) => Promise<{ readonly stdout: string; readonly stderr: string }>;
  readonly end: () => void;
}

interface ProgramCommand {
  readonly words: readonly string[];
  /** Its working directory. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

export function startProgram(): RunningProgram {
  const child = fork(join(import.meta.dirname, 'program-process.js'), [PROGRAM]);
  return {
    run: async command => {
      child.send(command);
      const [printed] = await once(child, 'message');
      return printed;
    },
    end: () => child.disconnect(),
  };
}
