import { escapeText } from '@mapwright/site/source';
import { type ApiMember, type ApiSignature, type ApiSymbol, commentOf } from '../api.ts';
import { badges } from './badges.ts';
import { callDetails, overrideFacts } from './call-html.ts';
import { type Brief, briefOf } from './comment-brief.ts';
import { commentFacts, commentSource, examplesHtml, introHtml } from './comment-parts.ts';
import { memberDeclarations, showsResult, signatureDeclaration } from './declarations.ts';
import { defaultHtml } from './description-html.ts';
import { factList } from './fact-list.ts';
import { foldedHeading, permalink } from './heading-html.ts';
import { memberTitle } from './member-groups.ts';
import { isShort, lineCode, shortName, shortText } from './member-line.ts';
import type { ModulePage } from './module-page.ts';
import { parameterTable, propertyTable } from './property-rows.ts';
import { signatureHtml } from './signature-html.ts';

/** A member on one line: name, signature, first sentence. If there is more to say, the line unfolds it. */
export function memberHtml(
  page: ModulePage,
  member: ApiMember,
  { owner, level }: { readonly owner: ApiSymbol; readonly level: 3 | 4 },
): string {
  const brief = briefOf(page, member);
  const more = isCall(member) ? callsHtml(page, member, owner, brief) : valueHtml(page, member, owner, brief);
  const title = memberTitle(member, owner);
  const heading = foldedHeading(page, { level, id: member.id, title, shown: shortName(member, owner) });
  const link = permalink(member.id, title, page.options.words);
  const marks = badges(member, commentOf(member), page.options.words);
  return more === ''
    ? `<div class="api-member"><div class="api-line">${heading}${lineCode(page, member, owner)}${marks}${sentence(brief.html)}</div>${link}</div>\n`
    : `<div class="api-member"><details><summary class="api-line">${heading}${shortText(member, owner)}${marks}${folded(brief)}</summary>\n<div class="api-more">\n${more}</div></details>${link}</div>\n`;
}

/** A space keeps it apart where the line is read as text. */
function sentence(html: string, attributes = 'class="api-brief"'): string {
  return html === '' ? '' : ` <span ${attributes}>${html}</span>`;
}

/** A sentence that the unfolded text repeats disappears when the member is open, and the search reads it only there. */
function folded({ html, text, isWhole, hasLinks }: Brief): string {
  return isWhole && !hasLinks
    ? sentence(html)
    : sentence(escapeText(text), 'class="api-brief api-folded" data-search="off"');
}

/** Whether calls describe a member, not a value. */
function isCall({ type, signatures }: ApiMember): boolean {
  return type === undefined && signatures.length > 0;
}

/** A method with all of its overloads, unless its line says everything. A comment that applies to all of them comes first. */
function callsHtml(page: ModulePage, member: ApiMember, owner: ApiSymbol, brief: Brief): string {
  const { comment, source, signatures, kind } = member;
  const last = signatures.length - 1;
  const details = signatures.map((signature, index) =>
    callDetails(page, {
      signature,
      hidesResult: kind === 'index-signature' || !showsResult(member, owner),
      facts: index === last ? [...commentFacts(page, comment, source), ...overrideFacts(page, member)] : [],
    }),
  );
  const examples = examplesHtml(page, comment, source);
  const isSaid = brief.isWhole && last === 0;
  if (isSaid && isShort(member, owner) && details.join('') + examples === '') return '';
  const intro = (of: ApiMember | ApiSignature) =>
    isSaid && !brief.hasLinks ? '' : introHtml(page, of.comment, of.source);
  const calls = signatures.map(
    (signature, index) =>
      signatureHtml(page, [signatureDeclaration(member, signature, owner)], signature.source) +
      intro(signature) +
      details[index],
  );
  return intro(member) + calls.join('') + examples;
}

/** A property, an accessor or an event; for a function, its parameters too. Empty if its line says everything. */
function valueHtml(page: ModulePage, member: ApiMember, owner: ApiSymbol, brief: Brief): string {
  const { signatures } = member;
  const comment = commentOf(member);
  const source = commentSource(member);
  const initial = defaultHtml(page, member, source);
  const rest = [
    propertyTable(page, member, source),
    ...signatures.map(({ parameters }) => parameterTable(page, parameters, source)),
    factList([
      ...(initial === '' ? [] : [{ term: page.options.words.api.default, html: initial }]),
      ...commentFacts(page, comment, source),
      ...overrideFacts(page, member),
    ]),
    examplesHtml(page, comment, source),
  ].join('');
  if (brief.isWhole && isShort(member, owner) && rest === '') return '';
  const intro = brief.isWhole && !brief.hasLinks ? '' : introHtml(page, comment, source);
  return signatureHtml(page, memberDeclarations(member), source) + intro + rest;
}
