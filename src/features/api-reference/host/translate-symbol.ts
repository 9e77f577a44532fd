import { type DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc';
import type { ApiAlternative, ApiMember, ApiSymbol, TypeText } from '../api.ts';
import type { ApiSymbolKind } from '../api-kind.ts';
import { literalOf, membersOf, signaturesOf } from './reflection-parts.ts';
import type { SymbolDraft } from './symbol-index.ts';
import { translateMember } from './translate-member.ts';
import { translateSignature, translateTypeParameters } from './translate-signature.ts';
import type { Translator } from './translator.ts';
import { withoutAbsent } from './without-absent.ts';

/** An exported name with everything that its section of the page shows. */
export function translateSymbol({ reflection, name, id }: SymbolDraft, translator: Translator): ApiSymbol {
  const isAugmentation = translator.isAugmentation(reflection);
  // For a type of another library we show the additions, not the type itself.
  const types = (list: readonly SomeType[] | undefined): readonly TypeText[] =>
    isAugmentation ? [] : (list ?? []).map(type => translator.type(type, reflection));
  return {
    name,
    id,
    kind: kindOf(reflection),
    ...withoutAbsent({
      isAbstract: reflection.flags.isAbstract || undefined,
      isAugmentation: isAugmentation || undefined,
      comment: isAugmentation ? undefined : translator.comment(reflection),
      type: reflection.type && translator.type(reflection.type, reflection),
      defaultValue: reflection.defaultValue,
    }),
    typeParameters: translateTypeParameters(reflection.typeParameters, translator),
    signatures: signaturesOf(reflection).map(signature => translateSignature(signature, translator)),
    alternatives: alternativesOf(reflection, translator),
    extends: types(reflection.extendedTypes),
    implements: types(reflection.implementedTypes),
    extendedBy: types(reflection.extendedBy),
    implementedBy: types(reflection.implementedBy),
    members: translateMembers(reflection, translator),
    source: translator.source(reflection),
  };
}

function kindOf(reflection: DeclarationReflection): ApiSymbolKind {
  switch (reflection.kind) {
    case ReflectionKind.Class:
      return 'class';
    case ReflectionKind.Interface:
      return 'interface';
    case ReflectionKind.Function:
      return 'function';
    case ReflectionKind.Enum:
      return 'enum';
    case ReflectionKind.TypeAlias:
      return 'type';
    case ReflectionKind.Namespace:
    case ReflectionKind.Module:
      return 'namespace';
    default:
      return 'variable';
  }
}

/** Own members in source order, then inherited ones. Members inherited from other libraries are described there. */
function translateMembers(symbol: DeclarationReflection, translator: Translator): readonly ApiMember[] {
  const members = membersOf(symbol)
    .filter(translator.isOwn)
    .map(member => translateMember(member, translator));
  const isInherited = (member: ApiMember) => member.inheritedFrom !== undefined;
  return [...members.filter(member => !isInherited(member)), ...members.filter(isInherited)];
}

function alternativesOf(symbol: DeclarationReflection, translator: Translator): readonly ApiAlternative[] {
  const { type } = symbol;
  if (type?.type !== 'union' || literalOf(symbol) !== undefined) return [];
  return type.types.flatMap((part, index) => {
    const summary = type.elementSummaries?.[index] ?? [];
    if (summary.length === 0) return [];
    return { type: translator.type(part, symbol), summary: translator.markdown(summary, symbol) };
  });
}
