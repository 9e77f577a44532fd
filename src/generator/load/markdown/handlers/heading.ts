import type { Element } from 'hast';
import type { Heading } from 'mdast';
import { fillWord } from '../../../../templates/shared/words/fill-word.ts';
import { warnOfAlmostId } from '../almost-id.ts';
import { checkReleaseSection } from '../check-release-section.ts';
import { type PageContext, reportWarning } from '../page-context.ts';
import { pageOf } from '../page-of.ts';
import { oneLine, plainText } from '../plain-text.ts';
import { element, type RenderState } from '../render-state.ts';

/**
 * Renders a heading with its id, and below level 1 a link to it; nothing if the template writes it as the title. The link comes after the
 * heading: within it, a screen reader would read the link's name as a part of the heading's.
 */
export function renderHeading(state: RenderState, node: Heading): Element[] {
  const page = pageOf(state);
  const explicit = takeExplicitId(node);
  if (explicit === undefined) warnOfAlmostId(page, node);
  const title = oneLine(plainText(node));
  if (node.depth === 1 && node === page.opening && page.leavesTitleOut) {
    page.firstTitle ??= title;
    return [];
  }
  const isFree = explicit === undefined || page.ids.take(explicit);
  if (!isFree) {
    reportWarning(page, node, {
      code: 'markdown/duplicate-id',
      message: `Two headings or sections have the id “${explicit}”`,
      hint: 'Give one of them another id. Until then, the second has a number behind it.',
    });
  }
  const id = explicit !== undefined && isFree ? explicit : page.ids.claim(explicit ?? title);
  page.headings.push({ id, text: title, level: node.depth });
  checkReleaseSection(page, node, title);
  if (node.depth === 1) page.firstTitle ??= title;
  if (node.depth === 1 && node === page.opening) page.hasOwnTitle = true;
  const heading = element(`h${node.depth}`, { id }, state.all(node));
  return node.depth === 1 || title === '' ? [heading] : [heading, anchor(id, title, page)];
}

function anchor(id: string, title: string, { surroundings }: PageContext): Element {
  return element('a', {
    className: ['heading-anchor'],
    href: `#${id}`,
    ariaLabel: fillWord(surroundings.words.prose.linkToSection, { title }),
  });
}

/** Removes `{#id}`, or a list of attributes such as `{: #id .wide}`, from the end of a heading and returns the id. */
function takeExplicitId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith('}')) return undefined;
  const start = last.value.lastIndexOf('{');
  const list = start === -1 ? undefined : last.value.slice(start + 1, -1);
  if (list === undefined || !ATTRIBUTES.test(list)) return undefined;
  last.value = last.value.slice(0, start).trimEnd();
  return /(?:^|\s)#(\S+)/.exec(list.replace(/^:/, ''))?.[1];
}

/** `#id`, `.class`, `key=value`, as Pandoc and kramdown write them. */
const ATTRIBUTES = /^:?[ \t]*(?:(?:#[^\s{}]+|\.[\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+))(?:[ \t]+|$))+$/;
