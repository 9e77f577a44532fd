import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusPage } from '../corpus.ts';

/** A page of a built site as plain Markdown, which any generator can read. */
export interface PlainPage extends CorpusPage {
  /** Its clean path on the built site: `/docs/guides`. */
  readonly source: string;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/**
 * Every page in the site maps of a built site as plain Markdown: title, description, headings, text and code. So directives, symbols and
 * maps are the same words for each generator. A file has the whole path of its page in its name, since generators change paths.
 */
export function plainPages(siteFolder: string): readonly PlainPage[] {
  return listedPaths(siteFolder).map(source => {
    const html = readFileSync(join(siteFolder, `${source === '/' ? '/index' : source}.html`), 'utf8');
    return { source, path: `${fileOf(source)}.md`, text: plainPage(html) };
  });
}

/** `/changelog/8.7.4` → `changelog/changelog-8-7-4`; a page at the top is in `pages`. */
function fileOf(source: string): string {
  const parts = source.toLowerCase().split('/').filter(Boolean);
  const folder = parts.length > 1 ? parts[0] : 'pages';
  return `${folder}/${parts.join('-').replace(/[^a-z\d]+/g, '-') || 'home'}`;
}

function listedPaths(siteFolder: string): readonly string[] {
  const locations = (file: string) =>
    [...readFileSync(join(siteFolder, file), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
      decodeURI(new URL(url).pathname),
    );
  return [...new Set(locations('sitemap-index.xml').flatMap(locations))];
}

function plainPage(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const [heading = '', title = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main) ?? [];
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const meta = { title: withoutTags(title), description: decoded(description) };
  const lines = Object.entries(meta).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${plainBody(main.replace(heading, ''))}\n`;
}

/** What a reader does not search: menus, controls and drawings. */
const SKIPPED = [
  /<(nav|svg|button|select|textarea|label|legend|script)\b[\s\S]*?<\/\1>/g,
  /<(\w+)\b[^>]*(?:aria-hidden="true"|data-search="off")[^>]*>[\s\S]*?<\/\1>/g,
];

/** Code, a heading, or the border of another block. */
const BLOCKS =
  /<pre\b[^>]*>([\s\S]*?)<\/pre>|<h([2-6])\b[^>]*>([\s\S]*?)<\/h\2>|<\/?(?:p|div|li|d[dtl]|t[rdh]|figure|figcaption|summary|section|header|[uo]l)\b[^>]*>/g;

function plainBody(html: string): string {
  const searched = SKIPPED.reduce((text, skipped) => text.replace(skipped, ' '), html);
  const blocks: string[] = [];
  let end = 0;
  for (const match of searched.matchAll(BLOCKS)) {
    blocks.push(escaped(withoutTags(searched.slice(end, match.index))));
    const [all, code, level, heading = ''] = match;
    if (code !== undefined) blocks.push(fenced(code));
    if (level !== undefined) blocks.push(`${'#'.repeat(Number(level))} ${escaped(withoutTags(heading))}`);
    end = match.index + all.length;
  }
  return [...blocks, escaped(withoutTags(searched.slice(end)))].filter(Boolean).join('\n\n');
}

function fenced(code: string): string {
  return `~~~~text\n${decoded(code.replace(/<[^>]*>/g, ''))}\n~~~~`;
}

function withoutTags(html: string): string {
  return decoded(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hexadecimal, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    return String.fromCodePoint(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });
}

/** Text in which Markdown, directives and components find nothing to read. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$:&@]/g, '\\$&').replace(/^([-+=]|\d+[.)])/, '\\$1');
}
