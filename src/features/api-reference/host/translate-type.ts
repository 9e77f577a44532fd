import {
  type DeclarationReflection,
  type ParameterReflection,
  type ReferenceType,
  type SignatureReflection,
  type SomeType,
  type TemplateLiteralType,
  TypeContext,
  type TypeParameterReflection,
} from 'typedoc';
import type { ApiName, TypeText } from '../api.ts';
import { propertyName } from '../property-name.ts';
import { keywordOf, modifierOf } from './reflection-parts.ts';
import { inAngles, joinParts, type Part, separate } from './type-parts.ts';

/** Finds the link of a type's name, and reports a name without one. `undefined` = plain text. */
export type FollowName = (type: ReferenceType) => ApiName['ref'] | undefined;

/**
 * Writes a type as in its source, with links for names. One file handles all kinds of types,
 * because types contain signatures and signatures contain types.
 */
export function translateType(type: SomeType | undefined, follow: FollowName): TypeText {
  return joinParts(partsOf(type, follow));
}

/** Writes a method as its type: an arrow function, or braces around its overloads. */
export function translateCallable(method: DeclarationReflection, follow: FollowName): TypeText {
  return joinParts(literalParts({ signatures: method.signatures ?? [] }, follow));
}

function partsOf(type: SomeType | undefined, follow: FollowName): readonly Part[] {
  if (type === undefined) return ['any'];
  const write = (inner: SomeType, place: TypeContext = TypeContext.none): readonly Part[] => {
    const parts = partsOf(inner, follow);
    return needsParentheses(inner, place) ? ['(', ...parts, ')'] : parts;
  };
  const list = (types: readonly SomeType[], separator: string, place: TypeContext) =>
    separate(
      types.map(inner => write(inner, place)),
      separator,
    );

  switch (type.type) {
    case 'array':
      return [...write(type.elementType, TypeContext.arrayElement), '[]'];
    case 'conditional':
      return [
        ...write(type.checkType, TypeContext.conditionalCheck),
        ' extends ',
        ...write(type.extendsType, TypeContext.conditionalExtends),
        ' ? ',
        ...write(type.trueType, TypeContext.conditionalTrue),
        ' : ',
        ...write(type.falseType, TypeContext.conditionalFalse),
      ];
    case 'indexedAccess':
      return [...write(type.objectType, TypeContext.indexedObject), '[', ...write(type.indexType), ']'];
    case 'inferred':
      return [
        `infer ${type.name}`,
        ...after(' extends ', type.constraint, inner => write(inner, TypeContext.inferredConstraint)),
      ];
    case 'intersection':
      return list(type.types, ' & ', TypeContext.intersectionElement);
    case 'union':
      return list(type.types, ' | ', TypeContext.unionElement);
    case 'mapped':
      return [
        `{ ${sign(type.readonlyModifier, 'readonly ')}[${type.parameter} in `,
        ...write(type.parameterType, TypeContext.mappedParameter),
        ...after(' as ', type.nameType, inner => write(inner, TypeContext.mappedName)),
        `]${sign(type.optionalModifier, '?')}: `,
        ...write(type.templateType, TypeContext.mappedTemplate),
        ' }',
      ];
    case 'optional':
      return [...write(type.elementType, TypeContext.optionalElement), '?'];
    case 'rest':
      return ['...', ...write(type.elementType, TypeContext.restElement)];
    case 'tuple':
      return ['[', ...list(type.elements, ', ', TypeContext.tupleElement), ']'];
    case 'namedTupleMember':
      return [
        `${type.name}${type.isOptional ? '?' : ''}: `,
        ...write(type.element, TypeContext.tupleElement),
      ];
    case 'predicate':
      return [
        `${type.asserts ? 'asserts ' : ''}${type.name}`,
        ...after(' is ', type.targetType, inner => write(inner, TypeContext.predicateTarget)),
      ];
    case 'query':
      return ['typeof ', ...write(type.queryType, TypeContext.queryTypeTarget)];
    case 'typeOperator':
      return [`${type.operator} `, ...write(type.target, TypeContext.typeOperatorTarget)];
    case 'reference':
      return [
        nameOf(type, follow),
        ...inAngles(list(type.typeArguments ?? [], ', ', TypeContext.referenceTypeArgument)),
      ];
    case 'reflection':
      return literalParts(type.declaration, follow);
    case 'templateLiteral':
      return templateParts(type, follow);
    case 'intrinsic':
    case 'literal':
    case 'unknown':
      return [type.toString()];
  }
}

/** TypeDoc omits some parentheses around function types. */
function needsParentheses(type: SomeType, place: TypeContext): boolean {
  const isFunction = type.type === 'reflection' && onlySignatureOf(type.declaration) !== undefined;
  return type.needsParenthesis(place) || (isFunction && FUNCTIONS_NEED_PARENTHESES.has(place));
}

