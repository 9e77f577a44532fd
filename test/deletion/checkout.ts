import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../machine.ts';

/** A copy of the project that a test may change and run. */
export interface Checkout {
  /** Its files as git knows them, by their POSIX paths. */
  readonly files: readonly string[];
  readonly path: (file: string) => string;
  /** Deletes files. */
  readonly drop: (files: readonly string[]) => void;
  /** Changes the text of a file, and says whether it did. */
  readonly edit: (file: string, change: (text: string) => string) => boolean;
  /** Runs a script of Node in it. */
  readonly run: (
    script: string,
    ...parameters: readonly string[]
  ) => Promise<{ code: number | null; output: string }>;
  readonly remove: () => void;
}

/**
 * Copies the project into a folder below it, where hard links are possible. The packages are linked file by file: their paths are then
 * those that the compiler remembers, and it looks at nothing again that has not changed.
 */
export function copyCheckout(name: string): Checkout {
  const root = join(projectRoot, 'test', '.output', name);
  const path = (file: string) => join(root, file);
  const files = filesOfProject();
  rmSync(root, { recursive: true, force: true });
  for (const file of files) cpSync(join(projectRoot, file), path(file), { preserveTimestamps: true });
  linkPackages(path('node_modules'));
  const types = join('.cache', 'types');
  if (existsSync(join(projectRoot, types)))
    cpSync(join(projectRoot, types), path(types), { recursive: true, preserveTimestamps: true });
  return {
    files,
    path,
    drop: dropped => {
      for (const file of dropped) rmSync(path(file));
    },
    edit: (file, change) => {
      const text = readFileSync(path(file), 'utf8');
      const changed = change(text);
      if (changed !== text) writeFileSync(path(file), changed);
      return changed !== text;
    },
    run: (script, ...parameters) => runIn(root, script, parameters),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Files that git keeps, and new ones that it will. */
function filesOfProject(): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(stdout.split('\0'))].filter(file => file !== '' && existsSync(join(projectRoot, file)));
}

function linkPackages(target: string): void {
  const source = join(projectRoot, 'node_modules');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(source.length));
    // What tools remember in `.vite` is the checkout's own.
    if (from.startsWith(join(source, '.vite'))) continue;
    mkdirSync(dirname(to), { recursive: true });
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (entry.isFile()) linkSync(from, to);
  }
}

function runIn(root: string, script: string, parameters: readonly string[]) {
  // The test that asks for it runs in Vitest too, whose variables are not meant for another run.
  const environment = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST)/.test(name));
  const child = spawn(process.execPath, [join(root, script), ...parameters], {
    cwd: root,
    env: { ...Object.fromEntries(environment), NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => resolve({ code, output }));
  });
}
