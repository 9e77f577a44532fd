/** Whether a file is in a list of patterns as `.gitignore` has them; the last one that matches counts. */
export function inGlobList(patterns: readonly string[]): (file: string) => boolean {
  const rules = patterns
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => ({ isIn: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));
  return file => rules.findLast(({ pattern }) => pattern.test(file))?.isIn ?? false;
}

/** A pattern with a slash before its end begins at the top; a folder has everything below it. */
function patternOf(glob: string): RegExp {
  const isAnchored = /\/./.test(glob.replace(/^\*\*\//, ''));
  const body = glob
    .replace(/^\/|^\*\*\//, '')
    .replace(/\/$/, '/**')
    .replaceAll(/\*\*\/|\*\*|\*|\?|[^\w/\s-]/g, sign => SIGNS.get(sign) ?? `\\${sign}`);
  return new RegExp(`${isAnchored && !glob.startsWith('**/') ? '^' : '(?:^|/)'}${body}(?:/|$)`);
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['**/', '(?:.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);
