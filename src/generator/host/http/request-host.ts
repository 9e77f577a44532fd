import { isIP } from 'node:net';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Checks the `Host` headers of a request: 400 for none, two or a malformed one; 403 for a name that is neither local nor the one in
 * `--host`, because a foreign page may have rebound its own name to this machine.
 */
export function judgeHost(headers: readonly string[], named: string | undefined): 'good' | 400 | 403 {
  const name = headers.length === 1 ? hostName(headers[0] ?? '') : undefined;
  if (name === undefined) return 400;
  return isLocal(name) || isNamed(name, named) ? 'good' : 403;
}

/** The name in a `Host` header in lower case, without port and brackets. */
function hostName(header: string): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?))(?::\d{1,5})?$/i.exec(header);
  if (match?.[1] !== undefined && isIP(match[1]) !== 6) return undefined;
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}

function isLocal(name: string): boolean {
  return name === 'localhost' || name === '127.0.0.1' || name === '::1' || name.endsWith('.localhost');
}

/** A server on every address accepts every IP address, because a number cannot be rebound. */
function isNamed(name: string, named: string | undefined): boolean {
  if (named === undefined) return false;
  return EVERY_ADDRESS.has(named) ? isIP(name) !== 0 : name === named.toLowerCase();
}

/** Whether an `Origin` header names the host that the request was sent to. */
export function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
