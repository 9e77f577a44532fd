/** The clean path at which a page is published as Markdown. That of the home page is `/index.md`, as llmstxt.org has it. */
export function copyPathOf(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
