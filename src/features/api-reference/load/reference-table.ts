import { escapeText } from '@mapwright/site/source';
import { type ApiMember, type ApiSymbol, commentOf, type TypeText } from '../api.ts';
import { type CodeText, inlineCode, keyword, plainCode } from './code-html.ts';
import { inlineCommentHtml } from './comment-html.ts';
import { commentFacts, commentSource, examplesHtml } from './comment-parts.ts';
import { arrowCode } from './declarations.ts';
import { descriptionHtml } from './description-html.ts';
import { permalink } from './heading-html.ts';
import { memberGroups, memberTitle, ownMembers } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';
import { nameCell, propertyRows } from './property-rows.ts';
import { type TableRow, tableHtml } from './table-html.ts';

/** Whether a symbol's members read best as rows: options, events, helpers, the values of an enumeration. */
export function isReferenceTable(symbol: ApiSymbol): boolean {
  const own = ownMembers(symbol);
  if (own.length === 0 || own.some(({ kind }) => kind === 'constructor')) return false;
  if (symbol.comment?.modifiers.includes('table')) return true;
  return symbol.kind !== 'class' && own.every(fitsIntoRow);
}

/** The heading of the rows: from the symbol's name, else from its kind. */
export function tableName({ name, kind, members }: ApiSymbol): TableName {
  if (kind === 'enum') return 'members';
  const named = TABLE_NAMES.find(each => name.endsWith(each.charAt(0).toUpperCase() + each.slice(1)));
  return named ?? (members.every(member => member.kind === 'method') ? 'methods' : 'properties');
}

/** Possible endings of a symbol's name. */
const TABLE_NAMES = ['events', 'options', 'helpers', 'methods'] as const;

type TableName = keyof typeof ROWS;

/** The name of one row among the words of the reference. */
const ROWS = {
  members: 'member',
  events: 'event',
  options: 'option',
  helpers: 'helper',
  methods: 'method',
  properties: 'property',
} as const;

/** The members of a symbol as a table, each row with an anchor, followed by their examples. */
export function referenceTable(page: ModulePage, symbol: ApiSymbol): string {
  const members = memberGroups(symbol).flatMap(group => group.members);
  const rows = members.flatMap(member => [
    memberRow(page, member, symbol),
    ...propertyRows(page, member, member.source),
  ]);
  const { api } = page.options.words;
  return (
    tableHtml(page, [api[ROWS[tableName(symbol)]], api.description], rows) +
    rowExamples(page, members, symbol)
  );
}

/** Overloads, remarks and examples need more room than a cell. */
function fitsIntoRow(member: ApiMember): boolean {
  if (member.kind !== 'method') return true;
  const comment = commentOf(member);
  return (
    member.signatures.length === 1 &&
    comment?.remarks === undefined &&
    (comment?.examples ?? []).length === 0 &&
    (comment?.throws ?? []).length === 0
  );
}

function memberRow(page: ModulePage, member: ApiMember, symbol: ApiSymbol): TableRow {
  const { id, kind, name, source, isOptional } = member;
  const shown = kind === 'method' ? name : memberTitle(member, symbol);
  const described = { ...member, comment: commentOf(member) };
  const type = inlineCode(page, shownType(member, symbol), source);
  return {
    id,
    cells: [
      nameCell(shown + (isOptional ? '?' : ''), type, permalink(id, shown, page.options.words)),
      descriptionHtml(page, described, commentSource(member)) + rowNotes(page, member),
    ],
  };
}

/** The arguments of an event's listener are in a tuple. */
function shownType(member: ApiMember, symbol: ApiSymbol): CodeText {
  const { kind, setterType = [], type = setterType, signatures, isReadonly } = member;
  const [signature] = signatures;
  if (type.length === 0 && signature !== undefined)
    return kind === 'index-signature' ? signature.returns : arrowCode(signature);
  if (kind === 'enum-member') return type.length === 0 ? [] : ['= ', ...type];
  if (isEventTable(symbol)) return withoutBrackets(type);
  return isReadonly ? [keyword('readonly '), ...type] : type;
}

function isEventTable(symbol: ApiSymbol): boolean {
  const isTuple = ({ type = [] }: ApiMember) => /^\[.*(?<!\[)\]$/.test(plainCode(type));
  return tableName(symbol) === 'events' && symbol.members.every(isTuple);
}

function withoutBrackets(type: TypeText): TypeText {
  return type.map((part, index) => {
    if (typeof part !== 'string') return part;
    const start = index === 0 ? 1 : 0;
    return part.slice(start, index === type.length - 1 ? -1 : undefined);
  });
}

/** The documented parameters and result of a function, and the rest of its comment. */
function rowNotes(page: ModulePage, member: ApiMember): string {
  const notes = member.signatures.flatMap(({ parameters, comment, source }) => [
    ...parameters.flatMap(parameter =>
      note(
        `<code>${escapeText(parameter.name)}</code>`,
        inlineCommentHtml(page, parameter.comment?.summary, source),
      ),
    ),
    ...note(escapeText(page.options.words.api.returns), inlineCommentHtml(page, comment?.returns, source)),
  ]);
  const facts = commentFacts(page, commentOf(member), commentSource(member))
    .filter(({ term }) => term !== page.options.words.api.since)
    .flatMap(({ term, html }) => note(escapeText(term), html));
  const items = [...notes, ...facts].join('');
  return items === '' ? '' : `\n<ul class="api-notes">${items}</ul>`;
}

function note(word: string, html: string): readonly string[] {
  return html === '' ? [] : [`<li>${word}: ${html}</li>`];
}

function rowExamples(page: ModulePage, members: readonly ApiMember[], symbol: ApiSymbol): string {
  return members
    .map(member => {
      const examples = examplesHtml(page, commentOf(member), commentSource(member));
      if (examples === '') return '';
      return `<p class="api-label"><code>${escapeText(memberTitle(member, symbol))}</code></p>\n${examples}`;
    })
    .join('');
}
