import { escapeAttribute, escapeText } from '../../templates/shared/escape-html.ts';
import type { OutputFile } from '../model/output.ts';
import type { FinalRedirect } from './redirect-targets.ts';

/** What the alias pages of a site share. */
export interface AliasPageSite {
  readonly language: string;
  /** The Content-Security-Policy that a page says itself. */
  readonly policy: string;
}

/** Leads on with the visitor's query and fragment, where the target has none of its own. The same on every page, so that one hash allows it. */
export const ALIAS_SCRIPT = `var target = new URL(document.querySelector('a').href);
target.search = target.search || location.search;
target.hash = target.hash || location.hash;
location.replace(target);`;

/**
 * A small page at each redirected path, for hosts without rules. The canonical link and the instant refresh, which works without
 * the script, are what search engines take for a permanent redirect; a `noindex` beside them would contradict that.
 */
export function aliasPages(redirects: readonly FinalRedirect[], site: AliasPageSite): OutputFile[] {
  const pages = redirects.filter(({ output }) => output.endsWith('.html'));
  return pages.map(redirect => ({
    path: redirect.output,
    content: { type: 'text', text: aliasPage(redirect, site) },
  }));
}

function aliasPage({ to, toUrl, title }: FinalRedirect, { language, policy }: AliasPageSite): string {
  return `<!doctype html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="canonical" href="${escapeAttribute(toUrl)}">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}">
</head>
<body>
<p>This page has moved to <a href="${escapeAttribute(to)}">${escapeText(title)}</a>.</p>
<script>${ALIAS_SCRIPT}</script>
</body>
</html>
`;
}
