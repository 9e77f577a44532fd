import { type Fields, textOf } from '../values.ts';
import { frontMatterOf } from './front-matter.ts';
import { bodyLine, mapText } from './text-lines.ts';

/** The title of a text: from its front matter, or else its first heading of level 1. */
export function titleIn(text: string): string | undefined {
  return textOf(frontMatterOf(text).title) ?? headingIn(text);
}

/** Fields for a page of a program that writes no title above a text: a heading of level 1 below something else is title enough. */
export function hiddenTitle(text: string): Fields {
  const body = text.split('\n').slice(bodyLine(text)).join('\n');
  return headingIn(text) === undefined || OPENS_WITH_HEADING.test(body) ? {} : { hideTitle: true };
}

const OPENS_WITH_HEADING = /^(?:\s|<!--.*?-->)*(?:#\s|[^\n]+\n={2,}[ \t]*(?:\n|$))/s;

function headingIn(text: string): string | undefined {
  let found: string | undefined;
  const lines = text.split('\n');
  mapText(text, (line, index) => {
    if (found === undefined && /^={2,}\s*$/.test(line) && index > bodyLine(text)) found = lines[index - 1];
    found ??= /^ {0,3}#\s+(.+?)\s*#*\s*$/.exec(line)?.[1];
    return line;
  });
  return found?.replace(/\s*\{\s*[:#][^}]*\}\s*$/, '').trim();
}
