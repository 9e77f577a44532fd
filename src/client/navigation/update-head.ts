/** What a navigation changes in the head. */
export interface PageHead {
  readonly title: string;
  readonly language: string;
  /** URLs of the style sheets that its first paint waits for. */
  readonly stylesheets: readonly string[];
  /** Metadata of this page alone: description, robots, canonical, alternates, Open Graph, JSON-LD. */
  readonly elements: readonly Element[];
}

const OWN = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/** Reads a page's own metadata from its document. */
export function readHead(page: Document): PageHead {
  return {
    title: page.title,
    language: page.documentElement.lang,
    stylesheets: [...page.head.querySelectorAll('link[rel="stylesheet"]:not([media])')].flatMap(
      link => link.getAttribute('href') ?? [],
    ),
    elements: [...page.head.querySelectorAll(OWN)],
  };
}

/** Replaces the present page's metadata by another page's. */
export function updateHead(
  document: Document,
  { title, language, elements }: Omit<PageHead, 'stylesheets'>,
): void {
  document.title = title;
  document.documentElement.lang = language;
  for (const element of document.head.querySelectorAll(OWN)) element.remove();
  // Uses the elements themselves: the browser would not know that a copy of JSON-LD came from a parser.
  document.head.append(...elements);
}
