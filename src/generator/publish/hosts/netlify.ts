import { type OutputFile, textFile } from '../../model/output.ts';
import { ANY_FRAME, OWN_FRAME } from '../content-security-policy.ts';
import type { Header } from '../security-headers.ts';
import { type FolderHeaders, type HostRules, IMMUTABLE } from './host-rules.ts';

/** `_headers` and `_redirects`: the format that Netlify and Cloudflare share, without what only one of them knows. */
export function netlifyFiles(rules: HostRules): OutputFile[] {
  return [textFile('_headers', headersText(rules)), textFile('_redirects', redirectsText(rules))];
}

function headersText(rules: HostRules): string {
  const { baseUrl, folders } = rules;
  const { everywhere, pages } = splitFraming(rules);
  const blocks = [
    { path: `${baseUrl}*`, headers: everywhere },
    { path: `${baseUrl}assets/*`, headers: [['Cache-Control', IMMUTABLE] as const] },
    ...folders.map(folder => ({ path: `${folder.path}*`, headers: withoutRepeats(folder, everywhere) })),
    ...pages.map(path => ({ path, headers: [SAME_ORIGIN] })),
  ];
  return `# Rules that fit one path add up, so Cache-Control is set below assets alone;
# everything else keeps these hosts' own: public, max-age=0, must-revalidate.
${onePerPath(blocks).map(blockText).join('\n')}`;
}

/** Of several rules for the same path, Cloudflare keeps the last. */
function onePerPath(blocks: readonly FolderHeaders[]): readonly FolderHeaders[] {
  const headers = new Map<string, readonly Header[]>();
  for (const block of blocks) headers.set(block.path, [...(headers.get(block.path) ?? []), ...block.headers]);
  return [...headers].map(([path, headers]) => ({ path, headers }));
}

function blockText({ path, headers }: FolderHeaders): string {
  return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}

const SAME_ORIGIN: Header = ['X-Frame-Options', 'SAMEORIGIN'];

/** Cloudflare reads 100 rules. */
const MOST_PAGES = 90;

/**
 * Two policies for one path would both apply. So where some pages may be framed, the policy of every answer says nothing about frames, and a
 * second header says it for all other pages: at the top, and in each folder. Too many folders, and no page may be framed.
 */
function splitFraming({ baseUrl, headers, folders, sections }: HostRules): {
  readonly everywhere: readonly Header[];
  readonly pages: readonly string[];
} {
  const framable = folders.filter(folder => folder.headers.some(([, value]) => value.includes(ANY_FRAME)));
  const others = sections.filter(
    section => !framable.some(({ path }) => path.startsWith(`${baseUrl}${section}/`)),
  );
  if (framable.length === 0 || others.length > MOST_PAGES) return { everywhere: headers, pages: [] };
  return {
    everywhere: headers.map(([name, value]) => [name, withoutFraming(value)]),
    pages: [
      baseUrl,
      `${baseUrl}:page`,
      ...others.map(section => `${baseUrl}${asPattern(encodeURI(section))}/*`),
    ],
  };
}

function withoutFraming(value: string): string {
  return value
    .split('; ')
    .filter(directive => directive !== OWN_FRAME)
    .join('; ');
}

/** Only what is not said for every answer. */
function withoutRepeats({ headers }: FolderHeaders, everywhere: readonly Header[]): readonly Header[] {
  const names = new Set(everywhere.map(([name]) => name));
  return headers.filter(([name]) => !names.has(name));
}

function redirectsText({ baseUrl, redirects, depth }: HostRules): string {
  const lines = redirects.map(({ fromHref, to }) => `${asPattern(fromHref)} ${to} 301\n`).join('');
  return `# Clean paths need no rule: these hosts serve a.html at /a, and redirect /a.html and /a/ to it.
${lines}# But not /a/index.html. Each placeholder is one part of a path; rules with one come last, as Cloudflare wants it.
${Array.from({ length: depth }, (_, index) => indexRule(baseUrl, index + 1)).join('')}`;
}

function indexRule(baseUrl: string, segments: number): string {
  const path = baseUrl + Array.from({ length: segments }, (_, index) => `:p${index + 1}`).join('/');
  return `${path}/index.html ${path} 301\n`;
}

/** A star and a colon have a meaning in a pattern. */
function asPattern(path: string): string {
  return path.replaceAll('*', '%2A').replaceAll(':', '%3A');
}
