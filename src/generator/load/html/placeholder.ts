import { isHtmlName } from './html-names.ts';

const TAG = /^<(\/?)([A-Za-z][\w.-]*)(\s[^<>]*)?(\/?)>$/;

/**
 * Whether a tag is really text, such as `<name>` in a sentence or the type `Array<string>`: HTML has no such element, and nothing else shows that
 * it is a component of another program (attributes, an end tag, a dash in its name).
 */
export function isPlaceholder(tag: string, endTags: ReadonlySet<string>): boolean {
  const [, slash = '', name = '', attributes = '', closing = ''] = TAG.exec(tag.trim()) ?? [];
  if (name === '' || slash !== '' || isHtmlName(name)) return false;
  if (attributes.trim() !== '' || closing !== '' || /^[a-z]+-/.test(name)) return false;
  return !endTags.has(name);
}

/** The names in the end tags of a text. */
export function endTagsIn(text: string): ReadonlySet<string> {
  if (!text.includes('</')) return NONE;
  return new Set([...text.matchAll(/<\/([A-Za-z][\w.-]*)/g)].map(([, name = '']) => name));
}

const NONE: ReadonlySet<string> = new Set();
