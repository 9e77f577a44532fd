import { join } from 'node:path';
import { contentTypeOf, isText } from '../../model/paths/content-type.ts';
import { type Answer, type AnswerSource, type ContentAnswer, discardAnswer } from './answer.ts';
import { createBody } from './body.ts';
import { createBodyCache } from './body-cache.ts';
import { addressOf } from './canonical-path.ts';
import { withCopies } from './copied-body.ts';
import { followFile } from './followed-file.ts';
import { findHeaders, parseHeaderRules } from './header-rules.ts';
import { findPublishedFile } from './published-folder.ts';
import { findRedirect, parseRedirectRules } from './redirect-rules.ts';
import { askOneFolder } from './swapped-folder.ts';

export interface PublishedSiteOptions {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly log: (line: string) => void;
}

/** The headers that hosts which read `_headers` add by default. */
const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * Answers from a built site's folder as a well-configured host does, following the site's own `_redirects` and `_headers`. If the
 * folder is swapped for a new one, each answer comes from only one of the two.
 */
export function createPublishedSite({ outDir, baseUrl, log }: PublishedSiteOptions): AnswerSource {
  const redirects = followFile(join(outDir, '_redirects'), text => {
    const { rules, badLines } = parseRedirectRules(text);
    for (const line of badLines) log(`_redirects:${line} is ignored, because it could not be parsed.`);
    return rules;
  });
  const headers = followFile(join(outDir, '_headers'), text => {
    const { rules, badLines } = parseHeaderRules(text);
    for (const line of badLines)
      log(`_headers:${line} is ignored, because it could not be parsed or is not allowed.`);
    return rules;
  });
  const readBody = createBodyCache();

  async function answer(path: string): Promise<Answer> {
    if (path === '/404') return notFound(path);
    const rule = findRedirect(await redirects(), hostPath(path));
    if (rule) return { kind: 'redirect', status: rule.status, to: rule.to, headers: await headersOf(path) };
    return (await read(path, 200)) ?? notFound(path);
  }

  async function read(path: string, status: number): Promise<ContentAnswer | undefined> {
    for (const candidate of candidatesFor(path)) {
      const contentType = contentTypeOf(candidate);
      const file = await findPublishedFile(outDir, candidate);
      const body = file && (await readBody(file, isText(contentType)));
      if (!body) continue;
      const headers = await headersOf(path);
      return { kind: 'content', status, contentType, body: withCopies(body, file), headers };
    }
    return undefined;
  }

  /** Clients check a missing file again, whatever the rules say about files that exist. */
  async function notFound(path: string): Promise<ContentAnswer> {
    const bare = { contentType: 'text/plain; charset=utf-8', body: createBody('404 Not Found\n', false) };
    const page = (await read('/404', 404)) ?? { kind: 'content', status: 404, ...bare };
    return { ...page, headers: { ...(await headersOf(path)), ...REVALIDATED } };
  }

  async function headersOf(path: string): Promise<Readonly<Record<string, string>>> {
    return { ...REVALIDATED, ...findHeaders(await headers(), hostPath(path)) };
  }

  function hostPath(path: string): string {
    return `${baseUrl.slice(0, -1)}${path}`;
  }

  return { answer: path => askOneFolder(outDir, () => answer(path), discardAnswer), headersOf };
}

/** The possible files of a path. Other spellings of a page have none: they are redirected. */
function candidatesFor(path: string): readonly string[] {
  if (path === '/') return ['/index.html'];
  if (path !== addressOf(path)) return [];
  return [path, `${path}.html`, `${path}/index.html`];
}
