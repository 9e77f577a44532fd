import { dirname, join, relative } from 'node:path';
import { contentHash, type Dependency, type Diagnostic } from '@mapwright/site/system';
import ts from 'typescript';
import type { EntryFile, ExtractionRequest } from './extraction-request.ts';
import { createInputRecord, type FileHost } from './input-record.ts';

/** The declarations as TypeScript sees them, the errors that it finds in them, and every file that it looked at. */
export interface DeclarationProgram {
  readonly program: ts.Program;
  readonly diagnostics: readonly Diagnostic[];
  readonly inputs: () => readonly Dependency[];
  /** Whether the file belongs to the library rather than to a dependency. Absolute path. */
  readonly isOwn: (file: string) => boolean;
  /** Text of a file, relative to the root. */
  readonly textOf: (file: string) => string | undefined;
}

/**
 * Reads the entry files and everything that they import, and nothing else: ambient declarations must be entries too, or be listed in
 * `files` of the tsconfig.
 */
export function createDeclarationProgram(request: ExtractionRequest): DeclarationProgram {
  const { root } = request;
  const entryFiles = request.entryFiles.map(({ file }) => join(root, file));
  const record = createInputRecord(root, entryFiles, contentHash);
  const { options, files, errors } = readOptions(
    request,
    record.watch({ readFile: ts.sys.readFile, fileExists: ts.sys.fileExists }),
  );
  const host = record.watch(ts.createCompilerHost(options));
  const program = ts.createProgram({ rootNames: [...entryFiles, ...files], options, host });
  const own = program.getSourceFiles().filter(({ fileName }) => record.isOwn(fileName));
  const inOptions = [...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  const inDeclarations = own.flatMap(file => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return {
    program,
    diagnostics: [
      ...request.entryFiles.filter(({ file }) => !program.getSourceFile(join(root, file))).map(missingEntry),
      ...inOptions
        .filter(({ code }) => code !== FILE_NOT_FOUND)
        .map(problem => typeError(request, problem, CORRECT_OPTIONS)),
      ...inDeclarations.map(problem => typeError(request, problem, FIX_DECLARATION)),
    ],
    inputs: record.inputs,
    isOwn: record.isOwn,
    textOf: file => program.getSourceFile(join(root, file))?.text,
  };
}

interface ReadOptions {
  readonly options: ts.CompilerOptions;
  /** Absolute paths. */
  readonly files: readonly string[];
  readonly errors: readonly ts.Diagnostic[];
}

/** Writes nothing, and always checks the library's own `.d.ts` files, whatever the tsconfig says. */
const FORCED = {
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: false,
  declarationMap: false,
  emitDeclarationOnly: false,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
} satisfies ts.CompilerOptions;

const DEFAULTS = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  allowImportingTsExtensions: true,
  types: [],
} satisfies ts.CompilerOptions;

/** Reported as a missing entry. */
const FILE_NOT_FOUND = 6053;

/** Not an error: the entry points say which files take part, so "no inputs were found" does not matter. */
const NO_INPUTS = 18003;

function readOptions({ root, tsconfig }: ExtractionRequest, system: FileHost): ReadOptions {
  if (tsconfig === null) return { options: { ...DEFAULTS, ...FORCED }, files: [], errors: [] };
  const path = join(root, tsconfig);
  const source = ts.readConfigFile(path, file => system.readFile(file));
  const host = { ...ts.sys, ...system, readDirectory: () => [] };
  const parsed = ts.parseJsonConfigFileContent(source.config ?? {}, host, dirname(path), FORCED, path);
  const { rootDir: _rootDir, outDir: _outDir, tsBuildInfoFile: _buildInfo, ...options } = parsed.options;
  const errors = source.error === undefined ? parsed.errors : [source.error, ...parsed.errors];
  return { options, files: parsed.fileNames, errors: errors.filter(({ code }) => code !== NO_INPUTS) };
}

function missingEntry({ file }: EntryFile): Diagnostic {
  return {
    severity: 'error',
    code: 'api/missing-entry',
    message: 'This entry point of the API reference does not exist',
    place: { file },
    hint: 'Correct the entry points of the API reference in site.config.ts, or restore the file.',
  };
}

const FIX_DECLARATION = 'Fix the declaration: the reference takes its types from it.';
const CORRECT_OPTIONS =
  'Correct the options of TypeScript, or `tsconfig` of the API reference in site.config.ts, which names their file.';

function typeError(
  { root, tsconfig }: ExtractionRequest,
  { file, start, code, messageText }: ts.Diagnostic,
  hint: string,
): Diagnostic {
  const problem = {
    severity: 'error',
    code: 'api/type-error',
    message: `TypeScript: ${textOf(messageText, root)} (TS${code})`,
    hint,
  } as const;
  if (file === undefined) return tsconfig === null ? problem : { ...problem, place: { file: tsconfig } };
  const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
  const path = relative(root, file.fileName).replaceAll('\\', '/');
  return { ...problem, place: { file: path, line: line + 1, column: character + 1 } };
}

/** On one line, and the same whichever folder the project is in. */
function textOf(message: string | ts.DiagnosticMessageChain, root: string): string {
  const text = ts.flattenDiagnosticMessageText(message, ' ').replaceAll(/\s+/g, ' ');
  return text.replaceAll(`${root}/`, '').replace(/\.$/, '');
}
