import type { ApiMember, ApiSymbol, TypeText } from '../api.ts';
import { type CodeText, plainCode } from './code-html.ts';

/** Members of one kind. */
export interface MemberGroup {
  /** The name of the group among the words of the reference. */
  readonly name: GroupName;
  readonly members: readonly ApiMember[];
}

/** A symbol's own members by kind, in an order that suits readers. */
export function memberGroups({ members }: ApiSymbol): readonly MemberGroup[] {
  const own = members.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  return GROUPS.map(name => ({ name, members: own.filter(member => groupOf(member) === name) })).filter(
    group => group.members.length > 0,
  );
}

const GROUPS = [
  'constructors',
  'events',
  'properties',
  'accessors',
  'methods',
  'staticProperties',
  'staticMethods',
  'indexSignatures',
  'members',
] as const;

type GroupName = (typeof GROUPS)[number];

function groupOf({ kind, isStatic }: ApiMember): GroupName {
  switch (kind) {
    case 'constructor':
      return 'constructors';
    case 'event':
      return 'events';
    case 'property':
      return isStatic ? 'staticProperties' : 'properties';
    case 'accessor':
      return isStatic ? 'staticProperties' : 'accessors';
    case 'method':
      return isStatic ? 'staticMethods' : 'methods';
    case 'index-signature':
      return 'indexSignatures';
    case 'enum-member':
      return 'members';
  }
}

/** Members inherited from one origin. */
export interface Inheritance {
  /** `Controller`. */
  readonly origin: string;
  readonly members: readonly ApiMember[];
}

/** Inherited members by origin, in the order of the model. */
export function inheritances({ members }: ApiSymbol): readonly Inheritance[] {
  const byOrigin = new Map<string, ApiMember[]>();
  for (const member of members) {
    if (member.inheritedFrom === undefined) continue;
    const origin = originOf(member.inheritedFrom);
    const known = byOrigin.get(origin);
    if (known === undefined) byOrigin.set(origin, [member]);
    else known.push(member);
  }
  return [...byOrigin].map(([origin, inherited]) => ({ origin, members: inherited }));
}

/** `Controller.open` comes from `Controller`. */
function originOf(inheritedFrom: TypeText): string {
  const code: CodeText = inheritedFrom;
  const name = plainCode(code);
  const end = name.lastIndexOf('.');
  return end > 0 ? name.slice(0, end) : name;
}

/** A member's title in headings and lists: `push()`, `new ArrayIndexed()`, `[key: string]`. */
export function memberTitle(member: ApiMember, owner: ApiSymbol): string {
  switch (member.kind) {
    case 'constructor':
      return `new ${owner.name}()`;
    case 'method':
      return `${member.name}()`;
    case 'index-signature': {
      const [key] = member.signatures[0]?.parameters ?? [];
      return key === undefined ? member.name : `[${key.name}: ${plainCode(key.type)}]`;
    }
    default:
      return member.name;
  }
}
