import { isHtmlName } from './html-names.ts';

const TAG = /^<(\/?)([A-Za-z][\w.-]*)(\s[^<>]*)?(\/?)>$/;

/**
 * Whether a tag is really text, such as `<name>` in a sentence or the type `Array<string>`: HTML has no such element, and nothing else shows that
 * it is a component of another program (attributes, an end tag, a dash in its name).
 */
export function isPlaceholder(tag: string, source: string): boolean {
  const [, slash = '', name = '', attributes = '', closing = ''] = TAG.exec(tag.trim()) ?? [];
  const isMixed = /[a-z]/.test(name) && /[A-Z]/.test(name);
  if (name === '' || slash !== '' || (!isMixed && isHtmlName(name.toLowerCase()))) return false;
  if (attributes.trim() !== '' || closing !== '' || /^[a-z]+-/.test(name)) return false;
  return !source.includes(`</${name}>`);
}
