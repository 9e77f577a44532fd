import type { Heading } from 'mdast';
import { type PageContext, reportWarning } from './page-context.ts';
import { pointIn } from './point-in.ts';
import { writtenText } from './written-text.ts';

/** Warns of an id with a space at the end of a heading: its braces are text. */
export function warnOfAlmostId(page: PageContext, node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return;
  const written = writtenText(last, page.source.text);
  const [braces, id = ''] = ALMOST_ID.exec(written) ?? [];
  if (braces === undefined) return;
  reportWarning(page, pointIn(page, last, written.length - braces.length), {
    code: 'markdown/no-id',
    message: `“${braces}” is shown as text, because there is a space in the id`,
    hint: `Write {#${id.trim().replaceAll(/\s+/g, '-')}}. If readers should see the braces, put them in \`code\`.`,
  });
}

/** Comments of templates end with # too: `{# a #}`. */
const ALMOST_ID = /(?<![{\\])\{#([^{}#]*\s[^{}#]*)\}$/;
