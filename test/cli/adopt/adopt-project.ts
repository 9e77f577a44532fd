import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type CommandResult, explain } from '../../sites/command-result.ts';
import { Site, type SiteFiles, site } from '../../sites/harness.ts';

/** A project of another program that was adopted, and the new site. */
export interface Adopted {
  readonly result: CommandResult;
  /** The new site, not built yet. */
  readonly made: Site;
  /** The text of a file of the new site. */
  readonly text: (file: string) => string;
}

/** Adopts a project that consists of these files. Whatever happens, the project stays as it is. */
export async function adoptProject(files: SiteFiles): Promise<Adopted> {
  const place = site(Object.fromEntries(Object.entries(files).map(([file, text]) => [`old/${file}`, text])));
  const before = stateOf(place.path('old'));
  const result = await place.command('adopt', 'old', '--out', 'new');
  expect(stateOf(place.path('old'))).toEqual(before);
  const made = new Site(place.path('new'));
  return { result, made, text: file => readFileSync(made.path(file), 'utf8') };
}

/** Adopts and builds. The command says that every address answers, the build succeeds, and a file is published for each address. */
export async function expectAnswers(files: SiteFiles, addresses: readonly string[]): Promise<Adopted> {
  const adopted = await adoptProject(files);
  expect(adopted.result.code, explain(adopted.result)).toBe(0);
  const built = await adopted.made.build();
  expect(built.code, explain(built)).toBe(0);
  expect(addresses.filter(address => !adopted.made.has(outputOf(address)))).toEqual([]);
  return adopted;
}

/** The published file of a page or of a redirect at an address. */
function outputOf(address: string): string {
  const path = address.replace(/(?:\/index)?\.html$|\/$/, '').slice(1);
  if (/\.\w+$/.test(path)) return path;
  return path === '' ? 'index.html' : `${path}.html`;
}

/** What a folder holds, with the times of its files. */
function stateOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(names.map(name => [name, stateOfFile(join(folder, name))]));
}

function stateOfFile(path: string): string {
  const { mtimeMs, mode } = statSync(path);
  if (statSync(path).isDirectory()) return `${mode}`;
  return `${mode} ${mtimeMs} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
}
