import { escapeText } from '@mapwright/site/source';
import type { ApiMember, ApiSignature, ApiSource, ApiTypeParameter } from '../api.ts';
import { inlineCode, plainCode } from './code-html.ts';
import { inlineCommentHtml } from './comment-html.ts';
import { commentFacts, examplesHtml, introHtml } from './comment-parts.ts';
import { type Fact, factList } from './fact-list.ts';
import type { ModulePage } from './module-page.ts';
import { parameterTable } from './property-rows.ts';
import { type Declaration, signatureHtml } from './signature-html.ts';

export interface Call {
  readonly signature: ApiSignature;
  readonly declaration: Declaration;
  /** The constructor of a class does not describe what it returns, and its type parameters are those of the class. */
  readonly hidesResult?: boolean;
  /** Shown after the facts of the call itself. */
  readonly facts: readonly Fact[];
}

/** One way to call something: its signature, description, parameters, result and examples. */
export function callHtml(page: ModulePage, call: Call): string {
  const { signature, declaration } = call;
  const { comment, source } = signature;
  return (
    signatureHtml(page, [declaration], source) + introHtml(page, comment, source) + callDetails(page, call)
  );
}

/** What there is to say of a call behind its signature and its description. Adds code to the page, so it is asked for once. */
export function callDetails(
  page: ModulePage,
  { signature, hidesResult, facts }: Omit<Call, 'declaration'>,
): string {
  const { comment, parameters, typeParameters, source } = signature;
  return [
    parameterTable(page, parameters, source),
    factList([
      ...(hidesResult ? [] : typeParameterFacts(page, typeParameters, source)),
      ...(hidesResult ? [] : returnFacts(page, signature)),
      ...commentFacts(page, comment, source),
      ...facts,
    ]),
    examplesHtml(page, comment, source),
  ].join('');
}

/** Type parameters that have a comment. */
export function typeParameterFacts(
  page: ModulePage,
  typeParameters: readonly ApiTypeParameter[],
  source: ApiSource,
): readonly Fact[] {
  return typeParameters.flatMap(({ name, comment }) =>
    comment === undefined
      ? []
      : [
          {
            term: page.options.words.api.typeParameters,
            html: `<code>${escapeText(name)}</code> ${inlineCommentHtml(page, comment.summary, source)}`,
          },
        ],
  );
}

/** The result of a call, if there is more to say than its signature shows. */
export function returnFacts(page: ModulePage, { returns, comment, source }: ApiSignature): readonly Fact[] {
  const text = inlineCommentHtml(page, comment?.returns, source);
  if (text === '' && NOTHING.has(plainCode(returns))) return [];
  return [
    { term: page.options.words.api.returns, html: `${inlineCode(page, returns, source)} ${text}`.trimEnd() },
  ];
}

const NOTHING: ReadonlySet<string> = new Set(['void', 'undefined', 'never', 'Promise<void>']);

/** The member that this one overrides. */
export function overrideFacts(page: ModulePage, { kind, overrides, source }: ApiMember): readonly Fact[] {
  if (overrides === undefined || kind === 'constructor') return [];
  return [{ term: page.options.words.api.overrides, html: inlineCode(page, overrides, source) }];
}
