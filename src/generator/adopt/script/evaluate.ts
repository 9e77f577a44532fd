import type * as acorn from 'acorn';
import { fieldsOf, isFields } from '../values.ts';
import { callFunction, callMethod } from './call.ts';
import { MarkupElement } from './markup.ts';
import { lookUp, PackageValue, ProjectFunction, type Scope } from './scope.ts';
import { Unread } from './unread.ts';

/** The value of an expression, as far as it follows from what is written. Nothing runs. */
export function evaluate(node: acorn.Node, scope: Scope): unknown {
  const unread = () => new Unread(scope.module.placeOf(node));
  if (!scope.module.step()) return unread();
  const expression = node as acorn.Expression;
  switch (expression.type) {
    case 'Literal':
      return expression.regex === undefined ? expression.value : unread();
    case 'TemplateLiteral':
      return template(expression, scope) ?? unread();
    case 'ObjectExpression':
      return object(expression, scope);
    case 'ArrayExpression':
      return expression.elements.flatMap(item => (item === null ? [undefined] : element(item, scope)));
    case 'Identifier':
      return expression.name === 'undefined' ? undefined : (lookUp(expression.name, scope) ?? unread)();
    case 'MemberExpression':
      return member(expression, scope);
    case 'CallExpression':
      return call(expression, scope);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return new ProjectFunction(expression, scope);
    case 'ConditionalExpression': {
      const test = evaluate(expression.test, scope);
      if (test instanceof Unread) return test;
      return evaluate(test ? expression.consequent : expression.alternate, scope);
    }
    case 'LogicalExpression':
      return logical(expression, scope);
    case 'UnaryExpression':
      return unary(expression, scope);
    case 'BinaryExpression':
      return binary(expression, scope);
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return evaluate(
        expression.type === 'AwaitExpression' ? expression.argument : expression.expression,
        scope,
      );
    case 'ChainExpression':
      return evaluate(expression.expression, scope);
    case 'NewExpression':
      // An address stays a text: `new URL('https://example.com')`.
      return sourceText(expression.callee) === 'URL' && expression.arguments.length === 1
        ? element(expression.arguments[0] as acorn.Expression, scope)[0]
        : unread();
    case 'ImportExpression':
      return importedFrom(expression.source, expression, scope);
    default:
      return unread();
  }
}

function template({ quasis, expressions }: acorn.TemplateLiteral, scope: Scope): string | undefined {
  const values = expressions.map(part => evaluate(part, scope));
  if (values.some(value => typeof value !== 'string' && typeof value !== 'number')) return undefined;
  return quasis.map(({ value }, index) => `${value.cooked ?? ''}${values[index] ?? ''}`).join('');
}

/** A spread of something unknown leaves a mark under a name that no field has. */
function object({ properties }: acorn.ObjectExpression, scope: Scope): object {
  return Object.fromEntries(
    properties.flatMap((property, index): (readonly [string, unknown])[] => {
      if (property.type === 'SpreadElement') {
        const value = evaluate(property.argument, scope);
        return isFields(value)
          ? Object.entries(value)
          : value instanceof Unread
            ? [[`…${index}`, value]]
            : [];
      }
      const name = keyOf(property, scope);
      return name === undefined ? [] : [[name, evaluate(property.value, scope)]];
    }),
  );
}

function keyOf({ key, computed }: acorn.Property, scope: Scope): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name;
  const value = evaluate(key, scope);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function element(item: acorn.Expression | acorn.SpreadElement, scope: Scope): readonly unknown[] {
  if (item.type !== 'SpreadElement') return [evaluate(item, scope)];
  const value = evaluate(item.argument, scope);
  return Array.isArray(value)
    ? value
    : [value instanceof Unread ? value : new Unread(scope.module.placeOf(item))];
}

