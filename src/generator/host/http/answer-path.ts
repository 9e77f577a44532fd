import { type Answer, type AnswerSource, discardAnswer } from './answer.ts';
import { addressOf, toUrlPath, withoutBaseUrl } from './canonical-path.ts';

/** Files of a site that are meant for its host and are not served. */
const HOST_FILES = new Set(['/_headers', '/_redirects', '/nginx.conf', '/vercel.json']);

/**
 * Answers a decoded path of the whole host. It permanently redirects other spellings of a page (`.html`, `/index`, a trailing slash) to
 * the page, and the host's root to a base URL below it. Nothing else exists outside the base URL.
 */
export async function answerPath(
  path: string,
  { source, baseUrl }: { readonly source: AnswerSource; readonly baseUrl: string },
): Promise<Answer | undefined> {
  const inside = withoutBaseUrl(path, baseUrl);
  if (inside !== undefined) return answerSpelling(inside, source, baseUrl);
  const leadsToBase = path === '/' || `${path}/` === baseUrl;
  return leadsToBase ? { kind: 'redirect', status: 302, to: baseUrl, headers: {} } : undefined;
}

async function answerSpelling(path: string, source: AnswerSource, baseUrl: string): Promise<Answer> {
  if (HOST_FILES.has(path)) return source.answer('/404');
  const answer = await source.answer(path);
  const canonical = addressOf(path);
  if (answer.kind === 'redirect' || canonical === path) return answer;
  const page = await source.answer(canonical);
  const isPage = page.kind === 'content' && page.status === 200 && page.contentType.startsWith('text/html');
  if (page.kind === 'content' && !isPage) {
    await discardAnswer(page);
    return answer;
  }
  await Promise.all([answer, page].map(discardAnswer));
  if (page.kind === 'redirect') return page;
  const headers = await source.headersOf(path);
  return { kind: 'redirect', status: 301, to: toUrlPath(canonical, baseUrl), headers };
}
