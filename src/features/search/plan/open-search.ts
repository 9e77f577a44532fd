import { escapeAttribute, type PlanContext, type SiteFile } from '@mapwright/site/plan';

/** Tells browsers how to search the site from their address bar. `path` is the page that takes the query as `q`. */
export function openSearchFile(path: string, { config, href, words }: PlanContext): SiteFile {
  const text = describe({
    title: config.title,
    description: words.search.search,
    language: config.language,
    template: `${config.url}${href(path)}?q={searchTerms}`,
  });
  return { output: 'opensearch.xml', key: text, make: async () => ({ content: { type: 'text', text } }) };
}

/** The specification allows 16 characters for the short name and 1,024 for the description. */
function describe(site: Readonly<Record<'title' | 'description' | 'language' | 'template', string>>): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeAttribute([...site.title].slice(0, 16).join(''))}</ShortName>`,
    `<Description>${escapeAttribute(`${site.title}: ${site.description}`)}</Description>`,
    `<Language>${escapeAttribute(site.language)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" method="get" template="${escapeAttribute(site.template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
