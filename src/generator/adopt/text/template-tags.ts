import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import { GONE } from './gone.ts';
import { changeOutsideCode } from './outside-code.ts';

/** Where a text with tags comes from. */
interface TagSource {
  readonly file: string;
  /** As it is in the file, for the lines of the notes. */
  readonly written: string;
  /** What a person should know of a tag. */
  readonly message: string;
}

/**
 * Leaves out the tags of Liquid and of the plugin macros, with everything in a loop, which showed data, and all but the first branch of a
 * condition. Each tag gets a note. Code keeps its braces.
 */
export function withoutTemplateTags(text: string, { file, written, message }: TagSource): TurnedText {
  const notes: Note[] = [];
  const turned = changeOutsideCode(text, bare => {
    const raw: string[] = [];
    const tagged = bare.replaceAll(RAW, (_, inner: string) => `${MARK}${raw.push(inner) - 1}${MARK}`);
    const lineOf = createLineFinder(written);
    for (const tag of outermostTags(tagged)) notes.push({ message, place: { file, line: lineOf(tag) } });
    const marked = withoutBlocks(tagged).replaceAll(TAG, GONE);
    const left = marked.replaceAll(LINK_TO_GONE, '$1').replaceAll(LINE_OF_GONE, '').replaceAll(GONE, '');
    return left.replaceAll(MARKED, (_, index: string) => raw[Number(index)] ?? '');
  });
  return { text: turned, notes };
}

/** What shows its own tags. */
const RAW = /\{%-?\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*-?%\}/gs;

/** A character that no text contains. It encloses the number of a raw text. */
const MARK = '\u{e004}';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');

const TAG = /\{%-?\s*(?:(\w+)(?:(?!%\}).)*|(?!\w)(?:(?!%\}).)*)%\}|\{\{(?:(?!\}\}).)*\}\}/gs;

/** A link or a picture to where a tag left nothing becomes text. */
const LINK_TO_GONE = new RegExp(`!?\\[([^\\[\\]]*)\\]\\([^()\\n]*${GONE}[^()\\n]*\\)`, 'g');

/** A line that only had tags, perhaps in a list. */
const LINE_OF_GONE = new RegExp(`^[ \\t>]*(?:[-*+][ \\t]+)?(?:${GONE}[ \\t]*)+\\n?`, 'gm');

/** The tags outside loops: those in a loop only show its data. */
function outermostTags(text: string): readonly string[] {
  let depth = 0;
  return [...text.matchAll(TAG)].flatMap(([tag, name = '']) => {
    if (name === 'endfor') depth = Math.max(0, depth - 1);
    const isOutside = depth === 0 && !/^(?:end|el|when$)/.test(name);
    if (name === 'for') depth++;
    return isOutside ? [tag] : [];
  });
}

/** The innermost blocks first, until none is left. */
function withoutBlocks(text: string): string {
  const taken = text.replaceAll(BLOCK, (_, name: string, body: string) =>
    name === 'for' ? GONE : GONE + (body.split(/\{%-?\s*(?:el\w+|when)\b/)[0] ?? '') + GONE,
  );
  return taken === text ? text : withoutBlocks(taken);
}

const BLOCK =
  /\{%-?\s*(for|if|unless|case)\b(?:(?!%\}).)*%\}((?:(?!\{%-?\s*(?:for|if|unless|case)\b).)*?)\{%-?\s*end\1\s*-?%\}/gs;

/** Finds the lines of tags, when asked in their order. */
function createLineFinder(text: string): (tag: string) => number {
  let last = 0;
  return tag => {
    const found = text.indexOf(tag, last);
    if (found >= 0) last = found;
    return text.slice(0, last).split('\n').length;
  };
}
