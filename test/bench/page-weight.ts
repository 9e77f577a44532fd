import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the browser loads for a page before anybody acts. Bytes after gzip. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly inlineJson: number;
  /** The page itself, its style sheets and its scripts. */
  readonly requests: number;
}

/** Weighs a page of a built site: `page` is its output file, `docs/a.html`. */
export function weighPage(siteFolder: string, page: string): PageWeight {
  const html = readFileSync(posix.join(siteFolder, page), 'utf8');
  const styles = attributesOf(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, 'href');
  const named = [
    ...attributesOf(html, /<script\b[^>]*\bsrc="[^>]*>/g, 'src'),
    ...attributesOf(html, /<link\b[^>]*\brel="modulepreload"[^>]*>/g, 'href'),
  ];
  const scripts = withImports(siteFolder, named);
  const inlineJson = [...html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    match => match[1],
  );
  return {
    html: gzipSync(html).length,
    script: sizeOf(siteFolder, scripts),
    style: sizeOf(siteFolder, styles),
    inlineJson: gzipSync(inlineJson.join('')).length,
    requests: 1 + new Set([...styles, ...scripts]).size,
  };
}

function attributesOf(html: string, element: RegExp, attribute: string): readonly string[] {
  return [...html.matchAll(element)].flatMap(
    ([tag]) => new RegExp(`\\b${attribute}="(/[^"]*)"`).exec(tag)?.[1] ?? [],
  );
}

/** Scripts and all that they import statically. */
function withImports(siteFolder: string, scripts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (script: string): void => {
    if (found.has(script) || !existsSync(posix.join(siteFolder, script))) return;
    found.add(script);
    const text = readFileSync(posix.join(siteFolder, script), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+)"/g)) {
      visit(posix.join(posix.dirname(script), specifier));
    }
  };
  scripts.forEach(visit);
  return [...found];
}

function sizeOf(siteFolder: string, files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(posix.join(siteFolder, file))).length,
    0,
  );
}
