import type * as acorn from 'acorn';
import { isFields } from '../values.ts';
import { once, ProjectFunction, type Scope } from './scope.ts';
import { Unread } from './unread.ts';

/** Makes the names of a declaration known in a scope. Other statements declare nothing. */
export function declare(statement: acorn.Statement | acorn.ModuleDeclaration, scope: Scope): void {
  if (statement.type === 'FunctionDeclaration') {
    const made = new ProjectFunction(statement, scope);
    scope.names.set(statement.id.name, () => made);
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations) declareVariable(id, init, scope);
  } else if (statement.type === 'ImportDeclaration') {
    for (const specifier of statement.specifiers)
      declareImport(specifier, String(statement.source.value), scope);
  } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    declare(statement.declaration, scope);
  }
}

function declareVariable(id: acorn.Pattern, init: acorn.Expression | null | undefined, scope: Scope): void {
  const value = valueOnce(() => (init ? scope.module.evaluate(init, scope) : undefined), id, scope);
  if (id.type === 'Identifier') scope.names.set(id.name, value);
  if (id.type !== 'ObjectPattern') return;
  for (const property of id.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.value.type !== 'Identifier') continue;
    const { name } = property.key;
    scope.names.set(property.value.name, () => {
      const whole = value();
      return isFields(whole) && Object.hasOwn(whole, name) ? whole[name] : whole;
    });
  }
}

function declareImport(
  specifier: acorn.ImportDeclaration['specifiers'][number],
  source: string,
  scope: Scope,
): void {
  const name =
    specifier.type === 'ImportDefaultSpecifier'
      ? 'default'
      : specifier.type === 'ImportNamespaceSpecifier'
        ? '*'
        : specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : String(specifier.imported.value);
  const value = valueOnce(() => scope.module.importFrom(source, name, specifier), specifier, scope);
  scope.names.set(specifier.local.name, value);
}

function valueOnce(value: () => unknown, node: acorn.Node, scope: Scope): () => unknown {
  return once(value, () => new Unread(scope.module.placeOf(node)));
}
