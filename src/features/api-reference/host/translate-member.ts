import { type DeclarationReflection, ReflectionKind, type SignatureReflection } from 'typedoc';
import type { ApiMember } from '../api.ts';
import type { ApiMemberKind } from '../api-kind.ts';
import { signaturesOf } from './reflection-parts.ts';
import { isEventGroup } from './translate-comment.ts';
import { translateProperties, translateSignature } from './translate-signature.ts';
import type { Translator } from './translator.ts';
import { withoutAbsent } from './without-absent.ts';

/** A member of a symbol, inherited ones included. */
export function translateMember(
  member: DeclarationReflection | SignatureReflection,
  translator: Translator,
): ApiMember {
  return member.isSignature() ? indexSignature(member, translator) : declaredMember(member, translator);
}

/** The key and the value are the parameter and the result of one signature. */
function indexSignature(signature: SignatureReflection, translator: Translator): ApiMember {
  return {
    name: '[index]',
    id: translator.memberId(signature),
    kind: 'index-signature',
    ...withoutAbsent({
      isReadonly: signature.flags.isReadonly || undefined,
      comment: translator.comment(signature),
    }),
    signatures: [translateSignature(signature, translator)],
    properties: [],
    source: translator.source(signature),
  };
}

function declaredMember(member: DeclarationReflection, translator: Translator): ApiMember {
  const { flags, defaultValue, getSignature, setSignature } = member;
  const kind = kindOf(member);
  const isWriteOnly = kind === 'accessor' && getSignature === undefined;
  const taken = setSignature?.parameters?.[0]?.type;
  const answer = getSignature?.type ?? member.type;
  const isOther = taken !== undefined && taken.toString() !== answer?.toString();
  const holder = getSignature ?? setSignature ?? member;
  return {
    name: member.name,
    id: translator.memberId(member),
    kind,
    ...withoutAbsent({
      isStatic: flags.isStatic || undefined,
      isOptional: flags.isOptional || undefined,
      isReadonly: flags.isReadonly || (kind === 'accessor' && setSignature === undefined) || undefined,
      isAbstract: flags.isAbstract || undefined,
      isProtected: flags.isProtected || undefined,
      comment:
        translator.comment(member) ??
        (getSignature && translator.comment(getSignature)) ??
        (setSignature && translator.comment(setSignature)),
      type: answer === undefined || isWriteOnly ? undefined : translator.type(answer, holder),
      setterType: isOther ? translator.type(taken, holder) : undefined,
      defaultValue: kind === 'enum-member' ? undefined : defaultValue,
      ...ancestry(member, translator),
    }),
    signatures: signaturesOf(member).map(signature => translateSignature(signature, translator)),
    properties: translateProperties(answer, translator),
    source: translator.source(member),
  };
}

function kindOf(member: DeclarationReflection): ApiMemberKind {
  if (isEvent(member)) return 'event';
  switch (member.kind) {
    case ReflectionKind.Constructor:
      return 'constructor';
    case ReflectionKind.Method:
    case ReflectionKind.Function:
      return 'method';
    case ReflectionKind.Accessor:
      return 'accessor';
    case ReflectionKind.EnumMember:
      return 'enum-member';
    default:
      return 'property';
  }
}

/** A method can describe an event too. */
function isEvent(member: DeclarationReflection): boolean {
  const comments = [member.comment, ...(member.signatures ?? []).map(({ comment }) => comment)];
  return comments.some(comment => comment?.blockTags.some(isEventGroup));
}

/** Methods and accessors store these in their signatures. */
function ancestry(member: DeclarationReflection, translator: Translator) {
  const [first] = member.signatures ?? [];
  const holders = [member, first, member.getSignature, member.setSignature];
  const find = (key: 'inheritedFrom' | 'overwrites' | 'implementationOf') => {
    const found = holders.find(holder => holder?.[key] !== undefined)?.[key];
    return found && translator.type(found, member);
  };
  const origin = find('inheritedFrom');
  // If readers cannot look up the origin of an inherited member, nothing else describes the member.
  const isKnown = origin?.some(part => typeof part !== 'string');
  return {
    inheritedFrom: isKnown ? origin : undefined,
    overrides: find('overwrites'),
    implements: find('implementationOf'),
  };
}
