import type { Problem } from '../../model/diagnostic.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import { shortened } from '../../model/text/shortened.ts';

const SCHEMES: ReadonlySet<string> = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'xmpp',
  'irc',
  'ircs',
]);

/** The scheme of pages by their names, as double brackets write it. */
const PAGE = 'page';

/** Why the URL of a link or image is refused; `undefined` if it is fine. A link may also have one of the schemes that features resolve. */
export function urlProblem(
  url: string,
  kind: 'link' | 'image',
  linkSchemes: ReadonlySet<string> = new Set(),
): Problem | undefined {
  if (url.trim() === '') {
    return {
      code: 'markdown/empty-url',
      message: `The ${kind} has no URL`,
      hint: 'Write a URL in the parentheses.',
    };
  }
  const seen = asBrowsersSee(url);
  if (/^[/\\]{2}/.test(seen)) {
    return unsafe(
      url,
      'it leads to another host without a scheme',
      `Write https://${seen.slice(2)} instead.`,
    );
  }
  const scheme = /^([^/?#\\]*?):/.exec(seen)?.[1]?.toLowerCase();
  if (scheme === undefined || SCHEMES.has(scheme)) return undefined;
  if (kind === 'link' && (scheme === PAGE || linkSchemes.has(scheme))) return undefined;
  return unsafe(url, `the scheme “${scheme}:” is not allowed`, schemeHint(scheme, seen));
}

/** What a writer may have meant by something with a colon. */
function schemeHint(scheme: string, url: string): string {
  const bracketed = /^\((.*)\)$/.exec(url)?.[1];
  if (bracketed !== undefined) return schemeHint(scheme.slice(1), bracketed);
  if (scheme === 'file' || /^[a-z]$/.test(scheme))
    return 'This path is on your computer. Put the file beside this one or into content/static/, and write its path from there.';
  const rest = url.slice(scheme.length);
  const meant = rest.startsWith('://') ? nearestName(scheme, SCHEMES) : undefined;
  if (meant !== undefined) return `Did you mean ${meant}${rest}?`;
  if (/^:\d+(?:\/|$)/.test(rest)) return `Did you mean http://${url}?`;
  return 'Use http, https, mailto, tel or a relative path; a file name with a colon begins with ./';
}

function unsafe(url: string, reason: string, hint: string): Problem {
  return {
    code: 'markdown/unsafe-url',
    message: `The URL “${shortened(url, 80)}” is unsafe: ${reason}`,
    hint,
  };
}

/** Removes control characters and spaces, as browsers do before they look for the scheme. */
function asBrowsersSee(url: string): string {
  let seen = '';
  for (const character of url) {
    if (!isLeftOut(character.charCodeAt(0))) seen += character;
  }
  return seen;
}

function isLeftOut(unit: number): boolean {
  return (
    unit <= 0x20 || (unit >= 0x7f && unit <= 0xa0) || unit === 0x2028 || unit === 0x2029 || unit === 0xfeff
  );
}
