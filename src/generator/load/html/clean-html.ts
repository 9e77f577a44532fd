import type { Html, Parents } from 'mdast';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { escapeText } from '../../../templates/shared/escape-html.ts';
import type { Place } from '../../model/diagnostic.ts';
import { markPicture } from '../markdown/add-reference.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { ANYWHERE, ELEMENTS, ENDLESS, isHtmlName, REMOVED, SECTIONS, VOID } from './html-names.ts';
import { isPlaceholder } from './placeholder.ts';
import { createTagPlaces } from './tag-places.ts';

/**
 * The raw HTML in a parent as a page may show it: the elements and attributes of an allowlist, written anew from its tokens. URLs become slots,
 * as in Markdown; ids become those of the page. What opens in a parent closes in it. What is left out is noted for one warning a file.
 */
export function cleanHtml(page: PageContext, parent: Parents): ReadonlyMap<Html, string> {
  const cleaning: Cleaning = { page, open: [], inside: undefined };
  const cleaned = new Map<Html, string>();
  for (const child of parent.children)
    if (child.type === 'html') cleaned.set(child, cleanNode(cleaning, child));
  if (cleaning.open.length > 0) page.hasMisplacedTags = true;
  for (const element of cleaning.open.reverse()) {
    const { name, node } = element;
    cleaned.set(node, `${cleaned.get(node)}</${name}>`);
    if (!ENDLESS.has(name)) reportUnclosed(page, element);
  }
  return cleaned;
}

/** The state of one parent's HTML. */
interface Cleaning {
  readonly page: PageContext;
  /** Elements that are not closed yet. */
  readonly open: OpenElement[];
  /** The element that is being left out with its content. */
  inside: string | undefined;
}

interface OpenElement {
  readonly name: string;
  readonly node: Html;
  readonly place: () => Place;
}

function cleanNode(cleaning: Cleaning, node: Html): string {
  const { page, open } = cleaning;
  const { value } = node;
  let output = '';
  const placeOf = createTagPlaces(page, node);
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: startTag,
      onEndTag: endTag,
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
    },
  );
  tokenizer.write(value, true);
  return output;

  function addText({ chars }: Token.CharacterToken): void {
    if (cleaning.inside === undefined) output += escapeText(chars);
  }

  function startTag(token: Token.TagToken): void {
    const tag = value.slice(token.location?.startOffset, token.location?.endOffset);
    const name = nameIn(tag);
    if (RAW_TEXT.has(name)) tokenizer.state = TokenizerMode[RAW_TEXT.get(name) ?? 'RAWTEXT'];
    if (cleaning.inside !== undefined) return;
    if (isPlaceholder(tag, page.source.endTags)) output += escapeText(tag);
    else if (ELEMENTS.has(name) || SECTIONS.has(name)) output += openElement(name, token);
    else if (name !== 'font') removeElement(name, token);
  }

  function openElement(written: string, token: Token.TagToken): string {
    const name = shownName(written);
    const known = page.references.length;
    if (!ANYWHERE.has(name)) page.hasMisplacedTags = true;
    const attributes = cleanAttributes(page, { name, attributes: token.attrs, node }, what =>
      noteRemoved(page, what, () => placeOf(token)),
    );
    const isClosed = token.selfClosing && !VOID.has(name);
    if (!VOID.has(name) && !isClosed) open.push({ name, node, place: () => placeOf(token) });
    const isPicture = name === 'img' && open.every(other => other.name !== 'picture');
    if (isPicture && page.references.length > known) {
      const [opening, closing] = markPicture(page, {});
      return `${opening}<img${attributes}>${closing}`;
    }
    return `<${name}${written === 'center' ? ' align="center"' : ''}${attributes}>${isClosed ? `</${name}>` : ''}`;
  }

  /** The content of some elements goes with them. That of others, and of the components of other programs, stays. */
  function removeElement(name: string, token: Token.TagToken): void {
    noteRemoved(page, `<${name}>`, () => placeOf(token));
    if (REMOVED.has(name) && !token.selfClosing && name !== 'embed') cleaning.inside = name;
  }

  function endTag({ tagName }: Token.TagToken): void {
    if (cleaning.inside !== undefined) {
      if (cleaning.inside === tagName) cleaning.inside = undefined;
      return;
    }
    const name = shownName(tagName);
    const index = open.findLastIndex(other => other.name === name);
    if (index === -1) return;
    const inside = open.splice(index).slice(1);
    if (inside.length > 0) page.hasMisplacedTags = true;
    for (const inner of inside) if (!ENDLESS.has(inner.name)) reportUnclosed(page, inner);
    output += `</${name}>`;
  }
}

/** Elements whose content is not HTML. */
const RAW_TEXT: ReadonlyMap<string, 'RCDATA' | 'RAWTEXT' | 'SCRIPT_DATA' | 'PLAINTEXT'> = new Map([
  ['script', 'SCRIPT_DATA'],
  ['style', 'RAWTEXT'],
  ['xmp', 'RAWTEXT'],
  ['iframe', 'RAWTEXT'],
  ['noembed', 'RAWTEXT'],
  ['noframes', 'RAWTEXT'],
  ['noscript', 'RAWTEXT'],
  ['textarea', 'RCDATA'],
  ['title', 'RCDATA'],
  ['plaintext', 'PLAINTEXT'],
]);

/** The name in a tag: in lower case if it is HTML's. */
function nameIn(tag: string): string {
  const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? '';
  return isHtmlName(name) ? name.toLowerCase() : name;
}

function shownName(name: string): string {
  return SECTIONS.has(name) ? 'div' : name;
}

function noteRemoved(page: PageContext, what: string, place: () => Place): void {
  const { file } = page.source;
  const known = page.removedHtml.get(file);
  if (known === undefined) page.removedHtml.set(file, { place: place(), names: new Map([[what, 1]]) });
  else known.names.set(what, (known.names.get(what) ?? 0) + 1);
}

function reportUnclosed({ diagnostics }: PageContext, { name, place }: OpenElement): void {
  diagnostics.push({
    severity: 'warning',
    code: 'html/unclosed',
    message: `<${name}> is never closed`,
    place: place(),
    hint: `Write </${name}> in the same paragraph, list item, quote or directive.`,
  });
}
