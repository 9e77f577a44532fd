import { dirname, join, relative } from 'node:path/posix';
import { readOthers } from '../read-others.ts';
import { bodyLine, mapOutsideSpans, mapText } from '../text/text-lines.ts';
import { type NamingFile, namedPart } from './named-part.ts';

interface IncludeSource extends NamingFile {
  /** Takes the line of the text that includes, itself or through other files, a file that does not exist. */
  readonly lost: (line: string) => void;
}

/** Fills in Markdown of other files, and what those include (https://vitepress.dev/guide/markdown#markdown-file-inclusion). */
export function fillIncludes(text: string, { file, prefix, read, lost }: IncludeSource): string {
  return mapText(text, line =>
    line.replaceAll(INCLUDE, (_, name: string, first?: string, last?: string) => {
      const part = namedPart(name, { file, prefix, read });
      if (part === undefined) {
        lost(line);
        return '';
      }
      const lines = part.text
        .split('\n')
        .slice(first ? Number(first) - 1 : 0, last ? Number(last) : undefined);
      const filled = fillIncludes(withoutFrontMatter(lines), {
        file: part.path,
        prefix,
        read: readOthers(read, part.path),
        lost: () => lost(line),
      });
      return withMovedLinks(filled, part.path, file);
    }),
  );
}

const INCLUDE = /<!--\s*@include:\s*([^#{\s]+(?:#[\w-]+)?)(?:\{(\d*),(\d*)\})?\s*-->/g;

function withoutFrontMatter(lines: readonly string[]): string {
  return lines.slice(bodyLine(lines.join('\n'))).join('\n');
}

/** Relative targets of an included file, as the file that includes it writes them. */
function withMovedLinks(text: string, from: string, to: string): string {
  const move = (_: string, before: string, target: string) => {
    const moved = relative(dirname(to), join(dirname(from), target));
    return before + (moved.startsWith('../') ? moved : `./${moved}`);
  };
  return mapText(text, line =>
    mapOutsideSpans(line, part => part.replaceAll(/(\]\(\s*<?)(\.\.?\/[^\s<>()]*)/g, move)),
  );
}
