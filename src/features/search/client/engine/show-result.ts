import { cutExcerpt } from './cut-excerpt.ts';
import type { FoundWord } from './find-word.ts';
import type { HeadingResult, Result } from './found.ts';
import { markText } from './mark-text.ts';
import type { SearchIndex } from './open-index.ts';
import { versionOf } from './scope-pages.ts';
import type { ScoredPage } from './score-pages.ts';

/** Everything that a result shows of a page that was found. */
export async function showResult(
  index: SearchIndex,
  { page, sections }: ScoredPage,
  found: readonly FoundWord[],
): Promise<Result | undefined> {
  const text = await index.text(page);
  if (!text) return undefined;
  const isMatch = (word: string) => found.some(({ matches }) => matches(word));
  const version = versionOf(index, page);
  const [, , lead = ''] = text.sections[0] ?? [];
  return {
    href: text.path,
    title: markText(text.title, isMatch),
    crumbs: text.crumbs,
    ...(version !== undefined && { version }),
    excerpt: cutExcerpt([text.description, lead], isMatch),
    headings: sections.flatMap((number): HeadingResult[] => {
      const [id, heading, content] = text.sections[number] ?? ['', '', ''];
      if (id === '') return [];
      return [
        {
          href: `${text.path}#${encodeURI(id)}`,
          title: markText(heading, isMatch),
          excerpt: cutExcerpt([content], isMatch),
        },
      ];
    }),
  };
}
