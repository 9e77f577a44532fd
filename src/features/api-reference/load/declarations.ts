import type { ApiMember, ApiParameter, ApiSignature, ApiSymbol, ApiTypeParameter, TypeText } from '../api.ts';
import { propertyName } from '../property-name.ts';
import { type CodePart, type CodeText, declaredName, keyword, plainCode } from './code-html.ts';
import type { Declaration } from './signature-html.ts';

/** The declaration of a symbol; nothing if it would only repeat its kind and name. */
export function symbolDeclarations(symbol: ApiSymbol): readonly Declaration[] {
  const { kind, name, type, typeParameters, members } = symbol;
  const head = [declaredName(name), ...typeParameterList(typeParameters)];
  switch (kind) {
    case 'class':
    case 'interface':
      return heritageOf(symbol).length === 0 && typeParameters.length === 0
        ? []
        : [{ before: [...kindWords(symbol), ...head], after: heritageOf(symbol) }];
    case 'type':
      return members.length > 0 ? [] : aliasDeclarations(symbol, [keyword('type '), ...head, ' = ']);
    case 'variable':
      return type === undefined || members.length > 0
        ? []
        : [{ before: [keyword('const '), ...head], after: [': ', ...type] }];
    case 'function':
    case 'enum':
    case 'namespace':
      return [];
  }
}

/** The alias of a function type breaks like a call. */
function aliasDeclarations({ type, signatures }: ApiSymbol, before: CodeText): readonly Declaration[] {
  if (type === undefined) return [];
  const [signature] = signatures;
  const isFunction = signature !== undefined && /^[(<]/.test(plainCode(type));
  if (!isFunction) return [{ before, after: type }];
  return [{ ...call(before, signature), after: [' => ', ...signature.returns] }];
}

/** A call signature of a function, an interface or a type alias. */
export function callDeclaration({ kind, name }: ApiSymbol, signature: ApiSignature): Declaration {
  return kind === 'function'
    ? call([keyword('function '), declaredName(name)], signature)
    : call([...keywordOf(signature), declaredName(name)], signature);
}

/** The declaration of a member without signatures. */
export function memberDeclarations(member: ApiMember): readonly Declaration[] {
  const { kind, type = [], setterType = type, isReadonly } = member;
  const name = memberName(member);
  const words = memberWords(member);
  if (kind === 'enum-member') return [{ before: [name], after: type.length > 0 ? [' = ', ...type] : [] }];
  if (kind !== 'accessor') {
    const readonly = isReadonly ? [keyword('readonly ')] : [];
    return [
      {
        before: [...words, ...readonly, name],
        after: [': ', ...type],
      },
    ];
  }
  const getter = {
    before: [...words, keyword('get '), name],
    parameters: [],
    after: [': ', ...type],
  };
  const value: CodeText = ['value: ', ...setterType];
  const setter = {
    before: [...words, keyword('set '), name],
    parameters: [value],
    after: [],
  };
  return [...(member.type === undefined ? [] : [getter]), ...(isReadonly ? [] : [setter])];
}

/** A call signature of a member. */
export function signatureDeclaration(
  member: ApiMember,
  signature: ApiSignature,
  owner: ApiSymbol,
): Declaration {
  const { kind, isReadonly } = member;
  const words = memberWords(member);
  switch (kind) {
    case 'constructor': {
      const made = call([...words, keyword('new '), declaredName(owner.name)], signature);
      return showsResult(member, owner) ? made : { ...made, after: [] };
    }
    case 'index-signature': {
      const readonly = isReadonly ? [keyword('readonly ')] : [];
      const key = signature.parameters.flatMap(parameter => parameterCode(parameter));
      return { before: [...words, ...readonly, '[', ...key, ']'], after: [': ', ...signature.returns] };
    }
    default:
      return call([...words, memberName(member)], signature);
  }
}

/** A function type: `(id: string) => boolean`. */
export function arrowCode({ typeParameters, parameters, returns }: ApiSignature): CodeText {
  const list = commas(parameters.map(parameter => parameterCode(parameter)));
  return [...typeParameterList(typeParameters), '(', ...list, ') => ', ...returns];
}

/** Whether a call says what it returns. The constructor of a class makes an object of that class, that of an interface may make any. */
export function showsResult({ kind }: ApiMember, owner: ApiSymbol): boolean {
  return kind !== 'constructor' || owner.kind !== 'class';
}

/** The parentheses of a call and what follows them: `(id: string): boolean`. */
export function callCode(
  { typeParameters, parameters, returns }: ApiSignature,
  hasResult: boolean,
): CodeText {
  const list = commas(parameters.map(parameter => parameterCode(parameter)));
  const result = hasResult ? [': ', ...returns] : [];
  return [...typeParameterList(typeParameters), '(', ...list, ')', ...result];
}

function call(before: CodeText, { typeParameters, parameters, returns }: ApiSignature): Declaration {
  return {
    before: [...before, ...typeParameterList(typeParameters)],
    parameters: parameters.map(parameter => parameterCode(parameter)),
    after: [': ', ...returns],
  };
}

function parameterCode({ name, type, isOptional, isRest, defaultValue }: ApiParameter): CodeText {
  const mark = isOptional || defaultValue !== undefined ? '?' : '';
  return [`${isRest ? '...' : ''}${name}${mark}: `, ...type];
}

function typeParameterList(typeParameters: readonly ApiTypeParameter[]): CodeText {
  if (typeParameters.length === 0) return [];
  const list = typeParameters.map(
    ({ name, modifier, constraint, default: fallback }): CodeText => [
      ...(modifier === undefined ? [] : [keyword(`${modifier} `)]),
      name,
      ...(constraint === undefined ? [] : [' ', keyword('extends '), ...constraint]),
      ...(fallback === undefined ? [] : [' = ', ...fallback]),
    ],
  );
  return ['<', ...commas(list), '>'];
}

function keywordOf({ keyword: word }: ApiSignature): CodeText {
  return word === undefined ? [] : [keyword(`${word} `)];
}

function kindWords({ kind, isAbstract }: ApiSymbol): CodeText {
  return [...(isAbstract ? [keyword('abstract ')] : []), keyword(`${kind} `)];
}

function memberName({ name, isOptional }: ApiMember): CodePart {
  return declaredName(propertyName(name) + (isOptional ? '?' : ''));
}

function memberWords({ isStatic, isAbstract, isProtected }: ApiMember): CodeText {
  const words = [isProtected && 'protected', isStatic && 'static', isAbstract && 'abstract'];
  return words.flatMap(word => (word ? [keyword(`${word} `)] : []));
}

function heritageOf({ extends: bases, implements: interfaces }: ApiSymbol): CodeText {
  const clause = (word: string, types: readonly TypeText[]): CodeText =>
    types.length === 0 ? [] : [' ', keyword(`${word} `), ...commas(types)];
  return [...clause('extends', bases), ...clause('implements', interfaces)];
}

function commas(list: readonly CodeText[]): CodeText {
  return list.flatMap((code, index) => (index === 0 ? code : [', ', ...code]));
}
