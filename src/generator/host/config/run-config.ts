import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hearSignals, withoutInterruptListeners } from '../on-interrupt.ts';
import { errorCode } from '../system-error.js';
import { breathe } from '../work/breathe.ts';
import { runFor } from '../work/run-for.ts';
import { type ConfigRun, SETTLING_TIME, thrown } from './config-failure.ts';
import { tryModule } from './try-module.ts';

/**
 * Runs a compiled configuration and returns its default export. Anything else that it does is returned as a failure. One that awaits is
 * tried in a thread first, because nothing else could end it. All others run here, which saves starting a thread.
 */
export async function runConfig(file: string): Promise<ConfigRun> {
  await hearSignals();
  const late: unknown[] = [];
  process.setUncaughtExceptionCaptureCallback(error => late.push(error));
  try {
    const run = await settledRun(file);
    // Node reports a rejected promise that no code awaits only after the code that made it.
    await breathe();
    return late.length === 0 ? run : { failure: thrown(late[0]) };
  } finally {
    process.setUncaughtExceptionCaptureCallback(null);
  }
}

async function settledRun(file: string): Promise<ConfigRun> {
  const run = runHere(file);
  if (run !== null) return run;
  const failure = await tryModule(file);
  if (failure !== null) return { failure };
  // A thread cannot pass on functions, and features contain some.
  const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
  return { exported: module.default };
}

/** `null` if the module awaits, or imports a name that there is not: then nothing of it has run, and only \`import()\` says where. */
function runHere(file: string): ConfigRun | null {
  const require = createRequire(import.meta.url);
  let run: ConfigRun | null = { failure: { kind: 'endless' } };
  const { exits, printed } = watched(() =>
    withoutInterruptListeners(() =>
      runFor(SETTLING_TIME, () => {
        run = attempt(file, () => require(file) as { default?: unknown });
      }),
    ),
  );
  const [stack] = exits;
  if (stack !== undefined) return { failure: { kind: 'exits', stack } };
  return printed === '' ? run : { failure: { kind: 'prints', text: printed } };
}

function attempt(file: string, load: () => { default?: unknown }): ConfigRun | null {
  try {
    return { exported: load().default };
  } catch (error) {
    if (errorCode(error) === 'ERR_REQUIRE_ASYNC_MODULE' || isOfImport(error, file)) return null;
    return { failure: thrown(error) };
  }
}

/** Whether the imports of a module do not fit, so that no line of it is in the stack. */
function isOfImport(error: unknown, file: string): boolean {
  return error instanceof SyntaxError && error.stack?.includes(basename(file)) === false;
}

/** Notes what the work prints and where it would end the process, and prevents both. */
function watched(work: () => void): { readonly exits: readonly string[]; readonly printed: string } {
  const { exit, stdout } = process;
  const { write } = stdout;
  const exits: string[] = [];
  let printed = '';
  process.exit = () => {
    const error = new Error('process.exit is called');
    exits.push(error.stack ?? '');
    throw error;
  };
  stdout.write = (chunk: string | Uint8Array) => {
    printed += String(chunk);
    return true;
  };
  try {
    work();
  } finally {
    process.exit = exit;
    stdout.write = write;
  }
  return { exits, printed };
}
