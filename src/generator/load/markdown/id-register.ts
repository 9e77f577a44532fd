/** The ids of one page. */
export interface IdRegister {
  /** Takes a free id derived from `text` as GitHub does: it adds `-1`, `-2` and so on if the id is taken. */
  readonly claim: (text: string) => string;
  /** Takes an id unchanged; returns `false` if it is already taken. */
  readonly take: (id: string) => boolean;
  readonly all: () => readonly string[];
}

/** Ids that the page uses around the body. Those of its frame are in camel case, which no heading gets. */
const RESERVED = ['pageRoot', 'pageMain', 'pageMenu', 'pageData', 'footnote-label', 'mentions'];

/** Creates an empty register. */
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

/** Turns text into an id: lower case, without punctuation and symbols, with hyphens for spaces. It keeps the letters of all scripts. */
export function slugifyHeading(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]+/gu, '')
    .replaceAll(' ', '-');
}
