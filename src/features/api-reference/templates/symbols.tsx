import { apiWords, Breadcrumbs, PageHead, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { SymbolListContent } from '../contract.ts';

/** Every symbol of the API reference in alphabetical order; the script adds a field that filters them. */
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
            <ul>
              {symbols.map(({ href, label: name, kind, summary }) => (
                <li key={href}>
                  <a href={href}>
                    <code>{name}</code>
                  </a>{' '}
                  <span className="symbol-kind">{kind}</span> {summary}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </>
  );
}
