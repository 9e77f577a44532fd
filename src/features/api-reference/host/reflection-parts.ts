import {
  type DeclarationReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';

/** The object or function literal that is the type of a declaration, if it is one. */
export function literalOf(reflection: Reflection): DeclarationReflection | undefined {
  if (!reflection.isDeclaration() || reflection.type?.type !== 'reflection') return undefined;
  return reflection.type.declaration;
}

/** What a symbol's page lists one by one: members, or the properties of the literal that it is. Index signatures come last. */
export function membersOf(
  symbol: DeclarationReflection,
): readonly (DeclarationReflection | SignatureReflection)[] {
  const holder = literalOf(symbol) ?? symbol;
  return holder.kindOf(ReflectionKind.Namespace)
    ? []
    : [...(holder.children ?? []), ...(holder.indexSignatures ?? [])];
}

/** Ways to call a declaration: its own, or those of the function type that it is. */
export function signaturesOf(reflection: DeclarationReflection): readonly SignatureReflection[] {
  return reflection.signatures ?? literalOf(reflection)?.signatures ?? [];
}
