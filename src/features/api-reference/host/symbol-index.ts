import { type DeclarationReflection, type ProjectReflection, type Reflection, ReflectionKind } from 'typedoc';
import type { ApiRef } from '../api.ts';
import { isNamesake } from '../namesake.ts';
import { sourcesOf } from './api-places.ts';
import { literalOf, membersOf } from './reflection-parts.ts';

/** A future symbol of a module, with its namespaces and its anchor. */
export interface SymbolDraft {
  readonly reflection: DeclarationReflection;
  readonly name: string;
  readonly id: string;
}

export interface ModuleDraft {
  readonly reflection: DeclarationReflection;
  readonly path: string;
  readonly symbols: readonly SymbolDraft[];
}

/** The places of symbols and members. All of them have their anchors before the first text is translated. */
export interface SymbolIndex {
  readonly modules: readonly ModuleDraft[];
  /** The place of a reflection; a part without its own place, such as a parameter, has its owner's. */
  readonly refOf: (reflection: Reflection) => InnerRef | undefined;
  readonly memberId: (member: Reflection) => string;
  /**
   * Finds the symbol for a name that a writer uses: `ArrayIndexed`, `ArrayIndexed.push`, `ArrayIndexed#push`, `Core/ArrayIndexed`. An
   * ambiguous name has no result.
   */
  readonly findByName: (name: string) => InnerRef | undefined;
}

export type InnerRef = Extract<ApiRef, { readonly module: string }>;

export function indexSymbols(project: ProjectReflection): SymbolIndex {
  const places = new Map<Reflection, InnerRef>();
  const names = new Map<string, InnerRef | null>();
  const modules = (project.children ?? [])
    .filter(child => child.kindOf(ReflectionKind.Module))
    .map(reflection => indexModule(reflection));

  function indexModule(reflection: DeclarationReflection): ModuleDraft {
    const path = reflection.name;
    const takeId = createIdTaker();
    place(reflection, { module: path });
    name(path, { module: path });
    const drafts = symbolsIn(reflection, '').map(draft => ({ ...draft, id: takeId(anchorOf(draft.name)) }));
    for (const { reflection: symbol, name: symbolName, id } of drafts) {
      const ref = { module: path, symbol: id };
      place(symbol, ref);
      name(symbolName, ref);
      name(`${path}.${symbolName}`, ref);
      const prefix = isNamesake(path, symbolName) ? '' : `${symbolName}.`;
      for (const member of membersOf(symbol)) {
        const memberRef = {
          ...ref,
          member: takeId(prefix + anchorOf(member.isSignature() ? 'index-signature' : member.name)),
        };
        place(member, memberRef);
        name(`${symbolName}.${member.name}`, memberRef);
      }
    }
    return { reflection, path, symbols: drafts };
  }

  function place(reflection: Reflection, ref: InnerRef): void {
    places.set(reflection, ref);
    const literal = literalOf(reflection);
    if (literal !== undefined) places.set(literal, ref);
  }

  /** If a name is overloaded within one symbol, the first counts. A name in two modules is ambiguous. */
  function name(text: string, ref: InnerRef): void {
    const known = names.get(text);
    if (known === undefined) names.set(text, ref);
    else if (known !== null && known.module !== ref.module) names.set(text, null);
  }

  return {
    modules,
    refOf: reflection => {
      for (let owner: Reflection | undefined = reflection; owner !== undefined; owner = owner.parent) {
        const ref = places.get(owner);
        if (ref !== undefined) return ref;
      }
      return undefined;
    },
    memberId: member => places.get(member)?.member ?? anchorOf(member.name),
    findByName: text => names.get(text.trim().replace(/\(\)$/, '').replaceAll('#', '.')) ?? undefined,
  };
}

/** Flattens namespaces: their contents become symbols of the module, with the namespace in their names. */
function symbolsIn(
  container: DeclarationReflection,
  prefix: string,
): readonly { readonly reflection: DeclarationReflection; readonly name: string }[] {
  return (container.children ?? []).flatMap(child => {
    if (child.isReference() || isStandard(child)) return [];
    const name = prefix + child.name;
    const inner = child.kindOf(ReflectionKind.Namespace) ? symbolsIn(child, `${name}.`) : [];
    return [{ reflection: child, name }, ...inner];
  });
}

/** If the library extends a standard interface, TypeDoc also reports the standard variable of that name. */
function isStandard(symbol: DeclarationReflection): boolean {
  const claims = sourcesOf(symbol).map(({ fullFileName }) => TYPESCRIPT.test(fullFileName));
  return symbol.kindOf(ReflectionKind.Variable)
    ? claims.includes(true)
    : claims.length > 0 && !claims.includes(false);
}

const TYPESCRIPT = /[\\/]node_modules[\\/]typescript[\\/]lib[\\/]/;

function createIdTaker(): (base: string) => string {
  const taken = new Set<string>();
  return base => {
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}

/** `[iterator]` becomes `iterator`; keeps letters of every script. */
function anchorOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{M}\p{N}_$.-]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'symbol';
}
