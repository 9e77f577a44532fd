import {
  type Comment,
  type CommentDisplayPart,
  type CommentTag,
  type InlineTagDisplayPart,
  type Reflection,
  ReflectionSymbolId,
} from 'typedoc';
import { type ApiComment, type ApiExample, symbolUrl } from '../api.ts';
import type { StandardUrlOf } from './standard-types.ts';
import type { SymbolIndex } from './symbol-index.ts';
import { withoutAbsent } from './without-absent.ts';

export interface CommentContext {
  readonly index: SymbolIndex;
  readonly standardUrlOf: StandardUrlOf;
  /** Called for every link without a target; `text` is as written. */
  readonly onBrokenLink: (owner: Reflection, text: string) => void;
}

/** Tags that our model has fields for. All others are kept as `tags`. */
const KNOWN_TAGS = new Set([
  '@remarks',
  '@returns',
  '@throws',
  '@since',
  '@deprecated',
  '@category',
  '@default',
  '@defaultValue',
  '@see',
  '@example',
]);

/** Converts a comment to Markdown, links included. An empty comment counts as none. */
export function translateComment(owner: Reflection, context: CommentContext): ApiComment | undefined {
  const { comment } = owner;
  if (comment === undefined || isEmpty(comment)) return undefined;
  const text = (parts: readonly CommentDisplayPart[]) => markdownOf(parts, owner, context);
  const all = (tag: `@${string}`) => comment.getTags(tag).map(({ content }) => text(content));
  const defaults = [...all('@defaultValue'), ...all('@default')].map(codeInline);
  const single = {
    remarks: all('@remarks').join('\n\n') || undefined,
    returns: all('@returns').join('\n\n') || undefined,
    since: all('@since')[0],
    deprecated: all('@deprecated')[0],
    category: all('@category')[0],
    defaultValue: defaults[0],
  };
  return {
    summary: text(comment.summary),
    ...withoutAbsent(single),
    throws: comment.getTags('@throws').map(tag => withType(tag, text(tag.content))),
    see: all('@see').flatMap(splitList),
    examples: comment.getTags('@example').flatMap(tag => examplesOf(tag, text(tag.content))),
    tags: comment.blockTags
      .filter(tag => !KNOWN_TAGS.has(tag.tag) && !isEventGroup(tag))
      .map(tag => ({ name: tag.tag.slice(1), text: text(tag.content) })),
    modifiers: [...comment.modifierTags].map(tag => tag.slice(1)),
  };
}

function isEmpty(comment: Comment): boolean {
  const isBlank = comment.summary.every(({ text }) => text.trim() === '');
  return isBlank && comment.blockTags.length === 0 && comment.modifierTags.size === 0;
}

/** Several `@see` tags arrive as one list. */
function splitList(text: string): readonly string[] {
  return text.startsWith('- ') ? text.slice(2).split(/\n ?- /) : [text];
}

/** Recognises the form in which `@event` and `@eventProperty` arrive. */
export function isEventGroup({ tag, content }: CommentTag): boolean {
  return tag === '@group' && content.map(({ text }) => text).join('') === 'Events';
}

/** Keeps the type of `@throws {RangeError} …`. */
function withType({ typeAnnotation }: CommentTag, text: string): string {
  const type = typeAnnotation?.replace(/^\{|\}$/g, '').trim();
  return type ? `\`${type}\` ${text}`.trim() : text;
}

export function markdownOf(
  parts: readonly CommentDisplayPart[],
  owner: Reflection,
  context: CommentContext,
): string {
  return parts
    .map(part => {
      if (part.kind === 'inline-tag') return inlineTag(part, owner, context);
      return part.kind === 'text' ? wikiLinks(part.text, owner, context) : part.text;
    })
    .join('')
    .trim();
}

function inlineTag(part: InlineTagDisplayPart, owner: Reflection, context: CommentContext): string {
  if (!LINK_TAGS.has(part.tag)) return `\`${part.text.trim()}\``;
  const { label, url, name } = linkOf(part, context);
  const isCode = part.tag === '@linkcode';
  const text = isCode ? `\`${label}\`` : label === name ? escapeName(label) : label;
  if (url !== undefined) return `[${text}](${url})`;
  context.onBrokenLink(owner, part.text);
  return isCode ? text : `\`${label}\``;
}

const LINK_TAGS = new Set(['@link', '@linkcode', '@linkplain']);

interface WrittenLink {
  readonly label: string;
  readonly name: string;
  readonly url: string | undefined;
}

/** If TypeDoc finds no target, we look for the name in the whole library and among the standard types. */
function linkOf({ text, target, tsLinkText }: InlineTagDisplayPart, context: CommentContext): WrittenLink {
  const [name = '', ...rest] = text.split('|').map(part => part.trim());
  const label = rest.join('|') || tsLinkText?.trim() || name;
  const inner =
    target === undefined || typeof target === 'string' || target instanceof ReflectionSymbolId
      ? context.index.findByName(name.split(/\s/)[0] ?? name)
      : context.index.refOf(target);
  if (typeof target === 'string') return { label, name, url: target };
  if (inner !== undefined) return { label, name, url: symbolUrl(inner) };
  const standardName = target instanceof ReflectionSymbolId ? target.qualifiedName : name;
  return { label, name, url: context.standardUrlOf(standardName) };
}

/** `[[Name]]` and `[[Name|label]]`. */
function wikiLinks(text: string, owner: Reflection, { index, onBrokenLink }: CommentContext): string {
  return text.replaceAll(
    /\[\[([^\][|\n]+)(?:\|([^\][\n]+))?\]\]/g,
    (written, name: string, label?: string) => {
      const ref = index.findByName(name);
      if (ref !== undefined) return `[${label?.trim() ?? escapeName(name.trim())}](${symbolUrl(ref)})`;
      onBrokenLink(owner, name);
      return `\`${label?.trim() ?? written.slice(2, -2)}\``;
    },
  );
}

/** Escapes names that are not Markdown: `_nonce`, `T[]`. */
function escapeName(name: string): string {
  return name.replaceAll(/[\\[\]_*<>`]/g, '\\$&');
}

const FENCE = /^(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n]*\n([\s\S]*?)^\1[ \t]*$/gm;

/** TypeDoc has fenced any code without a fence. */
function examplesOf({ name }: CommentTag, text: string): readonly ApiExample[] {
  const examples: ApiExample[] = [];
  let end = 0;
  for (const match of text.matchAll(FENCE)) {
    const [whole, , language = '', code = ''] = match;
    examples.push({ ...before(text.slice(end, match.index)), code: code.replace(/\n$/, ''), language });
    end = match.index + whole.length;
  }
  const rest = before(text.slice(end));
  if ('text' in rest || examples.length === 0) examples.push({ ...rest, code: '', language: '' });
  return examples.map((example, index) => (index === 0 && name ? { title: name, ...example } : example));
}

function before(prose: string): { readonly text?: string } {
  return prose.trim() === '' ? {} : { text: prose.trim() };
}

/** `@default 10` arrives as a fenced block. */
function codeInline(text: string): string {
  const code = /^```\w*\n([^\n]*)\n```$/.exec(text)?.[1];
  return code === undefined ? text : `\`${code}\``;
}
