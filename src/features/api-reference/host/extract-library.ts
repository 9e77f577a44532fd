import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash, type Dependency, type Diagnostic, type SourceInput } from '@mapwright/site/source';
import type { ApiExtraction, ApiModule } from '../api.ts';
import type { WorkerLimits } from './ask-worker.ts';
import { listEntryFiles } from './entry-files.ts';
import type { ChildExtraction } from './extract-in-child.ts';

export interface LibraryOptions {
  /** Absolute. */
  readonly root: string;
  /** Where this program is installed, together with TypeDoc and TypeScript. Absolute. */
  readonly packageRoot: string;
  /** Files, or folders with all TypeScript below them; POSIX, relative to the root. */
  readonly entryPoints: readonly string[];
  /** POSIX, relative to the root; `null` = strict defaults without ambient types. Its `include` is ignored. */
  readonly tsconfig: string | null;
  /** Whether a missing comment is an error rather than a warning. */
  readonly requiresComments: boolean;
  /** Identifies the code of the program. */
  readonly codeKey: string;
  readonly stage: SourceInput['stage'];
  /** The configuration names the folder, so files in it count even if git ignores them: a compiler may have written the declarations. */
  readonly filesBelow: SourceInput['filesBelow'];
  /** Content hash of a file relative to the root, `null` if there is none. Files outside the root are read here. */
  readonly hashOf: (file: string) => string | null;
  /** The compiled worker. Default: the one beside the compiled program. */
  readonly workerFile?: string;
  readonly limits?: WorkerLimits;
}

/** What is known of an extraction immediately. The modules are much larger, and are read on demand. */
export interface ExtractedLibrary {
  /** Identifies the contents of the modules: the same key means the same modules. */
  readonly key: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The files that it depends on; `null` for a file that was looked for but not found. Empty after a failure. */
  readonly inputs: readonly Dependency[];
  readonly modules: () => Promise<readonly ApiModule[]>;
}

/** The stored part, apart from the modules. */
type LibraryRecord = Omit<ExtractedLibrary, 'modules'>;

const LIMITS: WorkerLimits = { time: 120_000, memory: 2_048 };

/** A library that is documented, extracted or not. */
export interface DocumentedLibrary {
  /** What an earlier extraction has found, if all files that it depends on are as they were. Neither TypeDoc nor TypeScript is loaded. */
  readonly known: ExtractedLibrary | null;
  /** Extracts it in a child process, and stores the result. A failure returns an empty library with a diagnostic, and is not stored. */
  readonly extract: () => Promise<ExtractedLibrary>;
}

/** Finds the reference of a library. */
export function findLibrary(options: LibraryOptions): DocumentedLibrary {
  const { root, tsconfig, requiresComments, stage, limits = LIMITS } = options;
  const entryFiles = listEntryFiles(root, options.entryPoints, options.filesBelow);
  if (entryFiles.length === 0) return { known: nothing([]), extract: async () => nothing([]) };
  const versions = versionsOf(options.packageRoot);
  const request = JSON.stringify([entryFiles, tsconfig, requiresComments]);
  const key = contentHash(options.codeKey, ...versions, request);
  const records = stage<LibraryRecord>('library');
  const moduleLists = stage<readonly ApiModule[]>('modules');

  const record = records.get(key);
  return {
    known: record !== undefined && isCurrent(record, options) ? library(record) : null,
    extract: async () => {
      const answer = await ask();
      return 'extraction' in answer ? library(remember(answer.extraction)) : nothing([answer.problem]);
    },
  };

  async function ask(): Promise<ChildExtraction> {
    const { extractInChild } = await import('./extract-in-child.ts');
    const workerFile =
      options.workerFile ?? fileURLToPath(new URL('./api-reference-worker.mjs', import.meta.url));
    return extractInChild(workerFile, { root, entryFiles, tsconfig, requiresComments }, limits);
  }

  function remember({ modules, ...rest }: ApiExtraction): LibraryRecord {
    const record = { ...rest, key: contentHash(key, JSON.stringify(rest.inputs)) };
    records.set(key, record);
    moduleLists.set(record.key, modules);
    return record;
  }

  function library(record: LibraryRecord): ExtractedLibrary {
    return { ...record, modules: async () => moduleLists.get(record.key) ?? readAgain() };
  }

  /** For the case that the memo has lost the modules and nothing else. */
  async function readAgain(): Promise<readonly ApiModule[]> {
    const again = await ask();
    if ('problem' in again) throw new Error(again.problem.message);
    remember(again.extraction);
    return again.extraction.modules;
  }
}

function nothing(diagnostics: readonly Diagnostic[]): ExtractedLibrary {
  return { key: contentHash(JSON.stringify(diagnostics)), diagnostics, inputs: [], modules: async () => [] };
}

function isCurrent({ inputs }: LibraryRecord, { root, hashOf }: LibraryOptions): boolean {
  return inputs.every(({ file, hash }) => currentHash(root, file, hashOf) === hash);
}

/** In a workspace, dependencies may be above the root. */
function currentHash(root: string, file: string, hashOf: LibraryOptions['hashOf']): string | null {
  if (!file.startsWith('../')) return hashOf(file);
  try {
    return contentHash(readFileSync(join(root, file)));
  } catch {
    return null;
  }
}

function versionsOf(packageRoot: string): readonly string[] {
  const { resolve } = createRequire(join(packageRoot, 'package.json'));
  return ['typedoc', 'typescript'].map(name => readFileSync(resolve(`${name}/package.json`), 'utf8'));
}
