import { linkNames, type NameLink, type ParsedText } from '@mapwright/site/source';
import type { Link } from 'mdast';

/** Turns `[[Brakes]]`, `[[Brakes#Rim]]` and `[[brakes|stop]]` into links to the page with that title or file name. */
export function linkPages({ tree, text }: ParsedText): void {
  if (text.includes('[[')) linkNames(tree, text, pageLink);
}

/** Names are words: `[[ -f x ]]` is a command, and `[[1]]` is a note. */
function pageLink({ name, part, label }: NameLink): Pick<Link, 'url' | 'children'> | undefined {
  if (!/^[\p{L}\p{N}][^\\{}<>"=]*$/u.test(name) || /^\d+$/.test(name)) return undefined;
  const hash = part === undefined ? '' : `#${encodeURIComponent(part.trim())}`;
  const shown = label?.trim() ?? (part === undefined ? name : `${name} › ${part}`);
  return {
    url: `page:${encodeURIComponent(name.trim())}${hash}`,
    children: [{ type: 'text', value: shown.trim() }],
  };
}