function member(node: acorn.MemberExpression, scope: Scope): unknown {
  const path = sourceText(node);
  // No variable of the environment is set, as on a machine that knows nothing of the project.
  if (path.startsWith('process.env')) return undefined;
  if (path === 'import.meta.url' || path === 'import.meta.dirname') return '.';
  const owner = node.object.type === 'Super' ? undefined : evaluate(node.object, scope);
  const name = node.computed
    ? evaluate(node.property, scope)
    : node.property.type === 'Identifier'
      ? node.property.name
      : undefined;
  if (owner instanceof PackageValue) return owner;
  if (Array.isArray(owner) && (typeof name === 'number' || name === 'length')) return owner[name as number];
  if (isFields(owner) && typeof name === 'string')
    return Object.hasOwn(owner, name) ? owner[name] : undefined;
  return owner === undefined && node.optional ? undefined : new Unread(scope.module.placeOf(node));
}

/** Names with dots between them; empty for anything else. */
function sourceText(node: acorn.Node): string {
  const expression = node as acorn.Expression;
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'MetaProperty') return `${expression.meta.name}.${expression.property.name}`;
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return '';
  return `${sourceText(expression.object)}.${expression.property.name}`;
}

function call(node: acorn.CallExpression, scope: Scope): unknown {
  const { callee } = node;
  const parameters = node.arguments.flatMap(item => element(item, scope));
  const name = sourceText(callee);
  if (name === 'require.resolve') return parameters[0];
  if (name === 'React.createElement') return markup(node, parameters, scope);
  const [source] = node.arguments;
  if (name === 'require' && source !== undefined) return importedFrom(source, node, scope);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const owner = evaluate(callee.object, scope);
    if (Array.isArray(owner) || typeof owner === 'string') {
      const value = callMethod(owner, callee.property.name, parameters);
      if (value !== undefined) return value.result;
    }
  }
  const target = callee.type === 'Super' ? undefined : evaluate(callee, scope);
  if (target instanceof ProjectFunction) return callFunction(target, parameters);
  // `defineConfig`, `withMermaid` and their like take the configuration and give it back.
  if (target instanceof PackageValue && parameters.length > 0) return parameters[0];
  // What a package makes of settings may take further ones: `nextra({ latex: true })({ basePath: '/docs' })`.
  if (isFields(target)) return { ...target, ...fieldsOf(parameters[0]) };
  return new Unread(scope.module.placeOf(node));
}

function markup(
  node: acorn.CallExpression,
  [type, attributes, ...children]: readonly unknown[],
  scope: Scope,
): MarkupElement {
  const [written] = node.arguments;
  const name = typeof type === 'string' ? type : written === undefined ? '' : sourceText(written);
  return new MarkupElement(scope.module.placeOf(node), { name, attributes: fieldsOf(attributes), children });
}

function importedFrom(source: acorn.Node, node: acorn.Node, scope: Scope): unknown {
  const path = evaluate(source, scope);
  return typeof path === 'string'
    ? scope.module.importFrom(path, 'module.exports', node)
    : new Unread(scope.module.placeOf(node));
}

function logical({ operator, left, right }: acorn.LogicalExpression, scope: Scope): unknown {
  const value = evaluate(left, scope);
  if (value instanceof Unread) return value;
  const goesOn =
    operator === '&&' ? Boolean(value) : operator === '||' ? !value : value === undefined || value === null;
  return goesOn ? evaluate(right, scope) : value;
}

function unary({ operator, argument }: acorn.UnaryExpression, scope: Scope): unknown {
  const value = evaluate(argument, scope);
  if (value instanceof Unread) return value;
  if (operator === '!') return !value;
  if (operator === 'void') return undefined;
  if (operator === '-' && typeof value === 'number') return -value;
  return new Unread(scope.module.placeOf(argument));
}

function binary({ operator, left, right }: acorn.BinaryExpression, scope: Scope): unknown {
  if (left.type === 'PrivateIdentifier') return new Unread(scope.module.placeOf(left));
  const [a, b] = [evaluate(left, scope), evaluate(right, scope)];
  if (a instanceof Unread) return a;
  if (b instanceof Unread) return b;
  if (operator === '===' || operator === '==') return a === b;
  if (operator === '!==' || operator === '!=') return a !== b;
  if (operator === '+' && (typeof a === 'string' || typeof b === 'string')) return `${a}${b}`;
  return new Unread(scope.module.placeOf(left));
}
