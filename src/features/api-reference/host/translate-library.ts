import { compareText, type Diagnostic } from '@mapwright/site/system';
import { type ProjectReflection, type ReferenceType, type Reflection, ReflectionKind } from 'typedoc';
import type { ApiModule, ApiReExport, ApiSource } from '../api.ts';
import type { SourceOf } from './api-places.ts';
import type { DeclarationProgram } from './declaration-program.ts';
import { createLinkPlaceOf } from './link-place.ts';
import { createStandardUrlOf } from './standard-types.ts';
import { indexSymbols, type ModuleDraft, type SymbolIndex } from './symbol-index.ts';
import { translateSymbol } from './translate-symbol.ts';
import { createTranslator, type Translator } from './translator.ts';
import { withoutAbsent } from './without-absent.ts';

export interface LibrarySource {
  readonly project: ProjectReflection;
  readonly declarations: DeclarationProgram;
  readonly sourceOf: SourceOf;
}

export interface TranslatedLibrary {
  /** Sorted by path. */
  readonly modules: readonly ApiModule[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Converts TypeDoc's reflections into our model. Reports links and names without a target, once for each place. */
export function translateLibrary({ project, declarations, sourceOf }: LibrarySource): TranslatedLibrary {
  const diagnostics = new Map<string, Diagnostic>();
  const linkPlaceOf = createLinkPlaceOf(sourceOf, declarations.textOf);
  const tell = (diagnostic: Diagnostic) => diagnostics.set(JSON.stringify(diagnostic), diagnostic);
  const index = indexSymbols(project);
  const translator = createTranslator({
    index,
    sourceOf,
    standardUrlOf: createStandardUrlOf(declarations.program),
    isOwnFile: declarations.isOwn,
    onBrokenLink: (owner, text) => tell(brokenLink(text, linkPlaceOf(owner, text))),
    onUnexported: (owner, type) => {
      // An unresolved import is already reported, and makes every type that depends on it unknown.
      if (declarations.diagnostics.length === 0) tell(notExported(owner, type, sourceOf));
    },
  });
  const modules = index.modules.map(draft => translateModule(draft, index, translator));
  for (const twins of twinsIn(modules)) tell(twins);
  return {
    modules: modules.sort((a, b) => compareText(a.path, b.path) || compareText(a.file, b.file)),
    diagnostics: [...diagnostics.values()],
  };
}

function translateModule(draft: ModuleDraft, index: SymbolIndex, translator: Translator): ApiModule {
  return {
    path: draft.path,
    file: translator.source(draft.reflection).file,
    ...withoutAbsent({ comment: translator.comment(draft.reflection) }),
    symbols: draft.symbols.map(symbol => translateSymbol(symbol, translator)),
    reExports: reExportsOf(draft, index),
  };
}

function reExportsOf({ reflection }: ModuleDraft, index: SymbolIndex): readonly ApiReExport[] {
  return (reflection.children ?? []).flatMap(child => {
    const target = child.isReference() ? child.tryGetTargetReflectionDeep() : undefined;
    const ref = target && index.refOf(target);
    return ref === undefined ? [] : [{ name: child.name, ref }];
  });
}

function brokenLink(text: string, place: ApiSource): Diagnostic {
  return {
    severity: 'error',
    code: 'api/broken-link',
    message: `The library has no symbol “${text.split('|')[0]?.trim()}”`,
    place,
    hint: 'Write the name of an exported symbol or of one of its members, as in {@link Name.member}. If two modules export that name, import it here.',
  };
}

function notExported(owner: Reflection, type: ReferenceType, sourceOf: SourceOf): Diagnostic {
  return {
    severity: 'warning',
    code: 'api/not-exported',
    message: `“${nameIn(owner)}” uses the type “${type.qualifiedName}”, which is not exported`,
    place: sourceOf(owner),
    hint: 'Export the type from an entry point, so that readers can look it up, or mark it with @internal.',
  };
}

/** The name without the module, as writers know it. */
function nameIn(owner: Reflection): string {
  const parent = owner.parent;
  const isOutermost = parent === undefined || parent.kindOf(ReflectionKind.Module) || parent.isProject();
  const isNameless = owner.isSignature() || owner.name === '__type';
  if (isOutermost) return owner.name;
  return isNameless ? nameIn(parent) : `${nameIn(parent)}.${owner.name}`;
}

function twinsIn(modules: readonly ApiModule[]): readonly Diagnostic[] {
  const first = new Map<string, ApiModule>();
  return modules.flatMap(module => {
    const twin = first.get(module.path);
    if (twin === undefined) first.set(module.path, module);
    if (twin === undefined) return [];
    return {
      severity: 'error',
      code: 'api/duplicate-module',
      message: `Two files define the module “${module.path}”`,
      place: { file: module.file },
      hint: 'Give them different names with @module, or move their exports into one file.',
      related: [{ file: twin.file, message: 'the other file' }],
    };
  });
}
