import fc from 'fast-check';
import type { Redirect } from '../../src/generator/model/route.ts';
import { config, head, plan } from '../unit/plan/heads.ts';

/** What means something in one of the files, and what begins a directive of a server. */
const PIECES = [
  ...'ab1$\'"`;,{}()[]<>|^\\#?*:%&=+@!~ \t\n\r/',
  'ü',
  '🗺️',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Apache.
  '${PATH}',
  '$1',
  '%{HTTP_HOST}',
  '; } location / { return 200 x; }',
  '" [R=302]\nHeader set X-Evil 1',
  '\n/* https://evil.example/',
  ' 302 ',
  ':splat',
];

const hostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map(pieces => pieces.join(''));

const wanted = fc.record({
  from: hostile,
  to: fc.oneof(
    fc.tuple(hostile, hostile).map(([query, hash]) => `/target?${query}#${hash}`),
    hostile.map(hash => `/target#${hash}`),
    fc.tuple(hostile, hostile).map(([path, hash]) => `https://other.example/${path}?${path}#${hash}`),
    hostile.map(host => `https://${host}/`),
  ),
});

/** Where a browser would go, however its parts are encoded: each byte as one character, because not all of them are UTF-8. */
export function meaningOf(url: string): string {
  const { origin, pathname, search, hash } = new URL(url);
  const decoded = [pathname, search, hash].map(part =>
    part.replace(/%([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
  );
  return [origin, ...decoded].join(' ');
}

/** Redirects that the plan lets through, as many as there are; the others are errors. Each begins at an address of its own. */
export const hostileRedirects = fc.array(wanted, { minLength: 20, maxLength: 60 }).map(planned);

function planned(requests: readonly { readonly from: string; readonly to: string }[]): readonly Redirect[] {
  const redirects = requests.map(({ from, to }, index) => ({ from: `/r${index}${from}x`, to }));
  return plan({
    entries: [head({ file: 'content/pages/target.md', title: '</title>"; $1 {' })],
    config: config({ redirects }),
  }).redirects;
}
