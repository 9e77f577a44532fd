/** The ids of one page. */
export interface IdRegister {
  /** A free id made of `text` as GitHub does: `-1`, `-2` and so on where it is taken. */
  readonly claim: (text: string) => string;
  /** Takes an id as it is; `false` where it is taken already. */
  readonly take: (id: string) => boolean;
  readonly all: () => readonly string[];
}

/** Ids of the document around the body. */
const RESERVED = ['root', 'main', 'site-menu', 'page-data', 'footnote-label', 'mentions'];

/** An empty register. */
export function createIdRegister(): IdRegister {
  const taken = new Set<string>(RESERVED);
  const lastSuffix = new Map<string, number>();
  const own: string[] = [];
  const take = (id: string) => {
    if (taken.has(id)) return false;
    taken.add(id);
    own.push(id);
    return true;
  };
  const claim = (text: string) => {
    const base = slugifyHeading(text) || 'section';
    if (take(base)) return base;
    let suffix = (lastSuffix.get(base) ?? 0) + 1;
    while (!take(`${base}-${suffix}`)) suffix++;
    lastSuffix.set(base, suffix);
    return `${base}-${suffix}`;
  };
  return { take, claim, all: () => own };
}

/** Text as an id: lower case, without punctuation and signs, spaces as dashes. Letters of all scripts stay. */
export function slugifyHeading(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]+/gu, '')
    .replaceAll(' ', '-');
}
