/**
 * The address of a file: `a/b.md` was at `/a/b/`, or at `/a/b.html` without directory URLs; `index.md` and `README.md` were the page of
 * their folder (https://www.mkdocs.org/user-guide/writing-your-docs/#file-layout).
 */
export function mkdocsAddressOf(file: string, hasDirectoryUrls: boolean): string {
  const path = `/${file.replace(/\.(?:md|markdown)$/i, '')}`;
  const folder = /^(.*\/)(?:index|readme)$/i.exec(path)?.[1];
  if (folder !== undefined) return folder;
  return hasDirectoryUrls ? `${path}/` : `${path}.html`;
}
