import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserHost, projectRoot } from '../machine.ts';
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts';
import { buildSite, startPreview } from './serve-folder.ts';

/** A small site of the tests' own, built and served. */
export interface FixtureSite {
  readonly url: string;
  readonly folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site as `preview` serves it, without a final slash. */
    readonly siteUrl: string;
    /** Folder of the built site. */
    readonly siteFolder: string;
    /** The sites below `fixtures/`, by the names of their folders. */
    readonly fixtureSites: Readonly<Record<string, FixtureSite>>;
    /** Where a test connects to the one browser of the run. */
    readonly browserEndpoint: string;
  }
}

const fixtures = join(import.meta.dirname, 'fixtures');
const outputs = join(projectRoot, 'test', '.output');

/** Builds the site and the fixtures once, serves them, starts one browser for all files; stops all at the end. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const found = findBrowser(browserHost);
  const names = readdirSync(fixtures).sort();
  const folders = [
    { root: projectRoot, output: join(outputs, 'site') },
    ...names.map(name => ({ root: join(fixtures, name), output: join(outputs, 'fixtures', name) })),
  ];
  for (const folder of folders) await buildSite(folder);
  const [own, ...others] = await Promise.all(folders.map(startPreview));
  const browser = await chromium.launchServer({
    executablePath: found.executable,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...found.environment },
  });
  provide('siteUrl', own?.url ?? '');
  provide('siteFolder', join(outputs, 'site'));
  provide(
    'fixtureSites',
    Object.fromEntries(
      names.map((name, index) => [
        name,
        { url: others[index]?.url ?? '', folder: join(outputs, 'fixtures', name) },
      ]),
    ),
  );
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    for (const served of [own, ...others]) served?.process.kill();
  };
}
