import {
  type DeclarationReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeParameterReflection,
} from 'typedoc';

/** The object or function literal that a declaration has as its type, if it has one. */
export function literalOf(reflection: Reflection): DeclarationReflection | undefined {
  if (!reflection.isDeclaration() || reflection.type?.type !== 'reflection') return undefined;
  return reflection.type.declaration;
}

/** The parts that a symbol's page lists one by one: members, or the properties of its object literal. Index signatures come last. */
export function membersOf(
  symbol: DeclarationReflection,
): readonly (DeclarationReflection | SignatureReflection)[] {
  const holder = literalOf(symbol) ?? symbol;
  return holder.kindOf(ReflectionKind.Namespace)
    ? []
    : [...(holder.children ?? []), ...(holder.indexSignatures ?? [])];
}

/** What precedes a signature that makes an object. */
export function keywordOf(signature: SignatureReflection): 'new' | 'abstract new' | undefined {
  if (!signature.kindOf(ReflectionKind.ConstructorSignature)) return undefined;
  return signature.flags.isAbstract ? 'abstract new' : 'new';
}

/** What is written before the name of a type parameter: `const`, `in`, `out` or `in out`. */
export function modifierOf({ flags, varianceModifier }: TypeParameterReflection): string | undefined {
  return flags.isConst ? 'const' : varianceModifier;
}

/** The call signatures of a declaration: its own, or those of its function type. */
export function signaturesOf(reflection: DeclarationReflection): readonly SignatureReflection[] {
  return reflection.signatures ?? literalOf(reflection)?.signatures ?? [];
}
