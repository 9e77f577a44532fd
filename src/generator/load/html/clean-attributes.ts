import type { Nodes } from 'mdast';
import { escapeAttribute } from '../../../templates/shared/escape-html.ts';
import type { WrittenSize } from '../../model/entry.ts';
import { addReference } from '../markdown/add-reference.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { ELEMENTS, SHARED_ATTRIBUTES } from './html-names.ts';

export interface WrittenAttribute {
  readonly name: string;
  readonly value: string;
}

/** An element of raw HTML. */
export interface WrittenElement {
  readonly name: string;
  readonly attributes: readonly WrittenAttribute[];
  readonly node: Nodes;
}

/** The attributes of an element that a page may have, as HTML; `removed` gets the names of those that could do harm. */
export function cleanAttributes(
  page: PageContext,
  element: WrittenElement,
  removed: (what: string) => void,
): string {
  const { name: tag, attributes } = element;
  const own = ELEMENTS.get(tag);
  const kept: string[] = [];
  for (const { name, value } of attributes) {
    if (isHarmful(name)) removed(name);
    else if (name === 'id' || (name === 'name' && tag === 'a')) kept.push(...idOf(page, value));
    else if (URLS.has(name) && own?.has(name)) kept.push(...urlOf(page, element, name, value));
    else if (isSize(name))
      kept.push(...(isLength(value) && !PICTURED.has(tag) ? [written(name, value)] : []));
    else if (SHARED_ATTRIBUTES.has(name) || own?.has(name) || /^aria-[a-z]+$/.test(name))
      kept.push(written(name, value));
  }
  if (tag === 'img') kept.push(...imageDefaults(attributes));
  if (tag === 'details') kept.push('class="details"');
  return kept.map(attribute => ` ${attribute}`).join('');
}

const URLS: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'poster', 'cite']);

function isHarmful(name: string): boolean {
  return name === 'style' || name.startsWith('on') || name === 'srcdoc' || name === 'formaction';
}

function isSize(name: string): boolean {
  return name === 'width' || name === 'height';
}

function isLength(value: string): boolean {
  return /^\s*\d{1,5}(?:\.\d{1,3})?\s*(?:px|%)?\s*$/.test(value);
}

function written(name: string, value: string): string {
  return `${name}="${escapeAttribute(value)}"`;
}

/** An id that the page has already stays with the first element. */
function idOf(page: PageContext, value: string): string[] {
  return value !== '' && !/\s/.test(value) && page.ids.take(value) ? [written('id', value)] : [];
}

function urlOf(
  page: PageContext,
  { name: tag, node, attributes }: WrittenElement,
  name: string,
  value: string,
): string[] {
  if (name === 'cite') return [];
  // Of several candidates the first: each slot is the whole value of its attribute.
  const url = (name === 'srcset' ? value.split(/,\s|\s/)[0] : value)?.trim() ?? '';
  const size = PICTURED.has(tag) && name !== 'poster' ? sizeIn(attributes) : undefined;
  const slot = addReference(page, { kind: tag === 'a' ? 'link' : 'image', url, size }, node);
  return slot === undefined ? [] : [`${name}="${slot}"`];
}

/** Elements whose size comes with their picture. */
const PICTURED: ReadonlySet<string> = new Set(['img', 'source', 'video']);

/** The size as written; `undefined` if there is none. */
function sizeIn(attributes: readonly WrittenAttribute[]): WrittenSize | undefined {
  const lengths = attributes.filter(({ name, value }) => isSize(name) && isLength(value));
  if (lengths.length === 0) return undefined;
  return Object.fromEntries(lengths.map(({ name, value }) => [name, value.replace(/\s|px/g, '')]));
}

function imageDefaults(attributes: readonly WrittenAttribute[]): string[] {
  const has = (name: string) => attributes.some(attribute => attribute.name === name);
  return [
    ...(has('alt') ? [] : ['alt=""']),
    ...(has('loading') ? [] : ['loading="lazy"']),
    'decoding="async"',
  ];
}
