import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isRunning, projectRoot } from '../../machine.ts';
import { explain } from '../../sites/command-result.ts';
import { site } from '../../sites/harness.ts';

test('a site that the tests serve ends with the process that serves it, also when that is killed', async () => {
  const project = site({ 'content/docs/a.md': '# Doc\n' });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  const parent = startParent({ root: project.root, output: project.path('dist') });
  const [preview] = await once(parent.stdout.setEncoding('utf8'), 'data');
  expect(isRunning(Number(preview))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(preview))).toBe(false);
});

/** A process that serves a folder and prints the number of its server. */
function startParent(folders: { readonly root: string; readonly output: string }) {
  const script = `
    import { register } from 'node:module';
    register(${JSON.stringify(urlOf('test/typescript-loader.js'))});
    const { startPreview } = await import(${JSON.stringify(urlOf('test/browser/serve-folder.ts'))});
    const served = await startPreview(${JSON.stringify(folders)});
    console.log(served.process.pid);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function urlOf(file: string): string {
  return pathToFileURL(join(projectRoot, file)).href;
}
