import type * as acorn from 'acorn';
import type { Place } from '../../model/diagnostic.ts';

/** The module in which a node is written. */
export interface ModuleContext {
  readonly file: string;
  readonly placeOf: (node: acorn.Node) => Place;
  /** The value of an import; a function of a package gives its first argument. */
  readonly importFrom: (source: string, name: string, node: acorn.Node) => unknown;
  /** The value of an expression in a scope of this module. */
  readonly evaluate: (node: acorn.Node, scope: Scope) => unknown;
  /** Evaluates the body of a function, unless too many are open. */
  readonly inCall: (work: () => unknown, otherwise: () => unknown) => unknown;
  /** Each step of the evaluation; `false` = too many. */
  readonly step: () => boolean;
}

/** The names that code can use: each is evaluated when it is used for the first time. */
export interface Scope {
  readonly module: ModuleContext;
  readonly names: Map<string, () => unknown>;
  readonly outer?: Scope;
}

/** The value of a name, or a function that gives it; nothing where the name is unknown. */
export function lookUp(name: string, scope: Scope): (() => unknown) | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = at.names.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Evaluates once. A name that needs itself has no value. */
export function once(evaluate: () => unknown, ifCircular: () => unknown): () => unknown {
  let state: 'new' | 'running' | 'done' = 'new';
  let value: unknown;
  return () => {
    if (state === 'running') return ifCircular();
    if (state === 'new') {
      state = 'running';
      value = evaluate();
      state = 'done';
    }
    return value;
  };
}

/** A function of the project, with the scope in which it is written. */
export class ProjectFunction {
  readonly node: acorn.Function;
  readonly scope: Scope;

  constructor(node: acorn.Function, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** Something of a package. Called, it gives its first argument: `defineConfig({…})`. */
export class PackageValue {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}
