import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { requireCommand, runCommand, toolsFolder } from '../machine.ts';
import { buildOwnSite, filesBelow } from './own-site.ts';

const CHECKER_VERSION = '26.9.27';
const CHECKER = join(toolsFolder, 'nu', 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** Java’s quick compiler alone: the thorough one takes half of the time in a run of seconds, and is of no use in it. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

let java: string;

beforeAll(() => {
  java = requireCommand('java', 'default-jre-headless');
  if (existsSync(CHECKER)) return;
  const folder = join(toolsFolder, 'nu');
  const { output } = runCommand('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    `vnu-jar@${CHECKER_VERSION}`,
  ]);
  if (!existsSync(CHECKER))
    throw new Error(
      `The Nu checker (the npm package vnu-jar) could not be installed into ${folder}:\n${output}`,
    );
});

test('the Nu checker accepts every page of the site', { timeout: 600_000 }, async () => {
  const site = await buildOwnSite();
  expect(filesBelow(site, '.html').length).toBeGreaterThan(0);
  expect(complaintsAbout(site)).toEqual([]);
});

test('the Nu checker would complain', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-nu-'));
  writeFileSync(
    join(folder, 'page.html'),
    '<!doctype html><html lang="en"><title>Page</title><img src="a.png"></html>\n',
  );
  expect(complaintsAbout(folder)).toEqual([
    expect.stringMatching(/^page\.html:1: An “img” element must have an “alt”/),
  ]);
  rmSync(folder, { recursive: true });
});

interface NuMessage {
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
}

function complaintsAbout(folder: string): readonly string[] {
  const { output } = runCommand(java, [
    ...QUICK,
    '-jar',
    CHECKER,
    '--errors-only',
    '--skip-non-html',
    '--format',
    'json',
    '--exit-zero-always',
    folder,
  ]);
  const report = /\{.*"messages".*\}/s.exec(output)?.[0];
  if (report === undefined) throw new Error(`The Nu checker did not run:\n${output}`);
  const { messages } = JSON.parse(report) as { readonly messages: readonly NuMessage[] };
  return messages.map(
    ({ url = '', lastLine, message }) =>
      `${decodeURI(url.slice(url.indexOf(folder) + folder.length + 1))}:${lastLine}: ${message}`,
  );
}