const FUNCTIONS_NEED_PARENTHESES = new Set<TypeContext>([
  TypeContext.arrayElement,
  TypeContext.unionElement,
  TypeContext.intersectionElement,
  TypeContext.conditionalCheck,
  TypeContext.indexedObject,
  TypeContext.optionalElement,
  TypeContext.typeOperatorTarget,
]);

function nameOf(type: ReferenceType, follow: FollowName): Part {
  const ref = type.refersToTypeParameter ? undefined : follow(type);
  return ref === undefined ? type.name : { text: type.name, ref };
}

function templateParts({ head, tail }: TemplateLiteralType, follow: FollowName): readonly Part[] {
  const holes = tail.flatMap(([type, text]) => ['${', ...partsOf(type, follow), `}${text}`]);
  return [`\`${head}`, ...holes, '`'];
}

type Literal = Pick<DeclarationReflection, 'signatures' | 'children' | 'indexSignatures'>;

/** Writes a function type with an arrow, everything else in braces. */
function literalParts(literal: Literal, follow: FollowName): readonly Part[] {
  const only = onlySignatureOf(literal);
  if (only !== undefined) return signatureParts(only, ' => ', follow);
  const { signatures = [], children = [], indexSignatures = [] } = literal;
  const lines = [
    ...signatures.map(signature => signatureParts(signature, ': ', follow)),
    ...children.map(child => propertyParts(child, follow)),
    ...indexSignatures.map(signature => indexParts(signature, follow)),
  ];
  return lines.length === 0 ? ['{}'] : ['{ ', ...separate(lines, '; '), ' }'];
}

/** The signature of a function type, which has nothing else. */
function onlySignatureOf({ signatures = [], children = [], indexSignatures = [] }: Literal) {
  return signatures.length + children.length + indexSignatures.length === 1 ? signatures[0] : undefined;
}

function propertyParts(property: DeclarationReflection, follow: FollowName): readonly Part[] {
  const { signatures, getSignature, setSignature } = property;
  const name = propertyName(property.name) + (property.flags.isOptional ? '?' : '');
  if (signatures !== undefined)
    return separate(
      signatures.map(signature => [name, ...signatureParts(signature, ': ', follow)]),
      '; ',
    );
  const isReadonly = property.flags.isReadonly || (getSignature !== undefined && setSignature === undefined);
  const type = property.type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
  return [`${isReadonly ? 'readonly ' : ''}${name}: `, ...partsOf(type, follow)];
}

function indexParts(signature: SignatureReflection, follow: FollowName): readonly Part[] {
  const [key] = signature.parameters ?? [];
  const isReadonly = signature.flags.isReadonly ? 'readonly ' : '';
  return [
    `${isReadonly}[`,
    ...(key ? parameterParts(key, follow) : []),
    ']: ',
    ...partsOf(signature.type, follow),
  ];
}

/** Type parameters, parameters and result, without a name. */
function signatureParts(signature: SignatureReflection, arrow: string, follow: FollowName): readonly Part[] {
  const { typeParameters = [], parameters = [] } = signature;
  const keyword = keywordOf(signature);
  return [
    keyword === undefined ? '' : `${keyword} `,
    ...inAngles(
      separate(
        typeParameters.map(parameter => typeParameterParts(parameter, follow)),
        ', ',
      ),
    ),
    '(',
    ...separate(
      parameters.map(parameter => parameterParts(parameter, follow)),
      ', ',
    ),
    `)${arrow}`,
    ...partsOf(signature.type, follow),
  ];
}

function parameterParts(parameter: ParameterReflection, follow: FollowName): readonly Part[] {
  const isOptional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
  const name = `${parameter.flags.isRest ? '...' : ''}${parameter.name}${isOptional ? '?' : ''}: `;
  return [name, ...partsOf(parameter.type, follow)];
}

function typeParameterParts(parameter: TypeParameterReflection, follow: FollowName): readonly Part[] {
  const modifier = modifierOf(parameter);
  return [
    modifier === undefined ? parameter.name : `${modifier} ${parameter.name}`,
    ...after(' extends ', parameter.type, type => partsOf(type, follow)),
    ...after(' = ', parameter.default, type => partsOf(type, follow)),
  ];
}

function after(
  word: string,
  type: SomeType | undefined,
  write: (type: SomeType) => readonly Part[],
): readonly Part[] {
  return type === undefined ? [] : [word, ...write(type)];
}

function sign(modifier: '+' | '-' | undefined, word: string): string {
  return modifier === undefined ? '' : modifier === '-' ? `-${word}` : word;
}
