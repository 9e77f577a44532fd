/** A request's target as a path with its query, and the host that one in absolute form names (`http://localhost/a` → `/a`). */
export interface RequestTarget {
  readonly target: string;
  readonly authority?: string;
}

/** Takes a target in absolute form apart; any other stays as it is. */
export function splitTarget(url: string): RequestTarget {
  const match = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url);
  if (!match) return { target: url };
  const [, authority = '', rest = ''] = match;
  return { authority, target: rest.startsWith('/') ? rest : `/${rest}` };
}
