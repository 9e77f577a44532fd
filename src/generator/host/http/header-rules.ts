/** A block of `_headers`: headers for every decoded path that the pattern fits. */
export interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Headers that only the server decides, and those of CORS but the one that opens a folder of plain files. */
const RESERVED =
  /^(?:access-control-(?!allow-origin$).*|connection|content-encoding|content-length|date|location|set-cookie|transfer-encoding|vary)$/;

/** Reads a `_headers` file: a path pattern (`/assets/*`), then indented `Name: value` lines. */
export function parseHeaderRules(text: string): {
  rules: readonly HeaderRule[];
  badLines: readonly number[];
} {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  const badLines: number[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const header = /^\s+([\w-]+):\s*(\S.*)$/.exec(line);
    const current = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    else if (!header || !current || RESERVED.test(header[1]?.toLowerCase() ?? '')) badLines.push(index + 1);
    else current.headers.push([header[1]?.toLowerCase() ?? '', header[2]?.trim() ?? '']);
  }
  return { rules, badLines };
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/\/:\w+/g, '/[^/]+')}$`);
}

/** The headers of every rule that fits a path. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  return toPlainHttp(rules.filter(rule => rule.pattern.test(path)).flatMap(rule => rule.headers));
}

/**
 * Headers for a server that only speaks `http:`: without those that bind a browser to an `https:` that does not exist. Names are in
 * lower case, and values of one name are joined, as the hosts do.
 */
export function toPlainHttp(
  headers: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null);
  for (const [written, value] of headers) {
    const name = written.toLowerCase();
    if (name === 'strict-transport-security') continue;
    const plain = name === 'content-security-policy' ? withoutUpgrade(value) : value;
    found[name] = found[name] === undefined ? plain : `${found[name]}, ${plain}`;
  }
  return found;
}

function withoutUpgrade(policy: string): string {
  const directives = policy.split(';').map(directive => directive.trim());
  return directives.filter(directive => directive !== 'upgrade-insecure-requests').join('; ');
}
