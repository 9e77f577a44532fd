/** Endings of Markdown files. MDX is read as Markdown, without its code. */
const ENDING = /\.(?:md|mdx|markdown)$/i;

/** Whether a file's path is that of a Markdown file. */
export function isMarkdownFile(path: string): boolean {
  return ENDING.test(path);
}

/** The path without the ending of a Markdown file. */
export function withoutMarkdownEnding(path: string): string {
  return path.replace(ENDING, '');
}
