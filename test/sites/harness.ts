import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../machine.ts';
import { type CommandResult, explain, finish } from './command-result.ts';
import { hashTree } from './hash-tree.ts';
import { temporaryFolder } from './temporary-folder.ts';

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

const ownProgram = join(projectRoot, 'bin', 'site.js');

/** A small site in a folder of its own, deleted when the test file ends. */
export function site(files: SiteFiles = {}): Site {
  return new Site(temporaryFolder('site-test')).write(files);
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
    const output = join(temporaryFolder('site-clean'), 'dist');
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
