import { slugifyHeading } from '../../load/markdown/id-register.ts';
import { mapOutsideSpans } from '../text/text-lines.ts';

/** Gives headings whose components became text the id that they had: components without text were not part of it. */
export function createAnchorKeeper(): (heading: string, turned: string) => string {
  const taken = new Set<string>();
  return (heading, turned) => {
    const [, text] = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(heading) ?? [];
    if (text === undefined || /\{[^{}]*\}[ \t]*$/.test(turned)) return turned;
    const read = mapOutsideSpans(text, part => part.replaceAll(/<[A-Z][^<>]*\/>/g, ''));
    if (read === text) return turned;
    const words = mapOutsideSpans(read, part => part.replaceAll(/<\/?[A-Z][^<>]*>/g, ''));
    const id = slugifyHeading(words.trim()).replaceAll(/^-+|-+$/g, '');
    if (id === '' || taken.has(id)) return turned;
    taken.add(id);
    return `${turned.trimEnd()} {#${id}}`;
  };
}
