import { parseUrl } from './paths/parse-url.ts';

/**
 * The origin of a URL as a Content-Security-Policy names it: `https://images.example:8080`. It is `undefined` if a policy cannot name it.
 * That is the case for another scheme, a user name, or a host with characters other than letters, digits, hyphens and dots, which could
 * end the directive and begin another one.
 */
export function policySourceOf(url: string): string | undefined {
  const parsed = parseUrl(url);
  if (parsed === null) return undefined;
  const { origin, username, password } = parsed;
  return username === '' && password === '' && SOURCE.test(origin) ? origin : undefined;
}

const SOURCE = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;
