/** What a visitor asks of the search page; empty = nothing, everywhere, the newest version. */
export interface Asked {
  readonly query: string;
  readonly area: string | null;
  readonly version: string;
}

/** Reads what the query of an address asks. Pages outside all areas have the empty area, so `null` means everywhere. */
export function readAsked(search: string): Asked {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    area: parameters.get('area'),
    version: parameters.get('version') ?? '',
  };
}

/** The query of the search page's address for what is asked. */
export function writeAsked({ query, area, version }: Asked): string {
  const parameters = new URLSearchParams({ q: query.trim() });
  if (area !== null) parameters.set('area', area);
  if (version !== '') parameters.set('version', version);
  return `?${parameters}`;
}

/** The address of a found page, with the words that the page is to mark. */
export function withQuery(href: string, query: string): string {
  const [path = '', hash] = href.split('#');
  return `${path}?${new URLSearchParams({ q: query })}${hash === undefined ? '' : `#${hash}`}`;
}
