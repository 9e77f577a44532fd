import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../machine.ts';

/** A site generator as the bench runs it, in a folder of its own. */
export interface Generator {
  readonly name: string;
  /** Where the Markdown goes, from the folder. */
  readonly content: string;
  /** Writes configuration and layouts. */
  readonly prepare: (folder: string) => void;
  /** What a clean build starts without, from the folder. */
  readonly made: readonly string[];
  readonly command: (folder: string) => readonly [command: string, ...parameters: readonly string[]];
  /** The version that is here; `null` if none is. */
  readonly version: () => string | null;
}

/** Folder of everything that a bench makes. */
export const benchFolder = join(projectRoot, '.cache', 'bench');

const ELEVENTY_VERSION = '3.1.7';
const eleventyFolder = join(benchFolder, 'peers');
const ELEVENTY = join(eleventyFolder, 'node_modules', '@11ty', 'eleventy', 'cmd.cjs');

/** This program, with its whole default theme. */
export const ownGenerator: Generator = {
  name: 'site',
  content: 'content/docs',
  // Real documentation links to files that are not there.
  prepare: folder =>
    writeText(
      folder,
      'site.config.ts',
      "export default { title: 'Bench', links: { broken: 'warning', anchors: 'warning' } };\n",
    ),
  made: ['dist', '.cache'],
  command: folder => [process.execPath, join(projectRoot, 'bin', 'site.js'), 'build', '--root', folder],
  version: () => printed(process.execPath, join(projectRoot, 'bin', 'site.js'), '--version'),
};

/** Eleventy with a bare layout, and without a template language inside the Markdown. */
export const eleventy: Generator = {
  name: 'Eleventy',
  content: 'content',
  prepare: folder => {
    writeText(folder, '_includes/bare.liquid', bareLayout('{{ title }}', '{{ content }}'));
    writeText(
      folder,
      'eleventy.config.mjs',
      "export default function (config) {\n  config.addGlobalData('layout', 'bare.liquid');\n  config.setQuietMode(true);\n" +
        "  return { dir: { input: 'content', includes: '../_includes', output: 'public' }, markdownTemplateEngine: false };\n}\n",
    );
  },
  made: ['public'],
  command: () => [process.execPath, ELEVENTY],
  version: () => (installEleventy() ? ELEVENTY_VERSION : null),
};

/** Hugo with a bare layout, and nothing but the pages. */
export const hugo: Generator = {
  name: 'Hugo',
  content: 'content',
  prepare: folder => {
    writeText(folder, 'layouts/_default/single.html', bareLayout('{{ .Title }}', '{{ .Content }}'));
    writeText(
      folder,
      'config.toml',
      'baseURL = "https://example.com/"\n' +
        'disableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]\n',
    );
  },
  made: ['public', 'resources', '.cache', '.hugo_build.lock'],
  command: folder => ['hugo', '--quiet', '--cacheDir', join(folder, '.cache')],
  version: () => /v([\d.]+)/.exec(printed('hugo', 'version') ?? '')?.[1] ?? null,
};

/** An empty folder with a generator's configuration. */
export function prepareFolder(generator: Generator, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  generator.prepare(folder);
}

function installEleventy(): boolean {
  if (existsSync(ELEVENTY)) return true;
  mkdirSync(eleventyFolder, { recursive: true });
  const parameters = [
    'install',
    '--prefix',
    eleventyFolder,
    '--no-save',
    '--ignore-scripts',
    `@11ty/eleventy@${ELEVENTY_VERSION}`,
  ];
  return printed('npm', ...parameters) !== null;
}

/** What a command prints; `null` if it fails. */
function printed(command: string, ...parameters: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function bareLayout(title: string, content: string): string {
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n${content}\n</html>\n`;
}

function writeText(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
