import type { MarkdownSurroundings } from '@mapwright/site/feature';
import { fillProductInText, linkNames, type MarkdownProcessor, type NameLink } from '@mapwright/site/source';
import type { Link } from 'mdast';

/**
 * The Markdown pipeline with links to the API reference: `[[ArrayIndexed]]`, `[[ArrayIndexed#push]]`,
 * `[[Core/ArrayIndexed#push|the push method]]`. A name that no symbol has may be that of a page.
 */
export function withSymbolLinks(
  processor: MarkdownProcessor,
  { product }: Pick<MarkdownSurroundings, 'product'>,
): MarkdownProcessor {
  const toLink = ({ name, part, label }: NameLink) => {
    const filled = fillProductInText(name, product).trim();
    return NAME.test(filled) && !/\s/.test(part ?? '') ? symbolLink(filled, part, label) : undefined;
  };
  return {
    ...processor,
    parse: (text, place) => {
      const parsed = processor.parse(text, place);
      if (text.includes('[[')) linkNames(parsed.tree, parsed.text, toLink);
      return parsed;
    },
  };
}

/** A module's path or a symbol. */
const NAME = /^[\p{L}_$][\p{L}\p{M}\p{N}_$. /-]*$/u;

function symbolLink(
  name: string,
  member: string | undefined,
  label: string | undefined,
): Pick<Link, 'url' | 'children'> {
  const url = `symbol:${name.replaceAll(' ', '%20')}${member === undefined ? '' : `#${member}`}`;
  const short = name.slice(name.lastIndexOf('/') + 1) + (member === undefined ? '' : `.${member}`);
  const shown = label?.trim() ?? short;
  return { url, children: [{ type: isName(shown, short) ? 'inlineCode' : 'text', value: shown }] };
}

/** Whether a label is the symbol's name or the end of it, perhaps as a call: `push`, `ArrayIndexed.push()`. */
function isName(label: string, name: string): boolean {
  const bare = label.replace(/\(.*\)$/, '');
  return name === bare || name.endsWith(`.${bare}`);
}
