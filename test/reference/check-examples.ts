import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../machine.ts';
import type { CodeBlock } from './code-blocks.ts';
import { DECLARATIONS, TSCONFIG } from './own-reference.ts';

/**
 * Type-checks examples against the declarations, all of them in one program, each a module that lies beside `content/api/index.ts`.
 * Gives one line a mistake: file, line and column as in the project, and what is wrong.
 */
export function checkExamples(examples: readonly CodeBlock[]): readonly string[] {
  const byFile = new Map(examples.map((example, index) => [fileOf(index), example]));
  const program = createProgram(byFile);
  return [...byFile].flatMap(([file, example]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      diagnostic => mistake(diagnostic, example),
    );
  });
}

function fileOf(index: number): string {
  return join(projectRoot, DECLARATIONS, `example-${index}.ts`);
}

function createProgram(examples: ReadonlyMap<string, CodeBlock>): ts.Program {
  const options = readOptions();
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
function textOf(example: CodeBlock | undefined): string | undefined {
  return example && `${example.code}\nexport {};\n`;
}

function readOptions(): ts.CompilerOptions {
  const path = join(projectRoot, TSCONFIG);
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).options;
}

function mistake({ file, start = 0, messageText }: ts.Diagnostic, example: CodeBlock): string {
  const { line, character } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  const place = `${example.file}:${example.line + line}:${example.indent + character + 1}`;
  return `${place} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}
