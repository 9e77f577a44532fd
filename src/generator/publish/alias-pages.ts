import { escapeAttribute, escapeText } from '../model/escape-html.ts';
import type { OutputFile } from '../model/output.ts';
import type { FinalRedirect } from './redirect-targets.ts';

/**
 * A small page at each redirected path, for hosts without rules. The canonical link and the instant refresh are what
 * search engines take for a permanent redirect; a `noindex` beside them would contradict that.
 */
export function aliasPages(redirects: readonly FinalRedirect[], language: string): OutputFile[] {
  const pages = redirects.filter(({ output }) => output.endsWith('.html'));
  return pages.map(redirect => ({
    path: redirect.output,
    content: { type: 'text', text: aliasPage(redirect, language) },
  }));
}

function aliasPage({ to, toUrl, title }: FinalRedirect, language: string): string {
  return `<!doctype html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="canonical" href="${escapeAttribute(toUrl)}">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}">
</head>
<body>
<p>This page has moved to <a href="${escapeAttribute(to)}">${escapeText(title)}</a>.</p>
</body>
</html>
`;
}
