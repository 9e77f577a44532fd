import type { Answer, AnswerSource } from './answer.ts';
import { toCanonicalPath, toUrlPath, withoutBaseUrl } from './canonical-path.ts';

/**
 * Answers a decoded path of the whole host. Other spellings of a page (`.html`, `/index`, a trailing slash) lead to it for good;
 * the host's root leads to a base URL below it; nothing else outside the base URL is there.
 */
export async function answerPath(
  path: string,
  { source, baseUrl }: { readonly source: AnswerSource; readonly baseUrl: string },
): Promise<Answer | undefined> {
  const inside = withoutBaseUrl(path, baseUrl);
  if (inside !== undefined) return answerSpelling(inside, source, baseUrl);
  const leadsToBase = path === '/' || `${path}/` === baseUrl;
  return leadsToBase ? { kind: 'redirect', status: 302, to: baseUrl } : undefined;
}

async function answerSpelling(path: string, source: AnswerSource, baseUrl: string): Promise<Answer> {
  const answer = await source.answer(path);
  const canonical = toCanonicalPath(path);
  if (answer.kind === 'redirect' || canonical === path) return answer;
  const page = await source.answer(canonical);
  if (page.kind === 'redirect') return page;
  const isPage = page.status === 200 && page.contentType.startsWith('text/html');
  return isPage ? { kind: 'redirect', status: 301, to: toUrlPath(canonical, baseUrl) } : answer;
}
