import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '../machine.ts';
import { type EngineName, startEngine } from './engines/engine.ts';
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
    /** The engine that the project names. */
    readonly engine: EngineName;
    /** Where a test connects to the one browser of the run. */
    readonly browserEndpoint: string;
  }
}

const fixtures = join(import.meta.dirname, 'fixtures');

/** Builds the site and the fixtures once for all engines, serves them, starts the project's browser for all files; stops all at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { provide } = project;
  const { engine } = project.getProvidedContext();
  const outputs = join(projectRoot, 'test', '.output');
  const names = readdirSync(fixtures).sort();
  const folders = [
    { root: projectRoot, output: join(outputs, 'site') },
    ...names.map(name => ({ root: join(fixtures, name), output: join(outputs, 'fixtures', name) })),
  ];
  for (const folder of folders) await buildSite(folder);
  const [own, ...others] = await Promise.all(folders.map(startPreview));
  const browser = await startEngine(engine);
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
