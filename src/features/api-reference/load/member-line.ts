import { escapeText } from '@mapwright/site/source';
import type { ApiMember, ApiSymbol } from '../api.ts';
import { type CodeText, codeHtml, plainCode } from './code-html.ts';
import { callCode, showsResult } from './declarations.ts';
import { memberTitle } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';

/** The type or the call of a member beside its name, with links. A search finds its words, but shows the description. */
export function lineCode(page: ModulePage, member: ApiMember, owner: ApiSymbol): string {
  const code = codeOf(member, owner);
  if (code.length === 0) return '';
  return `<code class="api-type" data-search="words">${codeHtml(page, code, member.source)}</code>`;
}

/** The same without links, for the line that unfolds the member. The unfolded text has all of it. */
export function shortText(member: ApiMember, owner: ApiSymbol): string {
  const text = plainCode(codeOf(member, owner));
  if (text === '') return '';
  const cut = text.length > MAX_FOLDED ? `${text.slice(0, MAX_FOLDED - 1).trimEnd()}…` : text;
  return `<code class="api-type api-folded" data-search="off">${escapeText(cut)}</code>`;
}

const MAX_FOLDED = 72;

/** A member's name where its call or its type follows. */
export function shortName(member: ApiMember, owner: ApiSymbol): string {
  return memberTitle(member, owner).replace(/\(\)$/, '');
}

/** Whether name and type fit on the line, so that no block of code is needed. */
export function isShort(member: ApiMember, owner: ApiSymbol): boolean {
  const { name, setterType, type, signatures } = member;
  if (setterType !== undefined || (type === undefined && signatures.length !== 1)) return false;
  return name.length + plainCode(codeOf(member, owner)).length <= MAX_BESIDE;
}

const MAX_BESIDE = 52;

/** What follows the name: the arguments of a call, else a colon and the type. */
function codeOf(member: ApiMember, owner: ApiSymbol): CodeText {
  const { kind, type, setterType, signatures } = member;
  const [signature] = signatures;
  const shown = type ?? setterType;
  if (shown !== undefined) return kind === 'enum-member' ? [' = ', ...shown] : [': ', ...shown];
  if (signature === undefined) return [];
  return kind === 'index-signature'
    ? [': ', ...signature.returns]
    : callCode(signature, showsResult(member, owner));
}
