import { wellFormed } from '../../model/text/well-formed.ts';

/** The parts of a relative URL; `query` and `hash` keep their `?` and `#`. */
export interface UrlParts {
  readonly path: string;
  readonly query: string;
  /** Empty, or `#` and the id as written. */
  readonly hash: string;
}

/** Splits a relative URL. */
export function splitUrl(url: string): UrlParts {
  const hashStart = url.indexOf('#');
  const beforeHash = hashStart < 0 ? url : url.slice(0, hashStart);
  const queryStart = beforeHash.indexOf('?');
  return {
    path: queryStart < 0 ? beforeHash : beforeHash.slice(0, queryStart),
    query: queryStart < 0 ? '' : beforeHash.slice(queryStart),
    hash: hashStart < 0 ? '' : url.slice(hashStart),
  };
}

/** The scheme of an absolute URL, without the colon: `mailto`; empty for a relative one. */
export function schemeOf(url: string): string {
  return /^([a-z][a-z0-9+.-]*):/.exec(url)?.[1] ?? '';
}

/** Whether a URL leads to another site over HTTP. */
export function isOutsideUrl(url: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(url);
}

/** Whether a URL is an address that another program opens: of mail, a telephone or a chat. */
export function isContactUrl(url: string): boolean {
  return /^(?:mailto|tel|sms|xmpp|ircs?):/i.test(url);
}

/**
 * Whether a URL that leads neither to another site nor to a contact must never be published: it has a scheme, or a host without one, or
 * misuses backslashes and control characters.
 */
export function isUnsafeUrl(url: string): boolean {
  if (!/^[./#?\w]/.test(url)) return /^[\p{Cc} ]*(?:[a-z][a-z0-9+.-]*:|[\\/])/iu.test(url);
  return /^\/[\\/]|^[a-z][a-z0-9+.-]*:|\\|\p{Cc}/iu.test(url);
}

/** Encodes the characters that a URL may not contain, and nothing twice. */
export function encodeUrl(url: string): string {
  return wellFormed(url).replace(
    /%(?![\da-f]{2})|[^!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+/gi,
    encodeURIComponent,
  );
}
