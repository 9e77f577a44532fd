import { escapeAttribute, escapeText } from '../../templates/shared/escape-html.ts';
import { directionOf } from '../../templates/shared/words/direction-of.ts';
import { fillWord } from '../../templates/shared/words/fill-word.ts';
import type { Word } from '../../templates/shared/words/words.ts';
import { type OutputFile, textFile } from '../model/output.ts';
import type { Wording } from '../model/wording.ts';
import type { FinalRedirect } from './redirect-targets.ts';

/** What a site's alias pages share. */
export interface AliasPageSite extends Wording {
  /** The Content-Security-Policy in a page's `<meta>`. */
  readonly policy: string;
}

/**
 * Redirects with the visitor's query and fragment, if the target has none. The script is the same on every page, so that one hash
 * allows it.
 */
export const ALIAS_SCRIPT = `var target = new URL(document.querySelector('a').href);
target.search = target.search || location.search;
target.hash = target.hash || location.hash;
location.replace(target);`;

/**
 * A small page at each redirected path, for hosts without rules. Search engines take the canonical link and the instant refresh, which
 * works without the script, for a permanent redirect. A `noindex` would contradict that.
 */
export function aliasPages(redirects: readonly FinalRedirect[], site: AliasPageSite): OutputFile[] {
  const pages = redirects.filter(({ output }) => output.endsWith('.html'));
  return pages.map(redirect => textFile(redirect.output, aliasPage(redirect, site)));
}

function aliasPage({ to, toUrl, title }: FinalRedirect, { language, words, policy }: AliasPageSite): string {
  const moved: Word<'page'> = escapeText(words.shell.moved);
  const page = `<a href="${escapeAttribute(to)}">${escapeText(title)}</a>`;
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html>
<html lang="${escapeAttribute(language)}"${direction}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="canonical" href="${escapeAttribute(toUrl)}">
<meta http-equiv="refresh" content="0; url=${escapeAttribute(to)}">
</head>
<body>
<p>${fillWord(moved, { page })}</p>
<script>${ALIAS_SCRIPT}</script>
</body>
</html>
`;
}
