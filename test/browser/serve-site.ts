import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserHost, projectRoot } from '../machine.ts';
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site as `preview` serves it, without a final slash. */
    readonly siteUrl: string;
    /** Folder of the built site. */
    readonly siteFolder: string;
    /** Where a test connects to the one browser of the run. */
    readonly browserEndpoint: string;
  }
}

const outputFolder = join(projectRoot, 'test', '.output', 'site');
const program = join(projectRoot, 'bin', 'site.js');

/** Builds the site once, serves it, starts one browser for all files; stops both at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const found = findBrowser(browserHost);
  await build();
  const preview = await startPreview();
  const browser = await chromium.launchServer({
    executablePath: found.executable,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...found.environment },
  });
  provide('siteUrl', preview.url);
  provide('siteFolder', outputFolder);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    preview.process.kill();
  };
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      program,
      'build',
      '--root',
      projectRoot,
      '--out-dir',
      outputFolder,
    ]);
    const output = gatherOutput(child);
    child.on('exit', code =>
      code === 0
        ? resolve()
        : reject(new Error(`The site does not build (exit code ${code}):\n${output.text}`)),
    );
  });
}

/** Resolves when the server has printed its address. */
function startPreview(): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      program,
      'preview',
      '--root',
      projectRoot,
      '--out-dir',
      outputFolder,
    ]);
    const output = gatherOutput(child);
    child.stdout?.on('data', () => {
      const url = /http:\/\/[\w.:[\]-]+/.exec(output.text)?.[0];
      if (url !== undefined) resolve({ url, process: child });
    });
    child.on('exit', code => reject(new Error(`preview ended (exit code ${code}):\n${output.text}`)));
  });
}

function gatherOutput(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', chunk => {
      output.text += chunk;
    });
  }
  return output;
}
