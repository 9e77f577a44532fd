import { type OutputFile, textFile } from '../../model/output.ts';
import { escapeRegex } from '../../model/text/escape-regex.ts';
import { type HostRules, IMMUTABLE, REVALIDATED } from './host-rules.ts';
import { quote } from './quote.ts';

/** `nginx.conf`: directives for a `server` block. */
export function nginxFile(rules: HostRules): OutputFile {
  const sections = [
    introduction(rules),
    headerDirectives(rules),
    spellings(rules),
    caching(rules),
    redirects(rules),
    locations(rules),
  ];
  return textFile('nginx.conf', sections.join('\n'));
}

function introduction({ baseUrl }: HostRules): string {
  const root =
    baseUrl === '/' ? 'the published folder' : `the folder that holds the published one as ${baseUrl}`;
  return `# Include this file in a server block whose root is ${root}.
charset utf-8;
absolute_redirect off;
error_page 404 ${quote(`${baseUrl}404.html`)};
# Compressed copies are beside the files. With the module ngx_brotli, "brotli_static on;" sends the smaller ones.
gzip_static on;
gzip_vary on;
`;
}

/** One list for every location: nginx forgets the outer headers where a location has some of its own. */
function headerDirectives({ headers, folders }: HostRules): string {
  const special = new Set(folders.flatMap(folder => folder.headers.map(([name]) => name)));
  const fixed = headers.filter(([name]) => !special.has(name));
  const lines = fixed.map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`);
  return `${lines.join('')}add_header Cache-Control $caching always;
set $caching ${quote(REVALIDATED)};
${folderDirectives({ headers, folders }, [...special])}`;
}

/** Headers that differ between folders are variables; nginx sends none whose value is empty. */
function folderDirectives(
  { headers, folders }: Pick<HostRules, 'headers' | 'folders'>,
  names: readonly string[],
): string {
  const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  const everywhere = new Map(headers);
  const defaults = names.map(
    name =>
      `add_header ${name} ${variableOf(name)} always;\nset ${variableOf(name)} ${quote(everywhere.get(name) ?? '')};\n`,
  );
  const rules = folders.map(({ path, headers: own }) => {
    const lines = own.map(([name, value]) => `  set ${variableOf(name)} ${quote(value)};\n`);
    return `if ($uri ~ ${quote(`^${escapeRegex(path)}`)}) {\n${lines.join('')}}\n`;
  });
  return [...defaults, ...rules].join('');
}

/**
 * Lets browsers keep assets for a year. It comes after the redirects of other spellings, which must not be kept. For a missing asset nginx sends the
 * not-found page, which browsers revalidate.
 */
function caching({ baseUrl }: HostRules): string {
  return `if ($uri ~ ${quote(`^${escapeRegex(baseUrl)}assets/`)}) {
  set $caching ${quote(IMMUTABLE)};
}
`;
}

function spellings({ baseUrl }: HostRules): string {
  const base = escapeRegex(baseUrl);
  // Neither another host (//host, /\host) nor the not-found page nor the home page.
  const page = `/(?![/\\\\])(?!${base.slice(1)}(?:404\\.html)?(?:\\?|$))[^?]*[^/?]`;
  const patterns = [
    `^(${base})index(?:\\.html)?/*(\\?.*)?$`,
    `^(${page})/+index\\.html/*(\\?.*)?$`,
    `^(${page})\\.html/*(\\?.*)?$`,
    `^(${page})/+(\\?.*)?$`,
  ];
  const rules = patterns.map(pattern => `if ($request_uri ~ ${quote(pattern)}) {\n  return 301 $1$2;\n}\n`);
  return `# One address for a page: no index, no .html, no trailing slash. It is taken as it was sent, so it is not encoded twice.
${rules.join('')}`;
}

function redirects({ baseUrl, redirects }: HostRules): string {
  const targets = new Map<string, string>();
  const base = baseUrl.slice(0, -1);
  // The rules above have taken the ending off already.
  for (const { from, to } of redirects) targets.set(base + from.replace(/\.html$/, ''), to);
  for (const { from, to } of redirects) targets.set(base + from, to);
  const lines = [...targets].map(
    ([from, to]) => `location = ${quote(from)} { return 301 ${quote(withQuery(to))}; }\n`,
  );
  return lines.join('');
}

/** The visitor's query stays, before a fragment, where the target has none of its own. */
function withQuery(to: string): string {
  return to.includes('?') ? to : to.replace(/(?=#|$)/, '$is_args$args');
}

function locations({ baseUrl, redirects }: HostRules): string {
  const base = escapeRegex(baseUrl);
  // nginx does not start if a location is there twice.
  const home = redirects.some(({ from }) => from === '/')
    ? ''
    : `location = ${quote(baseUrl)} { try_files ${quote(`${baseUrl}index.html`)} =404; }\n`;
  return `${home}location ${quote(baseUrl)} { try_files $uri $uri.html $uri/index.html =404; }
location = ${quote(`${baseUrl}404`)} { return 404; }
location = ${quote(`${baseUrl}404.html`)} { internal; }
location = ${quote(`${baseUrl}site.webmanifest`)} {
  types {}
  default_type application/manifest+json;
}
# What is meant for hosts, not for visitors.
location ~ ${quote(`/\\.(?!well-known/)|^${base}(?:_headers|_redirects|nginx\\.conf|vercel\\.json)$`)} { return 404; }
# The charset above is not for Markdown: nginx adds it to few types.
location ~ ${quote(`^${base}.+\\.md$`)} {
  types {}
  default_type "text/markdown; charset=utf-8";
  try_files $uri =404;
}
# Older versions do not know the type.
location ~ ${quote(`^${base}.+\\.avif$`)} {
  types {}
  default_type image/avif;
  try_files $uri =404;
}
`;
}
