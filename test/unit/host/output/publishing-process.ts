import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { openOutput } from '../../../../src/generator/host/output/open-output.ts';
import { OutputFolder } from '../../../../src/generator/host/output/output-folder.ts';

/** Run as a process of its own: publishes one version of a site after the other until it is killed, or kills itself at a step. */
const [base = '', files = '200', lastStep = '', changing = ''] = process.argv.slice(2);

if (lastStep === '') {
  await publish(0);
  fs.writeSync(1, 'ready\n');
  for (let version = 1; ; version++) await publish(version);
} else {
  await publish(0);
  dieAtStep(Number(lastStep));
  await publish(1);
  process.exitCode = 3;
}

/** Half of the files change with each version, or only one; the others stay. */
async function publish(version: number): Promise<void> {
  const opened = await openOutput({
    outDir: join(base, 'dist'),
    root: base,
    contentDirs: [],
    overwritesForeign: false,
  });
  if ('diagnostics' in opened) throw new Error(opened.diagnostics[0]?.message);
  const output = new OutputFolder(opened.site, {
    root: base,
    carriesForeign: false,
    hasThread: false,
    hasCopies: false,
  });
  for (let file = 0; file < Number(files); file++) {
    const isChanging = changing === 'one' ? file === 0 : file % 2 === 0;
    const text = isChanging ? `version ${version}` : 'same';
    output.write({ path: `folder-${file % 7}/${file}.html`, content: { type: 'text', text } });
  }
  await output.commit();
}

/** Ends the process as `kill -9` would, just before the given change to the file system. */
function dieAtStep(lastStep: number): void {
  let step = 0;
  const names = [
    'mkdirSync',
    'openSync',
    'writeSync',
    'writeFileSync',
    'linkSync',
    'renameSync',
    'chmodSync',
    'rmSync',
    'rmdirSync',
  ] as const;
  for (const name of names) {
    const original: CallableFunction = fs[name];
    const counted = (...values: unknown[]) => {
      step += 1;
      if (step === lastStep) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(original, fs, values);
    };
    Object.assign(fs, { [name]: counted });
  }
  syncBuiltinESMExports();
}
