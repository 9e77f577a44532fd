import { readLiteral } from '../script/read-literal.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../values.ts';
import { type ComponentTag, readTag } from './component-tag.ts';

/** Takes what a person should know of a component. */
export type LossNote = (message: string, name: string) => void;

/** Says that a component is gone. */
export function lostComponent(name: string): string {
  return `The component <${name}> is no part of the new site: write what it showed`;
}

/**
 * What remains of a component that has no equivalent here and no text between its tags: `Since 2.1` of `<Since v="2.1" />`, or its id, or
 * nothing.
 */
export function leftOf(source: string, note: LossNote): string {
  const { name = '', attributes = {} } = readTag(source)?.tag ?? {};
  const words = wordsOf(name, attributes);
  if (words !== '') {
    const what = linksIn(attributes).length > 0 ? 'a link' : 'its name and its texts';
    note(`The component <${name}> became ${what}: write what it showed`, name);
    return words;
  }
  note(lostComponent(name), name);
  return /^[\w:.-]+$/.test(attributes.id ?? '') ? `<a id="${attributes.id}"></a>` : '';
}

/** A link, if the attributes are one; or else a name and the texts of its attributes, and nothing without any. */
export function wordsOf(name: string, attributes: ComponentTag['attributes']): string {
  const [link] = linksIn(attributes);
  if (link !== undefined) return link;
  const texts = Object.entries(attributes).flatMap(([key, value]) => (LOOKS.test(key) ? [] : textsIn(value)));
  if (texts.length === 0) return '';
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_]/g, ' ');
  return [words.charAt(0).toUpperCase() + words.slice(1), ...texts].join(' ');
}

/** An attribute that is a text, or the links in one that is a list. */
function textsIn(value: string): readonly string[] {
  if (/^(?:true|false|)$|^(?:\.{0,2}\/|https?:)\S*$/.test(value)) return [];
  if (!/^\{.*\}$/s.test(value)) return [value.replaceAll(/\s*\n\s*/g, ' ')];
  const links = listOf(readLiteral(value.slice(1, -1))).flatMap(item => linksIn(fieldsOf(item)));
  return links.length === 0 ? [] : [links.join(', ')];
}

function linksIn({ label, title, text, href, link, to, url }: Fields): readonly string[] {
  const [words, target] = [textOf(label ?? title ?? text), textOf(href ?? link ?? to ?? url)];
  const isWritten =
    words !== undefined && target !== undefined && !/^\{|\s/.test(target) && !words.startsWith('{');
  return isWritten ? [`[${words.replaceAll(/[[\]]/g, '\\$&')}](${target})`] : [];
}

/** Attributes that say how a component looks, where something is or what is chosen, and those that Vue computes. */
const LOOKS =
  /^(?:[:@].*|v-.*|class|className|style|id|key|ref|slot|color|size|width|height|placement|variant|type|icon|src|href|to|url|current|client:.*)$/;
