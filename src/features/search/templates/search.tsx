import { fillWord, PageHead, searchWords, useStylesheet } from '@mapwright/site/templates';
import type { ReactNode } from 'react';
import type { SearchContent } from '../contract.ts';

/** The search page. Its live part fills in the filters and the results. */
export default function SearchPage({ content }: { readonly content: SearchContent }): ReactNode {
  const { title } = content;
  useStylesheet('search');
  return (
    <div className="page page-list search-page" data-live="search-page">
      <PageHead title={title} />
      <form className="search-form script-only">
        <input
          className="search-field"
          type="search"
          name="q"
          aria-label={searchWords.title}
          placeholder={searchWords.whatFor}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <select className="field" name="version" aria-label={searchWords.version} hidden />
        <button type="submit" className="button button-primary script-only">
          {searchWords.search}
        </button>
      </form>
      <div className="script-only">
        <nav className="search-areas" aria-label={searchWords.areas} />
        <div className="search-note" />
        <div id="search-results" aria-busy="true" />
        <div className="search-ways" />
      </div>
      <noscript>
        <WithoutScript {...content} />
      </noscript>
    </div>
  );
}

function WithoutScript({ siteMap, site, contact }: SearchContent): ReactNode {
  const elsewhere = `https://duckduckgo.com/?${new URLSearchParams({ q: `site:${site}` })}`;
  return (
    <>
      <p>{searchWords.noScript}</p>
      <ul>
        <li>
          <a href={siteMap}>{searchWords.siteMap}</a>
        </li>
        <li>
          <a href={elsewhere} target="_blank" rel="noopener noreferrer">
            {fillWord(searchWords.searchElsewhere, { site })}
          </a>
        </li>
        {contact !== undefined && (
          <li>
            <a href={contact.href}>{contact.label}</a>
          </li>
        )}
      </ul>
    </>
  );
}
