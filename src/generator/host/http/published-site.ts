import { join } from 'node:path';
import type { Answer, AnswerSource, ContentAnswer } from './answer.ts';
import { createBody } from './body.ts';
import { createBodyCache } from './body-cache.ts';
import { toCanonicalPath } from './canonical-path.ts';
import { contentTypeOf, isText } from './content-type.ts';
import { followFile } from './followed-file.ts';
import { findHeaders, parseHeaderRules } from './header-rules.ts';
import { findPublishedFile } from './published-folder.ts';
import { findRedirect, parseRedirectRules } from './redirect-rules.ts';

export interface PublishedSiteOptions {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly log: (line: string) => void;
}

/** Files of the output that speak to the host and are not served. */
const hostFiles = new Set(['/_headers', '/_redirects']);

/** Answers from a built site's folder as a well-configured host does, by the site's own `_redirects` and `_headers`. */
export function createPublishedSite({ outDir, baseUrl, log }: PublishedSiteOptions): AnswerSource {
  const redirects = followFile(join(outDir, '_redirects'), text => {
    const { rules, badLines } = parseRedirectRules(text);
    for (const line of badLines) log(`_redirects:${line} is not understood and is passed over.`);
    return rules;
  });
  const headers = followFile(join(outDir, '_headers'), text => {
    const { rules, badLines } = parseHeaderRules(text);
    for (const line of badLines)
      log(`_headers:${line} is not understood or not allowed, and is passed over.`);
    return rules;
  });
  const readBody = createBodyCache();

  async function answer(path: string): Promise<Answer> {
    const hostPath = `${baseUrl.slice(0, -1)}${path}`;
    const rule = findRedirect(await redirects(), hostPath);
    if (rule) return { kind: 'redirect', status: rule.status, to: rule.to };
    const found = await read(path, hostPath);
    return found ?? notFound(hostPath);
  }

  async function read(path: string, hostPath: string): Promise<ContentAnswer | undefined> {
    for (const candidate of candidatesFor(path)) {
      const file = await findPublishedFile(outDir, candidate);
      if (!file) continue;
      const contentType = contentTypeOf(candidate);
      const body = await readBody(file, isText(contentType));
      const ruled = findHeaders(await headers(), hostPath);
      return {
        kind: 'content',
        status: 200,
        contentType,
        body,
        headers: { 'cache-control': cachingOf(path), ...ruled },
      };
    }
    return undefined;
  }

  async function notFound(hostPath: string): Promise<ContentAnswer> {
    const page = await read('/404', hostPath);
    const body = page?.body ?? createBody('404 Not Found\n', false);
    const contentType = page?.contentType ?? 'text/plain; charset=utf-8';
    const kept = { ...page?.headers, 'cache-control': 'no-cache' };
    return { kind: 'content', status: 404, contentType, body, headers: kept };
  }

  return { answer: path => (path === '/404' ? notFound(path) : answer(path)) };
}

/** Where a path's file may lie. Other spellings of a page have none: they are redirected. */
function candidatesFor(path: string): readonly string[] {
  if (path === '/') return ['/index.html'];
  if (hostFiles.has(path) || path !== toCanonicalPath(path)) return [];
  return [path, `${path}.html`, `${path}/index.html`];
}

function cachingOf(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}
