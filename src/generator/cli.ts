import { Command, CommanderError } from 'commander';
import { addAdopt } from './commands/adopt.ts';
import { addBuild } from './commands/build.ts';
import { addCheck } from './commands/check.ts';
import type { CommandContext, Start } from './commands/command-context.ts';
import { addDev } from './commands/dev.ts';
import { addFix } from './commands/fix.ts';
import { addNew } from './commands/new.ts';
import { addPreview } from './commands/preview.ts';
import { refuseArchives } from './commands/refuse-archives.ts';
import { printable } from './host/terminal/printable.ts';
import { createTerminal } from './host/terminal/terminal.ts';
import { optimiseLater } from './host/work/optimise-later.ts';

/** Parses the command line and runs its command. Only this module sets the exit code. */
export async function run(start: Start): Promise<void> {
  optimiseLater();
  const context = { ...start, terminal: createTerminal(process.env), environment: process.env };
  const stop = refuseSilentEnd(context);
  try {
    await createProgram(context, setExitCode).parseAsync([...start.argv]);
  } catch (error) {
    // The mistake is already reported. Commander uses 0 for --help and --version.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } finally {
    stop();
  }
}

/** If code of the site ends the process or waits for ever, the command must not seem to have succeeded. */
function refuseSilentEnd({ terminal }: CommandContext): () => void {
  const refuse = (code: number) => {
    if (code !== 0 && code !== NEVER_SETTLED) return;
    terminal.note(
      'The process ended before the command was done. Look for process.exit, or an await that never settles, in the code of the site.',
    );
    process.exitCode = 2;
  };
  process.once('exit', refuse);
  return () => process.off('exit', refuse);
}

/** Node's exit code when nothing is left that could settle a promise that the program awaits. */
const NEVER_SETTLED = 13;

function setExitCode(code: number): void {
  process.exitCode = code;
}

function createProgram(context: CommandContext, exit: (code: number) => void): Command {
  const program = new Command('site')
    .description('Builds a website from Markdown: pages, docs, a blog and a changelog.')
    .version(context.version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError(true)
    .showHelpAfterError('Run "site --help" for the commands.')
    .exitOverride()
    // Its messages repeat words of the command line, which may hold control characters.
    .configureOutput({ outputError: (text, write) => write(text.split('\n').map(printable).join('\n')) })
    .hook('preAction', (_, command) => refuseArchives(command, context))
    .addHelpText('after', EXAMPLES);
  for (const add of [addBuild, addDev, addPreview, addCheck, addFix, addNew, addAdopt])
    add(program, context, exit);
  return program;
}

const EXAMPLES = `
Examples:
  site dev                           write, and see each change in the browser
  site build --strict                build into dist/, and fail on warnings
  site preview                       serve dist/ as a host would
  site build --root ~/notes          build any folder that has content/
  site new page about-us             create a page with its front matter

Exit codes: 0 success, 1 content or files, 2 usage or configuration, 130 and 143 interrupted.`;
