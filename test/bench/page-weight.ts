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
  const scripts = withShell(siteFolder, attributesOf(html, /<script\b[^>]*\bsrc="[^>]*>/g, 'src'));
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

/** The scripts that a page names, with the shell that one of them imports when the page is idle. */
function withShell(siteFolder: string, scripts: readonly string[]): readonly string[] {
  const own = scripts.filter(script => existsSync(posix.join(siteFolder, script)));
  const shells = own.flatMap(script => {
    const text = readFileSync(posix.join(siteFolder, script), 'utf8');
    return [...text.matchAll(/\bimport\("\.\/(shell-\w+\.js)"\)/g)].map(([, name = '']) =>
      posix.join(posix.dirname(script), name),
    );
  });
  return [...own, ...shells];
}

function sizeOf(siteFolder: string, files: readonly string[]): number {
  return [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(posix.join(siteFolder, file))).length,
    0,
  );
}
