import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../machine.ts';
import type { CodeBlock } from './code-blocks.ts';
import { DECLARATIONS, TSCONFIG } from './own-reference.ts';

/** A script that is checked. */
export interface Example extends CodeBlock {
  /** What is put before the code, on its first line, to make it a module. */
  readonly before?: string;
}

/**
 * Type-checks examples against the declarations, all of them in one program, each a module in `folder`.
 * Gives one line a mistake: file, line and column as in the project, and what is wrong.
 */
export function checkExamples(examples: readonly Example[], folder = DECLARATIONS): readonly string[] {
  const fileOf = (index: number, language: string) =>
    join(projectRoot, folder, `example-${index}.${language}`);
  const byFile = new Map(examples.map((example, index) => [fileOf(index, example.language), example]));
  const program = createProgram(byFile);
  return [...byFile].flatMap(([file, example]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({ code }) => example.language === 'ts' || !UNWRITTEN_TYPES.has(code))
      .map(diagnostic => mistake(diagnostic, example));
  });
}

/** JavaScript has no place for the types of parameters and of `this`. */
const UNWRITTEN_TYPES: ReadonlySet<number> = new Set([2683, 7006, 7019, 7031, 7034, 7005]);

function createProgram(examples: ReadonlyMap<string, Example>): ts.Program {
  const options = { ...readOptions(), allowJs: true, checkJs: true };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = file => examples.has(file) || fileExists(file);
  host.readFile = file => textOf(examples.get(file)) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = textOf(examples.get(file));
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target);
  };
  return ts.createProgram({ rootNames: [...examples.keys(), ...GLOBALS], options, host });
}

/** What declares the globals that examples use. */
const GLOBALS = [join(projectRoot, DECLARATIONS, 'product-class', 'globals.ts')];

/** A module has names of its own, so that one example may call a map as another does. */
function textOf(example: Example | undefined): string | undefined {
  return example && `${example.before ?? ''}${example.code}\nexport {};\n`;
}

function readOptions(): ts.CompilerOptions {
  const path = join(projectRoot, TSCONFIG);
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).options;
}

function mistake({ file, start = 0, messageText }: ts.Diagnostic, example: Example): string {
  const { line, character } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  const shift = line === 0 ? (example.before ?? '').length : 0;
  const column = example.indent + Math.max(0, character - shift) + 1;
  return `${example.file}:${example.line + line}:${column} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}
