import type { Diagnostic, Place } from './diagnostic.ts';

/** Front matter after validation, with `{product}` filled in. An absent field = the writer left it out. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Last segment of the URL, or, if it begins with a slash, a path from the collection's base. */
  readonly slug?: string;
  /** The whole path; it replaces everything else. */
  readonly permalink?: string;
  /** Other paths that redirect to this one. */
  readonly aliases?: readonly string[];
  readonly sidebarLabel?: string;
  readonly sidebarPosition?: number;
  readonly sidebarClass?: string;
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  /** ISO date, `2025-05-05`. */
  readonly date?: string;
  /** The place among posts of the same date, or among those without one; lower numbers come first. */
  readonly position?: number;
  /** Path of an image: relative to the file, or from the site's root. */
  readonly image?: string;
  /** What the image shows; absent or empty if it is decoration. */
  readonly imageAlt?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  /** ISO instants in UTC: the entry is not built before `publishAt`, nor from `expiresAt` on. */
  readonly publishAt?: string;
  readonly expiresAt?: string;
  readonly noindex?: boolean;
  readonly layout?: 'default' | 'wide' | 'landing';
  readonly hideTitle?: boolean;
  readonly tocMinLevel?: number;
  readonly tocMaxLevel?: number;
  /** `false` hides the link to the previous or next page; a string is the id of the doc to link to. */
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

/** A reference that the plan must resolve; the body has `slotFor(slot)` in its place. */
export interface Reference {
  /** `link`, `image`, or a kind that a feature resolves: `map`. */
  readonly kind: string;
  /** As written, with `{product}` filled in: `./other.md#part`, `/docs/x`, `https://…`, `img.png`. For a feature's kind it may be a name. */
  readonly url: string;
  /** The included file that contains it; absent if the entry's own file does. A relative `url` is relative to the entry in both cases. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  /** The parts of the named thing that the entry also names. */
  readonly parts?: readonly string[];
  /** Of an image whose writer gave it a size: `300`, `50%`. */
  readonly size?: WrittenSize;
  /** Of an image that may have other formats; its `<img>` is between two picture slots. */
  readonly picture?: PictureUse;
}

/** How a text shows an image. */
export interface PictureUse {
  /** It is the first picture of its text and near the beginning, so readers see it at once. */
  readonly isEarly?: true;
  /** The name of the link that enlarges it; absent inside a sentence or a link, and for decoration. */
  readonly label?: string;
}

/** The size of an image as its writer gave it. */
export interface WrittenSize {
  readonly width?: string;
  readonly height?: string;
}

/** A fenced code block; the body has `codeSlotFor(index)` in its place. */
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

/**
 * The hash of something that an entry depends on besides its own file (an include, a code region, a data file, the options of a feature);
 * `null` if it is missing.
 */
export interface Dependency {
  /** POSIX path from the root, or `feature:` and the feature's name. */
  readonly file: string;
  readonly hash: string | null;
}

/** Everything that planning needs to know about an entry. It is small, because every build reads all heads. */
export interface EntryHead {
  /** Name of the entry's collection. */
  readonly collection: string;
  readonly file: string;
  /** Path relative to the collection's folder, with `{product}` filled in: `guides/01-intro.md`. */
  readonly path: string;
  readonly frontMatter: FrontMatter;
  /**
   * Where front-matter fields and items of lists (`tags[1]`) are in the file, for diagnostics of the plan; those with a wrong value too,
   * which `frontMatter` lacks.
   */
  readonly fieldLines: Readonly<Record<string, { readonly line: number; readonly column: number }>>;
  /** From the front matter, else from the first `h1`, else from the file name. */
  readonly title: string;
  /** Whether the template adds no title: the body opens with its own `h1`, or the front matter hides it. */
  readonly hasOwnTitle: boolean;
  readonly headings: readonly Heading[];
  /** Every id of the body, headings included: the anchors that links may name. */
  readonly ids: readonly string[];
  /** In the order of their slots. */
  readonly references: readonly Reference[];
  /** Plain text: front matter's description, else up to `<!-- more -->`, else the first paragraph. */
  readonly excerpt: string;
  /** Minutes that reading takes, at least 1. */
  readonly readingMinutes: number;
  /** Whether its body shows nothing. */
  readonly isEmpty?: true;
  /** What a feature's source found out about it, for the plan of that feature; JSON. */
  readonly data?: unknown;
}

/** The rest, read only when the page is rendered. */
export interface EntryBody {
  /** HTML with slots, marked with NUL, which no Markdown can contain. */
  readonly html: string;
  readonly codeBlocks: readonly CodeBlock[];
  /** The style sheets that its elements need besides the main one. */
  readonly stylesheets: readonly string[];
  /** `<img>` elements that are visible at once, as HTML with slots. */
  readonly pictures: readonly string[];
}

/** The body of a file that cannot be loaded. */
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

/** The two slots around the `<img>` of the reference `index`: the plan decides what is there. */
export function pictureSlotsFor(index: number): readonly [opening: string, closing: string] {
  return [`\0p${index}\0`, `\0q${index}\0`];
}

/** Slot of the code block `index`, as a separate block. */
export function codeSlotFor(index: number): string {
  return `\0c${index}\0`;
}
