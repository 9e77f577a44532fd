import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import type { ApiParameter, ApiProperty, ApiSignature, ApiTypeParameter } from '../api.ts';
import { keywordOf, modifierOf } from './reflection-parts.ts';
import type { Translator } from './translator.ts';
import { withoutAbsent } from './without-absent.ts';

/** One way to call something. Only calls and constructors come here, because a getter's result is the type of its property. */
export function translateSignature(signature: SignatureReflection, translator: Translator): ApiSignature {
  return {
    ...withoutAbsent({ keyword: keywordOf(signature), comment: translator.comment(signature) }),
    typeParameters: translateTypeParameters(signature.typeParameters, translator),
    parameters: (signature.parameters ?? []).map(parameter => translateParameter(parameter, translator)),
    returns: translator.type(signature.type, signature),
    source: translator.source(signature),
  };
}

export function translateTypeParameters(
  parameters: readonly TypeParameterReflection[] | undefined,
  translator: Translator,
): readonly ApiTypeParameter[] {
  return (parameters ?? []).map(parameter => ({
    name: parameter.name,
    ...withoutAbsent({
      modifier: modifierOf(parameter),
      constraint: parameter.type && translator.type(parameter.type, parameter),
      default: parameter.default && translator.type(parameter.default, parameter),
      comment: translator.comment(parameter),
    }),
  }));
}

function translateParameter(parameter: ParameterReflection, translator: Translator): ApiParameter {
  const { flags, defaultValue } = parameter;
  return {
    name: parameter.name,
    type: translator.type(parameter.type, parameter),
    ...withoutAbsent({
      isOptional: flags.isOptional || defaultValue !== undefined || undefined,
      isRest: flags.isRest || undefined,
      defaultValue,
      comment: translator.comment(parameter),
    }),
    properties: translateProperties(parameter.type, translator),
  };
}

/** The properties of an object literal, nested ones with their path, if any of them has a comment. */
export function translateProperties(
  type: SomeType | undefined,
  translator: Translator,
): readonly ApiProperty[] {
  const properties = propertiesOf(type, '', translator);
  return properties.some(({ comment }) => comment !== undefined) ? properties : [];
}

function propertiesOf(
  type: SomeType | undefined,
  prefix: string,
  translator: Translator,
): readonly ApiProperty[] {
  return literalsIn(type)
    .flatMap(literal => literal.children ?? [])
    .flatMap(child => [
      translateProperty(child, prefix, translator),
      ...propertiesOf(child.type, `${prefix}${child.name}.`, translator),
    ]);
}

/** `{ a: string } | undefined` and `A & { b: string }` contain literals too. */
function literalsIn(type: SomeType | undefined): readonly DeclarationReflection[] {
  if (type?.type === 'reflection') return [type.declaration];
  return type?.type === 'union' || type?.type === 'intersection' ? type.types.flatMap(literalsIn) : [];
}

function translateProperty(
  property: DeclarationReflection,
  prefix: string,
  translator: Translator,
): ApiProperty {
  const { flags, defaultValue, signatures } = property;
  return {
    name: prefix + property.name,
    type: signatures ? translator.callable(property) : translator.type(property.type, property),
    ...withoutAbsent({
      isOptional: flags.isOptional || undefined,
      defaultValue,
      comment: translator.comment(property) ?? (signatures?.[0] && translator.comment(signatures[0])),
    }),
  };
}
