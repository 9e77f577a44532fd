import { escapeText } from '@mapwright/site/source';
import { type ApiMember, type ApiSymbol, commentOf } from '../api.ts';
import { badges } from './badges.ts';
import { callHtml, overrideFacts } from './call-html.ts';
import { inlineCode, plainCode } from './code-html.ts';
import { commentFacts, commentSource, examplesHtml, introHtml } from './comment-parts.ts';
import { memberDeclarations, signatureDeclaration } from './declarations.ts';
import { defaultHtml } from './description-html.ts';
import { factList } from './fact-list.ts';
import { headingHtml } from './heading-html.ts';
import { memberTitle } from './member-groups.ts';
import type { ModulePage } from './module-page.ts';
import { parameterTable, propertyTable } from './property-rows.ts';
import { signatureHtml } from './signature-html.ts';

/** A member with everything that is known about it. */
export function memberHtml(page: ModulePage, member: ApiMember, owner: ApiSymbol): string {
  const heading = headingHtml(page, { level: 3, id: member.id, text: memberTitle(member, owner) });
  const { file, line } = member.source;
  const place = `<span class="api-source" data-search="off">${escapeText(`${file.slice(file.lastIndexOf('/') + 1)}:${line}`)}</span>`;
  const isCall = member.type === undefined && member.signatures.length > 0;
  const type = isCall || !fitsBesideName(member) ? '' : inlineCode(page, member.type ?? [], member.source);
  const head = `<div class="api-head">${heading}${type}${badges(member, commentOf(member), page.options.words)}${place}</div>\n`;
  const body = isCall ? callsHtml(page, member, owner) : valueHtml(page, member);
  return `<div class="api-member">${head}${body}</div>\n`;
}

/** A method with all of its overloads. A comment that applies to all of them comes first. */
function callsHtml(page: ModulePage, member: ApiMember, owner: ApiSymbol): string {
  const { comment, source, signatures, kind } = member;
  const last = signatures.length - 1;
  const calls = signatures.map((signature, index) =>
    callHtml(page, {
      signature,
      declaration: signatureDeclaration(member, signature, owner),
      isConstructor: kind === 'constructor' || kind === 'index-signature',
      facts: index === last ? [...commentFacts(page, comment, source), ...overrideFacts(page, member)] : [],
    }),
  );
  return introHtml(page, comment, source) + calls.join('') + examplesHtml(page, comment, source);
}

/** A property, an accessor or an event; for a function, its parameters too. */
function valueHtml(page: ModulePage, member: ApiMember): string {
  const { signatures } = member;
  const comment = commentOf(member);
  const source = commentSource(member);
  const initial = defaultHtml(page, member, source);
  return [
    fitsBesideName(member) ? '' : signatureHtml(page, memberDeclarations(member), source),
    introHtml(page, comment, source),
    propertyTable(page, member, source),
    ...signatures.map(({ parameters }) => parameterTable(page, parameters, source)),
    factList([
      ...(initial === '' ? [] : [{ term: page.options.words.api.default, html: initial }]),
      ...commentFacts(page, comment, source),
      ...overrideFacts(page, member),
    ]),
    examplesHtml(page, comment, source),
  ].join('');
}

/** A short type fits beside the name and needs no code block. */
function fitsBesideName({ name, type, setterType }: ApiMember): boolean {
  return type !== undefined && setterType === undefined && name.length + plainCode(type).length <= MAX_BESIDE;
}

const MAX_BESIDE = 52;
