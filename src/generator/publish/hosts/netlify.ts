import type { OutputFile } from '../../model/output.ts';
import { type HostRules, IMMUTABLE } from './host-rules.ts';

/** `_headers` and `_redirects`: the format that Netlify and Cloudflare share, without what only one of them knows. */
export function netlifyFiles(rules: HostRules): OutputFile[] {
  return [
    { path: '_headers', content: { type: 'text', text: headersText(rules) } },
    { path: '_redirects', content: { type: 'text', text: redirectsText(rules) } },
  ];
}

function headersText({ baseUrl, headers }: HostRules): string {
  const everywhere = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  return `# Rules that fit one path add up, so Cache-Control stands below assets alone;
# everything else keeps these hosts' own: public, max-age=0, must-revalidate.
${baseUrl}*
${everywhere}
${baseUrl}assets/*
  Cache-Control: ${IMMUTABLE}
`;
}

function redirectsText({ baseUrl, redirects, depth }: HostRules): string {
  const lines = redirects.map(({ fromHref, to }) => `${asPattern(fromHref)} ${to} 301\n`).join('');
  return `# Clean paths need no rule: these hosts answer /a from a.html, and lead /a.html and /a/ there themselves.
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
