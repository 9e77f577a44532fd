import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { Diagnostic } from '../../src/generator/model/diagnostic.ts';
import { projectRoot, requireCommand } from '../machine.ts';

/** Files of a site by their path from its root. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>;

/** How a command of the program is run. */
export interface CommandOptions {
  readonly parameters?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Working directory. Default: the root of the site. */
  readonly workingDirectory?: string;
  /** A command that runs the program as its own last parameters. */
  readonly wrapper?: readonly string[];
  /** Another copy of the program. */
  readonly program?: string;
  /** Output for people instead of `--json`. */
  readonly isPlain?: boolean;
}

/** What the program printed with `--json`, and how it ended. */
export interface CommandResult {
  /** Exit code; `null` where a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: BuildSummary | null;
}

interface BuildSummary {
  readonly pages: number;
  readonly rendered: number;
  readonly reused: number;
  readonly written: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The smallest PNG: one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ownProgram = join(projectRoot, 'bin', 'site.js');

const roots: string[] = [];

afterAll(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A small site in a folder of its own, deleted when the test file ends. */
export function site(files: SiteFiles = {}): Site {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'));
  roots.push(root);
  return new Site(root).write(files);
}

/**
 * Gives copies of a site that is built once, at the first of them, cache and output included. The next build of a copy writes its pages
 * anew, as it does wherever a site was moved to.
 */
export function builtOnce(files: SiteFiles): () => Promise<Site> {
  let built: Promise<Site> | undefined;
  return async () => {
    built ??= buildWell(site(files));
    const { root } = await built;
    const copy = site();
    cpSync(root, copy.root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    return copy;
  };
}

async function buildWell(project: Site): Promise<Site> {
  const result = await project.build();
  if (result.code !== 0) throw new Error(`The site does not build:\n${explain(result)}`);
  return project;
}

/** The program in a folder of its own, to be broken; deleted when the test file ends. */
export function copyProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-program-'));
  roots.push(folder);
  for (const name of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A program whose pictures are drawn by this module. */
export function programWithDrawing(code: string): string {
  const program = copyProgram();
  writeFileSync(join(program, 'src/generator/host/picture/rasterize.ts'), code);
  return join(program, 'bin', 'site.js');
}

/**
 * Words before a command that take away what root may do: then permissions count for it too. None for another user, for whom
 * they count anyway.
 */
export function asOrdinaryUser(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  return [requireCommand('setpriv', 'util-linux'), '--inh-caps=-all', '--bounding-set=-all'];
}

/** A site on disk and the command that builds it. Paths are relative to its root. */
export class Site {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  path(...segments: readonly string[]): string {
    return join(this.root, ...segments);
  }

  write(files: SiteFiles): this {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(this.path(file)), { recursive: true });
      writeFileSync(this.path(file), content);
    }
    return this;
  }

  edit(file: string, change: (text: string) => string): this {
    return this.write({ [file]: change(readFileSync(this.path(file), 'utf8')) });
  }

  hasSource(file: string): boolean {
    return existsSync(this.path(file));
  }

  remove(file: string): this {
    rmSync(this.path(file), { recursive: true });
    return this;
  }

  /** Runs `site build --json` to its end. */
  build(options: CommandOptions = {}): Promise<CommandResult> {
    return this.run('build', options);
  }

  /** Builds without the cache into another folder, and gives that folder's tree: what a clean build makes. */
  async cleanTree(options: CommandOptions = {}): Promise<Readonly<Record<string, string>>> {
    const folder = mkdtempSync(join(tmpdir(), 'site-clean-'));
    roots.push(folder);
    const output = join(folder, 'dist');
    const parameters = [...(options.parameters ?? []), '--no-cache', '--out-dir', output];
    const result = await this.build({ ...options, parameters });
    if (result.code !== 0) throw new Error(`The clean build failed:\n${explain(result)}`);
    return hashTree(output);
  }

  run(command: string, options: CommandOptions = {}): Promise<CommandResult> {
    return finish(this.start(command, options));
  }

  /** Runs the program with just these words, in the folder of the site, as a person would. */
  command(...words: readonly string[]): Promise<CommandResult> {
    return finish(
      spawn(process.execPath, [ownProgram, ...words], {
        cwd: this.root,
        env: { ...process.env, CI: '', NO_COLOR: '1' },
      }),
    );
  }

  /** Starts a command and leaves it running; `finish` waits for its end. */
  start(command: string, options: CommandOptions = {}): ChildProcess {
    const {
      parameters = [],
      environment,
      workingDirectory,
      wrapper = [],
      program = ownProgram,
      isPlain,
    } = options;
    const words = [command, '--root', this.root, ...(isPlain ? [] : ['--json']), ...parameters];
    const [file = '', ...all] = [...wrapper, process.execPath, program, ...words];
    return spawn(file, all, {
      cwd: workingDirectory ?? this.root,
      env: { ...process.env, CI: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Text of a published file. */
  file(path: string): string {
    return readFileSync(this.path('dist', path), 'utf8');
  }

  /** Names of what publishing uses beside the output folder; none where no build runs. */
  leftovers(): readonly string[] {
    return readdirSync(this.root).filter(name => name.startsWith('.dist.'));
  }

  has(path: string): boolean {
    return existsSync(this.path('dist', path));
  }

  /** Hash of each published file. Two equal trees are byte-identical sites. */
  tree(): Readonly<Record<string, string>> {
    return hashTree(this.path('dist'));
  }
}

/** Waits for the end of a command that `Site.start` began. */
export function finish(child: ChildProcess): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', chunk => {
      stdout += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', chunk => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr, ...parseOutput(stdout) }));
  });
}

/** The program prints one JSON object and nothing else; a broken one shows as no diagnostics and no summary. */
function parseOutput(stdout: string): Pick<CommandResult, 'diagnostics' | 'summary'> {
  try {
    return JSON.parse(stdout) as Pick<CommandResult, 'diagnostics' | 'summary'>;
  } catch {
    return { diagnostics: [], summary: null };
  }
}

/**
 * Hash of every file of a published site, by its POSIX path; nothing where the folder is not there. Assets of the build before,
 * which are kept for open tabs, are no part of it.
 */
function hashTree(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const retained = join(folder, '.site-retained.json');
  const past = existsSync(retained) ? readFileSync(retained, 'utf8') : '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => lstatSync(join(folder, file)).isFile() && file !== '.site-retained.json')
    .filter(file => !past.includes(JSON.stringify(file)))
    .sort();
  return Object.fromEntries(
    files.map(file => [
      file.replaceAll('\\', '/'),
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
}

/** Diagnostics in one line each, `error link/missing-target content/docs/a.md:3:5`, to compare in tests. */
export function lines(result: CommandResult): readonly string[] {
  return result.diagnostics.map(({ severity, code, place }) =>
    [
      severity,
      code,
      place ? [place.file, place.line, place.column].filter(part => part !== undefined).join(':') : '',
    ]
      .join(' ')
      .trim(),
  );
}

/** The diagnostics about one file. */
export function about(result: CommandResult, file: string): readonly Diagnostic[] {
  return result.diagnostics.filter(({ place }) => place?.file === file);
}

/** All that a command said, for the message of a failed test. */
export function explain(result: CommandResult): string {
  return `exit code ${result.code ?? result.signal}\n${lines(result).join('\n')}\n${result.stdout}\n${result.stderr}`;
}
