/** A diagnostic from the development server; `frame` is the excerpt of the source, ready to print. */
export interface DevDiagnostic {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly place?: DevPlace;
  /** Other places that the mistake is about. */
  readonly related?: readonly (DevPlace & { readonly message: string })[];
  readonly hint?: string;
  readonly frame?: string;
}

interface DevPlace {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** A message from the development server. `paths` are decoded clean paths without the base URL. */
export type DevMessage =
  | { readonly type: 'update'; readonly paths: readonly string[] | 'all' }
  | { readonly type: 'style'; readonly hashes: readonly (readonly [old: string, now: string])[] }
  | { readonly type: 'reload' }
  | {
      readonly type: 'diagnostics';
      readonly diagnostics: readonly DevDiagnostic[];
      readonly counts: DiagnosticCounts;
    };

/** The number of diagnostics of each severity, including those that the server left out. */
export interface DiagnosticCounts {
  readonly errors: number;
  readonly warnings: number;
}

/** Parses a message. Returns nothing for anything but the four kinds. */
export function parseMessage(text: string): DevMessage | null {
  const message = parseObject(text);
  switch (message?.type) {
    case 'update': {
      const { paths } = message;
      if (paths === 'all') return { type: 'update', paths };
      return isList(paths, isText) ? { type: 'update', paths } : null;
    }
    case 'style': {
      const { hashes } = message;
      return isList(hashes, isPair) ? { type: 'style', hashes } : null;
    }
    case 'reload':
      return { type: 'reload' };
    case 'diagnostics': {
      const { diagnostics, counts } = message;
      if (!isList(diagnostics, isDiagnostic) || !areCounts(counts)) return null;
      return { type: 'diagnostics', diagnostics, counts };
    }
    default:
      return null;
  }
}

/** The place of a mistake, as far as it is known: `file:line:column`. */
export function formatPlace(place: DevDiagnostic['place']): string {
  return place ? [place.file, place.line, place.column].filter(part => part !== undefined).join(':') : '';
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isDiagnostic(value: unknown): value is DevDiagnostic {
  if (!isObject(value)) return false;
  const { severity, code, message, place, related } = value;
  const hasPlace = place === undefined || isPlace(place);
  const isAbout = related === undefined || isList(related, isPlace);
  const isKnown = severity === 'error' || severity === 'warning';
  return isKnown && isText(code) && isText(message) && hasPlace && isAbout;
}

function isPlace(value: unknown): value is DevPlace {
  return isObject(value) && isText(value.file);
}

function areCounts(value: unknown): value is DiagnosticCounts {
  return isObject(value) && typeof value.errors === 'number' && typeof value.warnings === 'number';
}

function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isPair(value: unknown): value is readonly [string, string] {
  return isList(value, isText) && value.length === 2;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
