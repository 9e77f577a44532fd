import { escapeAttribute, escapeText, fillWord } from '@mapwright/site/source';
import { type ApiSignature, type ApiSymbol, commentOf, type TypeText } from '../api.ts';
import { badges } from './badges.ts';
import { callHtml, returnFacts, typeParameterFacts } from './call-html.ts';
import { inlineCode } from './code-html.ts';
import { inlineCommentHtml } from './comment-html.ts';
import { commentFacts, commentSource, examplesHtml, introHtml } from './comment-parts.ts';
import { callDeclaration, symbolDeclarations } from './declarations.ts';
import { defaultHtml } from './description-html.ts';
import { type Fact, factList } from './fact-list.ts';
import { headingHtml } from './heading-html.ts';
import type { ModulePage } from './module-page.ts';
import { parameterTable } from './property-rows.ts';
import { signatureHtml } from './signature-html.ts';
import { tableHtml } from './table-html.ts';

/** The introduction to a symbol: kind, badges, description, declaration or calls, and what it belongs to. */
export function symbolIntro(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): string {
  return (
    headHtml(page, symbol, isAlone) +
    (isOnlyCalled(symbol) ? callsHtml(page, symbol) : declaredHtml(page, symbol))
  );
}

/** The examples of a symbol; those of a function are beside its signatures. */
export function symbolExamples(page: ModulePage, symbol: ApiSymbol): string {
  return isOnlyCalled(symbol)
    ? examplesHtml(page, symbol.comment, symbol.source)
    : examplesHtml(page, commentOf(symbol), commentSource(symbol));
}

function isOnlyCalled({ kind, type, members, signatures }: ApiSymbol): boolean {
  return signatures.length > 0 && (kind === 'function' || type === undefined || members.length > 0);
}

function headHtml(page: ModulePage, symbol: ApiSymbol, isAlone: boolean): string {
  const { id, kind, name, source } = symbol;
  const { api } = page.options.words;
  const sourceText = fillWord(api.source, { place: `${source.file}:${source.line}` });
  const heading = isAlone
    ? ''
    : headingHtml(page, { level: 2, id, text: kind === 'function' ? `${name}()` : name });
  const anchor = isAlone ? ` id="${escapeAttribute(id)}"` : '';
  const alias = isAlone && name !== page.title ? ` <code>${escapeText(name)}</code>` : '';
  const place = `<span class="api-source" data-search="off">${escapeText(sourceText)}</span>`;
  return `<div class="api-head"${anchor}>${heading}<span class="api-kind">${escapeText(api[kind])}${alias}</span>${badges(symbol, commentOf(symbol), page.options.words)}${place}</div>\n`;
}

function callsHtml(page: ModulePage, symbol: ApiSymbol): string {
  const { comment, signatures, source } = symbol;
  const last = signatures.length - 1;
  const calls = signatures.map((signature, index) =>
    callHtml(page, {
      signature,
      declaration: callDeclaration(symbol, signature),
      facts: index === last ? [...defaultFacts(page, symbol), ...symbolFacts(page, symbol)] : [],
    }),
  );
  const declarations = symbolDeclarations(symbol);
  return [
    introHtml(page, comment, source),
    declarations.length === 0 ? '' : signatureHtml(page, declarations, source),
    ...calls,
  ].join('');
}

function declaredHtml(page: ModulePage, symbol: ApiSymbol): string {
  const { signatures, source, alternatives } = symbol;
  const { api } = page.options.words;
  const declarations = symbolDeclarations(symbol);
  return [
    introHtml(page, commentOf(symbol), commentSource(symbol)),
    declarations.length === 0 ? '' : signatureHtml(page, declarations, source),
    tableHtml(
      page,
      [api.value, api.description],
      alternatives.map(({ type, summary }) => ({
        cells: [inlineCode(page, type, source), inlineCommentHtml(page, summary, source)],
      })),
    ),
    ...signatures.map(({ parameters }) => parameterTable(page, parameters, source)),
    factList([
      ...signatures.flatMap(signature => returnFacts(page, withComment(signature, symbol))),
      ...defaultFacts(page, symbol),
      ...symbolFacts(page, symbol),
    ]),
  ].join('');
}

/** The comment of a named function type belongs to the name. */
function withComment(signature: ApiSignature, symbol: ApiSymbol): ApiSignature {
  const comment = signature.comment ?? commentOf(symbol);
  return { ...signature, ...(comment && { comment }) };
}

function defaultFacts(page: ModulePage, symbol: ApiSymbol): readonly Fact[] {
  const html = defaultHtml(page, symbol, symbol.source);
  return html === '' ? [] : [{ term: page.options.words.api.default, html }];
}

function symbolFacts(page: ModulePage, symbol: ApiSymbol): readonly Fact[] {
  const { typeParameters, extendedBy, implementedBy, source } = symbol;
  const facts = isOnlyCalled(symbol)
    ? commentFacts(page, symbol.comment, source)
    : commentFacts(page, commentOf(symbol), commentSource(symbol));
  return [
    ...typeParameterFacts(page, typeParameters, source),
    ...relatives(page, page.options.words.api.extendedBy, extendedBy, symbol),
    ...relatives(page, page.options.words.api.implementedBy, implementedBy, symbol),
    ...facts,
  ];
}

function relatives(
  page: ModulePage,
  term: string,
  types: readonly TypeText[],
  { source }: ApiSymbol,
): readonly Fact[] {
  if (types.length === 0) return [];
  return [{ term, html: types.map(type => inlineCode(page, type, source)).join(', ') }];
}
