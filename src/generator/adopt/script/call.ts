import type * as acorn from 'acorn';
import { isFields } from '../values.ts';
import { declare } from './declare.ts';
import { ProjectFunction, type Scope } from './scope.ts';
import { Unread } from './unread.ts';

/** What a function of the project returns, if it only declares constants before. */
export function callFunction(called: ProjectFunction, parameters: readonly unknown[]): unknown {
  const { module } = called.scope;
  return module.inCall(
    () => returnedBy(called, parameters),
    () => new Unread(module.placeOf(called.node)),
  );
}

function returnedBy({ node, scope: outer }: ProjectFunction, parameters: readonly unknown[]): unknown {
  const scope: Scope = { module: outer.module, names: new Map(), outer };
  for (const [index, parameter] of node.params.entries()) bind(parameter, parameters[index], scope);
  const { body } = node;
  if (body.type !== 'BlockStatement') return scope.module.evaluate(body, scope);
  for (const statement of body.body) declare(statement, scope);
  const last = body.body.at(-1);
  const isPlain = body.body.slice(0, -1).every(({ type }) => /Declaration$/.test(type));
  return last?.type === 'ReturnStatement' && isPlain
    ? last.argument && scope.module.evaluate(last.argument, scope)
    : new Unread(outer.module.placeOf(node));
}

function bind(pattern: acorn.Pattern, value: unknown, scope: Scope): void {
  if (pattern.type === 'Identifier') scope.names.set(pattern.name, () => value);
  else if (pattern.type === 'AssignmentPattern')
    bind(pattern.left, value === undefined ? scope.module.evaluate(pattern.right, scope) : value, scope);
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier')
        bind(property.value, ownValue(value, property.key.name), scope);
}

function ownValue(value: unknown, name: string): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The result of the few methods that configurations use; nothing for another method. */
export function callMethod(
  owner: readonly unknown[] | string,
  name: string,
  parameters: readonly unknown[],
): { readonly result: unknown } | undefined {
  const [first, second] = parameters;
  if (typeof owner === 'string') {
    if (name === 'replace' && typeof first === 'string' && typeof second === 'string')
      return { result: owner.replace(first, second) };
    return name === 'trim' ? { result: owner.trim() } : undefined;
  }
  if (name === 'concat') return { result: owner.concat(...parameters) };
  if (name === 'flat') return { result: owner.flat() };
  if (name === 'join' && owner.every(item => typeof item === 'string'))
    return { result: owner.join(typeof first === 'string' ? first : ',') };
  if (!(first instanceof ProjectFunction))
    return name === 'filter' ? { result: owner.filter(item => Boolean(item)) } : undefined;
  if (name === 'map') return { result: owner.map((item, index) => callFunction(first, [item, index])) };
  if (name === 'flatMap')
    return { result: owner.flatMap((item, index) => callFunction(first, [item, index])) };
  if (name === 'filter') {
    const answers = owner.map((item, index) => callFunction(first, [item, index]));
    return answers.some(answer => answer instanceof Unread)
      ? undefined
      : { result: owner.filter((_, index) => Boolean(answers[index])) };
  }
  return undefined;
}
