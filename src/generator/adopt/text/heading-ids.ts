import { createIdRegister } from '../../load/markdown/id-register.ts';
import { mapOutsideSpans, mapText } from './text-lines.ts';

/** How another program makes ids of headings. */
export interface HeadingIds {
  /** The id of a heading with these words; empty if there is none that a reader would link to. */
  readonly idOf: (words: string) => string;
  /** What follows an id that is taken, before its number. */
  readonly joint: '-' | '_';
}

/** Writes the ids of headings that would get another one here, so that links from other sites still find them. */
export function withHeadingIds(text: string, ids: HeadingIds | undefined): string {
  if (ids === undefined) return text;
  const { idOf, joint } = ids;
  const old = new Set<string>();
  const register = createIdRegister();
  return mapText(text, line => {
    const [, signs = '', written = ''] = /^( {0,3}#{1,6}[ \t]+)(.*?)[ \t]*$/.exec(line) ?? [];
    const own = OWN_ID.exec(written)?.[1];
    if (own !== undefined) {
      old.add(own);
      register.take(own);
      return line;
    }
    const words = wordsOf(written);
    if (signs === '' || words === undefined) return line;
    const id = unused(idOf(words), joint, old);
    // Parts of letters of Korean and Japanese look the same as whole ones.
    const isSame = register.claim(words) === id.normalize('NFC');
    // The title of a page has its id at the top, where a link leads without one.
    return id === '' || isSame || signs.trim() === '#' ? line : `${signs}${unclosed(written)} {#${id}}`;
  });
}

/** `{#id}`, with classes too. */
const OWN_ID = /\{[^{}]*#([\w.:-]+)[^{}]*\}$/;

function unused(id: string, joint: string, taken: Set<string>): string {
  let free = id;
  for (let count = 1; id !== '' && taken.has(free); count++) free = `${id}${joint}${count}`;
  taken.add(free);
  return free;
}

/** The words that readers see; nothing if a program fills in some of them. */
function wordsOf(written: string): string | undefined {
  if (/\{|&#?\w+;|:[\w+-]+:|\[\^/.test(written)) return undefined;
  return mapOutsideSpans(unclosed(written), part =>
    part
      .replaceAll(/<[^<>]*>|!\[[^[\]]*\]\([^()]*\)/g, '')
      .replaceAll(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
      .replaceAll(/(?<![\\\w])_(?=\S)([^_]*[^_\s])_(?!\w)/g, '$1')
      .replaceAll(/(?<!\\)(?:\*+|~~)/g, '')
      .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, ''),
  )
    .replaceAll('`', '')
    .trim();
}

/** Without the signs that may close a heading. */
function unclosed(written: string): string {
  return written.replace(/[ \t]+#+$/, '');
}
