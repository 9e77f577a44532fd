import { dirname, join } from 'node:path/posix';
import * as acorn from 'acorn';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { jsonIn } from '../data-text.ts';
import type { OldProject } from '../old-project.ts';
import { unreadableConfig } from '../unreadable-config.ts';
import { callFunction } from './call.ts';
import { declare } from './declare.ts';
import { evaluate } from './evaluate.ts';
import { type ModuleContext, PackageValue, ProjectFunction, type Scope } from './scope.ts';
import { Unread } from './unread.ts';

/** Longest evaluation of a configuration, in expressions. */
const MOST_STEPS = 200_000;

/** Functions inside one another. */
const MOST_CALLS = 50;

/**
 * Reads an export of a configuration in JavaScript or TypeScript without running it: literals, constants, functions that return
 * literals, files that it imports. Whatever else a value needs becomes an `Unread` with its place.
 */
export function readScript(
  project: OldProject,
  file: string,
  name = 'default',
): { readonly value: unknown } | { readonly problem: Diagnostic } {
  let steps = 0;
  const modules = new Map<string, LoadedModule>();
  let depth = 0;
  const step = () => ++steps < MOST_STEPS;
  const inCall: ModuleContext['inCall'] = (work, otherwise) => {
    if (depth >= MOST_CALLS) return otherwise();
    depth++;
    const value = work();
    depth--;
    return value;
  };
  const loaded = load(file);
  if ('problem' in loaded) return loaded;
  return { value: called(exportOf(loaded, name)) };

  function load(path: string): LoadedModule | { readonly problem: Diagnostic } {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const script = project.readScript(path);
    if ('problem' in script) return script;
    const program = programOf(script.code);
    if (program === undefined) return unreadableConfig(UNKNOWN_SYNTAX, { file: path });
    const placeOf: ModuleContext['placeOf'] = ({ loc }) => {
      const { line, column } = loc?.start ?? { line: 1, column: 0 };
      return script.placeOf(line, column);
    };
    const context: ModuleContext = { file: path, placeOf, step, inCall, importFrom, evaluate };
    const module = { program, scope: { module: context, names: new Map<string, () => unknown>() } };
    modules.set(path, module);
    for (const statement of program.body) declare(statement, module.scope);
    return module;

    function importFrom(source: string, name: string, node: acorn.Node): unknown {
      if (!source.startsWith('.')) return new PackageValue(source);
      return imported(join(dirname(path), source), name) ?? new Unread(placeOf(node));
    }
  }

  function imported(path: string, name: string): unknown {
    if (path.endsWith('.json')) return jsonIn(project.read(path));
    const found = ENDINGS.map(ending => path + ending).find(
      candidate => project.read(candidate) !== undefined,
    );
    const module = found === undefined ? undefined : load(found);
    return module === undefined || 'problem' in module ? undefined : exportOf(module, name);
  }
}

const PARSER = {
  ecmaVersion: 'latest',
  locations: true,
  allowHashBang: true,
  allowReturnOutsideFunction: true,
} as const;

const UNKNOWN_SYNTAX = 'This script has syntax that cannot be read, such as decorators';

/** A module, or else a script: CommonJS may use names that modules reserve, such as `package`. Nothing for what the parser does not know. */
function programOf(code: string): acorn.Program | undefined {
  for (const sourceType of ['module', 'script'] as const) {
    try {
      return acorn.parse(code, { ...PARSER, sourceType });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '/index.ts', '/index.js'];

interface LoadedModule {
  readonly program: acorn.Program;
  readonly scope: Scope;
}

/** A function that makes the configuration is called without arguments. */
function called(value: unknown): unknown {
  return value instanceof ProjectFunction ? callFunction(value, []) : value;
}

/** An export of a module: by `export`, or by `module.exports`. `*` and `module.exports` are all of them, or the default. */
function exportOf({ program, scope }: LoadedModule, name: string): unknown {
  const exported = new Map<string, () => unknown>();
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      exported.set('default', () =>
        declaration.type === 'FunctionDeclaration'
          ? new ProjectFunction(declaration, scope)
          : evaluate(declaration, scope),
      );
    } else if (statement.type === 'ExportNamedDeclaration') {
      const { source } = statement;
      for (const [outer, inner] of namesOf(statement))
        exported.set(outer, () =>
          source
            ? scope.module.importFrom(String(source.value), inner, statement)
            : (scope.names.get(inner)?.() ?? new Unread(scope.module.placeOf(statement))),
        );
    } else if (statement.type === 'ExpressionStatement') {
      const right = moduleExports(statement.expression);
      if (right !== undefined) exported.set('default', () => evaluate(right, scope));
    }
  }
  const isWhole = name === '*' || name === 'module.exports';
  if (isWhole && !exported.has('default'))
    return Object.fromEntries([...exported].map(([key, value]) => [key, value()]));
  const direct = exported.get(isWhole ? 'default' : name);
  if (direct !== undefined) return direct();
  const whole = exported.get('default')?.();
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name)
    ? (whole as Record<string, unknown>)[name]
    : undefined;
}

function namesOf({
  declaration,
  specifiers,
}: acorn.ExportNamedDeclaration): readonly (readonly [string, string])[] {
  const declared =
    declaration?.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : declaration?.type === 'FunctionDeclaration'
        ? [declaration.id.name]
        : [];
  const listed = specifiers.flatMap(({ exported, local }): (readonly [string, string])[] =>
    exported.type === 'Identifier' && local.type === 'Identifier' ? [[exported.name, local.name]] : [],
  );
  return [...declared.map(name => [name, name] as const), ...listed];
}

function moduleExports(node: acorn.Expression): acorn.Expression | undefined {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return undefined;
  const { object, property } = node.left;
  const isModule = object.type === 'Identifier' && object.name === 'module';
  return isModule && property.type === 'Identifier' && property.name === 'exports' ? node.right : undefined;
}
