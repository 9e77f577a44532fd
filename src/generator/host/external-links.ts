import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { messageOf } from '../model/text/message-of.ts';
import type { CacheGuard } from './cache/cache-guard.ts';
import { readCheckedJson, writeCheckedJson } from './cache/checked-json.ts';

export type ExternalLink = Place & { readonly url: string };

/** The result for a link, and its time (milliseconds). `problem` is empty if the page is there. */
interface Reply {
  readonly problem: string;
  readonly askedAt: number;
}

export interface ExternalLinkOptions {
  readonly cacheFile: string;
  readonly cache: CacheGuard;
  readonly now: number;
  /** Requests a URL; the platform's own `fetch`. */
  readonly ask: typeof fetch;
  readonly onProgress: (done: number, total: number) => void;
}

/** A page that was there less than a day ago is not requested again. */
const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 8;
const PATIENCE = 15_000;

/** Requests each outside URL once and warns about those that do not answer. It remembers good answers for a day. */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  options: ExternalLinkOptions,
): Promise<Diagnostic[]> {
  const { cacheFile, cache, now } = options;
  const replies = readReplies(cacheFile, now);
  const waiting = [...new Set(links.map(link => link.url))].filter(url => !replies.has(url));
  const total = waiting.length;
  let done = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const good = [...replies].filter(([, reply]) => reply.problem === '');
  cache.attempt(() => writeCheckedJson(cacheFile, good));
  return links.flatMap(link => {
    const problem = replies.get(link.url)?.problem ?? '';
    return problem === '' ? [] : [unanswered(link, problem)];
  });

  async function work(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      replies.set(url, { problem: await problemOf(url, options.ask), askedAt: now });
      options.onProgress(++done, total);
    }
  }
}

/** Some hosts refuse HEAD, so this repeats a refused request as a reader would send it. */
async function problemOf(url: string, ask: typeof fetch): Promise<string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const short = await ask(url, { method: 'HEAD', redirect: 'follow', signal });
    const answer = short.ok
      ? short
      : await ask(url, { method: 'GET', redirect: 'follow', signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? '' : `responds with status ${answer.status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `could not be reached (${messageOf(cause)})`;
  }
}

function readReplies(file: string, now: number): Map<string, Reply> {
  const rows = readCheckedJson(file);
  // The checksum proves that these are the rows written above.
  const replies = Array.isArray(rows) ? (rows as [string, Reply][]) : [];
  return new Map(replies.filter(([, { askedAt }]) => now - askedAt < DAY));
}

function unanswered({ url, ...place }: ExternalLink, problem: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'link/external',
    message: `${url} ${problem}`,
    place,
    hint: 'Correct the link, or remove it.',
  };
}
