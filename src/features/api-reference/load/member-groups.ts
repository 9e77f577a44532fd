import { appendTo, type LoadWords } from '@mapwright/site/source';
import { type ApiMember, type ApiSymbol, commentOf, type TypeText } from '../api.ts';
import { plainCode } from './code-html.ts';

/** Members of one category or of one kind. */
export interface MemberGroup {
  /** The category as the library calls it, or the name of the kind among the words of the reference. */
  readonly title: { readonly category: string } | { readonly kind: GroupName };
  readonly members: readonly ApiMember[];
}

/** The members that a symbol declares itself. */
export function ownMembers({ members }: ApiSymbol): readonly ApiMember[] {
  return members.filter(({ inheritedFrom }) => inheritedFrom === undefined);
}

/** A symbol's own members in an order that suits readers: by `@category`, in the order of the declarations; all others by kind. */
export function memberGroups(symbol: ApiSymbol): readonly MemberGroup[] {
  const own = ownMembers(symbol);
  const byKind = (kind: GroupName) => own.filter(member => groupOf(member) === kind);
  const categories = [...new Set(own.flatMap(member => categoryOf(member) ?? []))];
  const kinds = GROUPS.map(kind => ({
    title: { kind },
    members: byKind(kind).filter(member => categoryOf(member) === undefined),
  }));
  const [constructors, ...others] = kinds;
  const inCategories = categories.map(category => ({
    title: { category },
    members: CATEGORY_ORDER.flatMap(byKind).filter(member => categoryOf(member) === category),
  }));
  const groups = [...(constructors === undefined ? [] : [constructors]), ...inCategories, ...others];
  return groups.filter(group => group.members.length > 0);
}

/** The heading of a group. */
export function groupTitle({ title }: MemberGroup, { api }: LoadWords['words']): string {
  return 'category' in title ? title.category : api[title.kind];
}

function categoryOf(member: ApiMember): string | undefined {
  return commentOf(member)?.category;
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

/** What one can do comes before what one can read. */
const CATEGORY_ORDER: readonly GroupName[] = [
  'constructors',
  'events',
  'methods',
  'staticMethods',
  'accessors',
  'properties',
  'staticProperties',
  'indexSignatures',
  'members',
];

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
    if (member.inheritedFrom !== undefined)
      appendTo(byOrigin, originOf(member.name, member.inheritedFrom), member);
  }
  return [...byOrigin].map(([origin, inherited]) => ({ origin, members: inherited }));
}

/** `Controller.open` comes from `Controller`. The name of an event may have dots: `MapEvents.click.region`. */
function originOf(name: string, inheritedFrom: TypeText): string {
  const whole = plainCode(inheritedFrom);
  const end = whole.endsWith(`.${name}`) ? whole.length - name.length - 1 : whole.lastIndexOf('.');
  return end > 0 ? whole.slice(0, end) : whole;
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
