import type { Diagnostic, Place } from './diagnostic.ts';

/** Front matter after validation, with `{product}` filled in. Absent = the writer said nothing. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  /** Last segment of the URL, or a path from the collection's base when it begins with a slash. */
  readonly slug?: string;
  /** The whole path, instead of everything else. */
  readonly permalink?: string;
  /** Other paths that lead here. */
  readonly aliases?: readonly string[];
  readonly sidebarLabel?: string;
  readonly sidebarPosition?: number;
  readonly sidebarClass?: string;
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  /** ISO date, `2025-05-05`. */
  readonly date?: string;
  /** Path of an image: relative to the file, or from the site's root. */
  readonly image?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  /** ISO instants in UTC: before `publishAt` and from `expiresAt` on, the entry is not built. */
  readonly publishAt?: string;
  readonly expiresAt?: string;
  readonly noindex?: boolean;
  readonly layout?: 'default' | 'wide' | 'landing';
  readonly tocMinLevel?: number;
  readonly tocMaxLevel?: number;
  /** `false` hides previous/next; a string names the doc to use (its id). */
  readonly previous?: string | false;
  readonly next?: string | false;
  readonly trustHtml?: boolean;
}

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** 1 to 6. */
  readonly level: number;
}

/** What the plan must resolve; the body holds `slotFor(slot)` in its place. */
export interface Reference {
  /** `link`, `image`, or a kind that a feature resolves: `map`. */
  readonly kind: string;
  /** As written, with `{product}` filled in: `./other.md#part`, `/docs/x`, `https://…`, `img.png`. Of a feature's kind it may be a name. */
  readonly url: string;
  /** The included file that holds it; absent where the entry's own file does. A relative `url` is as seen from the entry all the same. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  /** Of what is named, those that the entry names too. */
  readonly parts?: readonly string[];
}

/** A fenced code block; the body holds `codeSlotFor(index)` in its place. */
export interface CodeBlock {
  /** Where the writer put it. */
  readonly place: Place;
  readonly language: string;
  readonly code: string;
  readonly title?: string;
  readonly showsLineNumbers: boolean;
  /** Line numbers from 1. */
  readonly marked: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly focused: readonly number[];
}

/** What took part in an entry beside its own file (an include, a code region, a data file, the options of a feature): hash, or `null` where it is missing. */
export interface Dependency {
  /** POSIX path from the root, or `feature:` and a name. */
  readonly file: string;
  readonly hash: string | null;
}

/** All that planning needs of an entry. Small: every build reads all of them. */
export interface EntryHead {
  /** Name of its collection. */
  readonly collection: string;
  readonly file: string;
  /** Path relative to the collection's folder, with `{product}` filled in: `guides/01-intro.md`. */
  readonly path: string;
  readonly frontMatter: FrontMatter;
  /** Where front-matter fields stand in the file, for diagnostics of the plan. */
  readonly fieldLines: Readonly<Record<string, { readonly line: number; readonly column: number }>>;
  /** Front matter, else the first `h1`, else made from the file name. */
  readonly title: string;
  /** The body opens with its own `h1` (the template then adds none). */
  readonly hasOwnTitle: boolean;
  readonly headings: readonly Heading[];
  /** Every id of the body, headings included: what an anchor may name. */
  readonly ids: readonly string[];
  /** In the order of their slots. */
  readonly references: readonly Reference[];
  /** Plain text: front matter's description, else up to `<!-- more -->`, else the first paragraph. */
  readonly excerpt: string;
  readonly wordCount: number;
  /** What the source of a feature has found out about it, for the plan of that feature; JSON. */
  readonly data?: unknown;
}

/** The rest, read only when the page is rendered. */
export interface EntryBody {
  /** HTML with slots. NUL never survives Markdown, so it marks them safely. */
  readonly html: string;
  readonly codeBlocks: readonly CodeBlock[];
  /** That its elements need besides the main one. */
  readonly stylesheets: readonly string[];
  /** `<img>` elements that are seen at once, as HTML with slots. */
  readonly pictures: readonly string[];
}

/** Of a file that cannot be loaded. */
export const EMPTY_BODY: EntryBody = { html: '', codeBlocks: [], stylesheets: [], pictures: [] };

export interface LoadedEntry {
  readonly head: EntryHead;
  readonly body: EntryBody;
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Slot of the reference `index`, as the whole value of an `href` or `src` attribute. */
export function slotFor(index: number): string {
  return `\0${index}\0`;
}

/** Slot of the code block `index`, as a block of its own. */
export function codeSlotFor(index: number): string {
  return `\0c${index}\0`;
}
