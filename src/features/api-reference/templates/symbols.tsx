import { apiWords, Breadcrumbs, counter, PageHead, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { SymbolData, SymbolListContent } from '../contract.ts';

/** Every symbol of the API reference in alphabetical order, its members folded; the script adds a field that filters both. */
export default function Symbols({ content }: { readonly content: SymbolListContent }): ReactNode {
  const { title, description, breadcrumbs, groups } = content;
  useStylesheet('reference');
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <article className="symbols" data-live="symbols">
        <PageHead title={title} description={description} />
        <search>
          <form className="script-only">
            <label htmlFor="symbol-filter">{apiWords.filterSymbols}</label>
            <input
              id="symbol-filter"
              className="search-field"
              type="search"
              autoComplete="off"
              spellCheck={false}
              placeholder={apiWords.filterExample}
            />
            <p role="status" />
          </form>
        </search>
        {groups.map(({ label, symbols }) => (
          <section key={label} data-search="off">
            <h2>{label}</h2>
            {symbols.map(symbol => (
              <SymbolEntry key={symbol.href} symbol={symbol} />
            ))}
          </section>
        ))}
      </article>
    </>
  );
}

function SymbolEntry({ symbol }: { readonly symbol: SymbolData }): ReactNode {
  const { href, label, kind, summary, members } = symbol;
  return (
    <div className="symbol">
      <p>
        <a href={href}>
          <code>{label}</code>
        </a>{' '}
        <span className="symbol-kind">{kind}</span> <span className="symbol-summary">{summary}</span>
      </p>
      {members.length > 0 && (
        <details>
          <summary>{counter.count(apiWords.memberCount, members.length)}</summary>
          <ul>
            {members.map(member => (
              <li key={member.href}>
                <a href={member.href}>{member.label}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
