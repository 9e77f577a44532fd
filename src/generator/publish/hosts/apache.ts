import { ENCODINGS } from '../../model/encoding.ts';
import { type OutputFile, textFile } from '../../model/output.ts';
import { TEXT_ENDINGS } from '../../model/paths/content-type.ts';
import { escapeRegex } from '../../model/text/escape-regex.ts';
import type { FinalRedirect } from '../redirect-targets.ts';
import type { Header } from '../security-headers.ts';
import { type HostRules, IMMUTABLE, REVALIDATED } from './host-rules.ts';
import { quote } from './quote.ts';

/** `.htaccess`, for Apache 2.4 with `AllowOverride All`. */
export function apacheFile(rules: HostRules): OutputFile {
  const sections = [
    introduction(rules),
    headerDirectives(rules),
    redirects(rules),
    spellings(rules),
    copies(rules),
    pages(rules),
  ];
  return textFile('.htaccess', sections.join('\n'));
}

function introduction({ baseUrl }: HostRules): string {
  return `# Needs AllowOverride All, mod_rewrite and mod_headers.
Options -Indexes -MultiViews
DirectoryIndex index.html
# Above, the folder itself may end in a slash; below, pages never do.
<If ${quote(`%{REQUEST_URI} =~ m#^${escapeRegex(baseUrl)}.#`)}>
  DirectorySlash Off
</If>
ErrorDocument 404 ${baseUrl}404.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType image/avif .avif
AddType image/webp .webp
# The default is only for plain text and HTML.
AddType text/markdown .md
AddCharset utf-8 .md
`;
}

function headerDirectives({ baseUrl, headers, folders }: HostRules): string {
  const isAsset = `expr=%{REQUEST_STATUS} -in {'200', '206', '304'} && %{REQUEST_URI} =~ m#^${escapeRegex(baseUrl)}assets/#`;
  return `${headers.map(header => setHeader(header)).join('')}${folderDirectives(folders)}Header always set Cache-Control ${quote(REVALIDATED)}
Header always set Cache-Control ${quote(IMMUTABLE)} ${quote(isAsset)}
`;
}

/** The last header of a name counts. */
function folderDirectives(folders: HostRules['folders']): string {
  return folders
    .flatMap(({ path, headers }) => {
      const isInside = quote(`expr=%{REQUEST_URI} =~ m#^${escapeRegex(path)}#`);
      return headers.map(header => setHeader(header, ` ${isInside}`));
    })
    .join('');
}

function setHeader([name, value]: Header, condition = ''): string {
  return `Header always set ${name} ${quote(value.replaceAll('%', '%%'))}${condition}\n`;
}

function redirects({ baseUrl, redirects }: HostRules): string {
  const rules = redirects.map(redirectRules);
  return `RewriteEngine On
RewriteBase ${baseUrl}
# The not-found page of a request that was answered already.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
# What is meant for hosts, not for visitors; the not-found page is no page of its own.
RewriteRule "(?:^|/)\\.(?!well-known/)|^(?:_headers|_redirects|nginx\\.conf|vercel\\.json)$|^404(?:\\.html)?$" - [R=404,END]
${rules.join('')}`;
}

/** The visitor's query stays where the target has none of its own. Apache would add it behind a fragment, so there a rule of its own does. */
function redirectRules({ from, to }: FinalRedirect): string {
  const pattern = `"^${escapeRegex(from.slice(1)).replaceAll('"', '\\x22')}(?:\\.html)?/*$"`;
  const target = to.replaceAll('%', '\\%');
  if (!to.includes('#') || to.includes('?')) return `RewriteRule ${pattern} "${target}" [R=301,END,NE]\n`;
  return `RewriteCond %{QUERY_STRING} .
RewriteRule ${pattern} "${target.replace('#', '?%{QUERY_STRING}#')}" [R=301,END,NE]
RewriteRule ${pattern} "${target}" [R=301,END,NE]
`;
}

function spellings({ baseUrl }: HostRules): string {
  const base = escapeRegex(baseUrl);
  // Neither another host (//host, /\host) nor the not-found page nor the home page.
  const page = `/(?![/\\\\])(?!${base.slice(1)}(?:404\\.html)?[?\\s])[^?\\s]*[^/?\\s]`;
  const patterns = [
    `(${base})index(?:\\.html)?/*`,
    `(${page})/+index\\.html/*`,
    `(${page})\\.html/*`,
    `(${page})/+`,
  ];
  const rules = patterns.map(
    pattern => `RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}[?\\s]"\nRewriteRule ^ %1 [R=301,END,NE]\n`,
  );
  return `# One address for a page: no index, no .html, no trailing slash. It is taken as it was sent, so it is not encoded twice.
${rules.join('')}`;
}

/** Compressed copies lie beside the files: mod_rewrite chooses one, and its name says what it is. */
function copies({ baseUrl }: HostRules): string {
  const types = TEXT_ENDINGS.map(
    ([ending, type]) =>
      `<FilesMatch "\\.${ending}\\.(?:${copyEndings()})$">\n  ForceType ${quote(type)}\n</FilesMatch>\n`,
  );
  return `# Compressed copies of text, for those who take them.
<FilesMatch "\\.(?:${textEndings()})(?:\\.(?:${copyEndings()}))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
<FilesMatch "\\.(?:${textEndings()})\\.(?:${copyEndings()})$">
${ENCODINGS.map(({ name, ending }) => `  AddEncoding ${name} ${ending}\n`).join('')}</FilesMatch>
${types.join('')}${ENCODINGS.map(({ name, ending }) => copyRules(baseUrl, name, ending)).join('')}`;
}

function textEndings(): string {
  return TEXT_ENDINGS.map(([ending]) => ending).join('|');
}

function copyEndings(): string {
  return ENCODINGS.map(({ ending }) => ending.slice(1)).join('|');
}

/** For the home page, pages, folders with an index, and files. */
function copyRules(baseUrl: string, encoding: string, ending: string): string {
  const copyOf: readonly (readonly [pattern: string, file: string])[] = [
    ['^$', 'index.html'],
    ['^(.+)$', '$1.html'],
    ['^(.+)$', '$1/index.html'],
    [`^(.+\\.(?:${textEndings()}))$`, '$1'],
  ];
  const rules = copyOf.map(
    ([pattern, file]) => `RewriteCond %{ENV:takes_${encoding}} .
RewriteCond %{DOCUMENT_ROOT}${baseUrl}${file}${ending} -f
RewriteRule ${pattern} ${file}${ending} [END]
`,
  );
  return `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"
RewriteRule ^ - [E=takes_${encoding}:1]
${rules.join('')}`;
}

function pages({ baseUrl }: HostRules): string {
  return `RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1.html -f
RewriteRule ^(.+)$ $1.html [END]
RewriteCond %{DOCUMENT_ROOT}${baseUrl}$1/index.html -f
RewriteRule ^(.+)$ $1/index.html [END]
# A folder without a page of its own.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,END]
`;
}
