import { escapeAttribute, escapeText } from '@mapwright/site/source';
import { type ApiModule, type ApiSource, type ApiSymbol, commentOf } from '../api.ts';
import { commentText } from './comment-html.ts';
import { commentFacts, commentSource, examplesHtml, introHtml } from './comment-parts.ts';
import { type Fact, factList } from './fact-list.ts';
import { addLink, type ModulePage } from './module-page.ts';
import { symbolHtml } from './symbol-html.ts';
import { tableHtml } from './table-html.ts';

/** The body of a module's page: its purpose, its contents, then each symbol. */
export function moduleHtml(page: ModulePage, module: ApiModule, symbols: readonly ApiSymbol[]): string {
  const source = { file: module.file, line: 1, column: 1 };
  const isAlone = symbols.length === 1;
  return [
    introHtml(page, module.comment, source),
    isAlone ? '' : contentsHtml(page, symbols),
    factList([...commentFacts(page, module.comment, source), ...reExportFacts(page, module, source)]),
    examplesHtml(page, module.comment, source),
    ...symbols.map(symbol => symbolHtml(page, symbol, isAlone)),
  ].join('');
}

function contentsHtml(page: ModulePage, symbols: readonly ApiSymbol[]): string {
  const { api } = page.options.words;
  return tableHtml(
    page,
    [api.name, api.kind, api.description],
    symbols.map(symbol => {
      const { id, name, kind } = symbol;
      const link = `<a href="#${escapeAttribute(id)}"><code class="api-name">${escapeText(name)}</code></a>`;
      const summary = escapeText(commentText(page, commentOf(symbol)?.summary, commentSource(symbol)));
      return { cells: [link, `<span class="api-kind">${escapeText(api[kind])}</span>`, summary] };
    }),
  );
}

function reExportFacts(page: ModulePage, { reExports }: ApiModule, source: ApiSource): readonly Fact[] {
  if (reExports.length === 0) return [];
  const names = reExports.map(
    ({ name, ref }) => `<a href="${addLink(page, ref, source)}"><code>${escapeText(name)}</code></a>`,
  );
  return [{ term: page.options.words.api.alsoExports, html: names.join(', ') }];
}
