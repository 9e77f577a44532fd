import type { Definition, FootnoteDefinition, Html, Nodes, Parents, Root } from 'mdast';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic, Place, Problem } from '../../model/diagnostic.ts';
import type { CodeBlock, Dependency, Heading, Reference } from '../../model/entry.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import type { Directives, UnlistedDirectives } from '../directives/directive.ts';
import type { LoadWords } from '../load-words.ts';
import type { Product } from '../source/fill-product.ts';
import type { IdRegister } from './id-register.ts';
import type { ParsedText } from './parsed-text.ts';

/** What pages with raw HTML need. It includes an HTML parser, so other pages do not load it. */
export interface HtmlTools {
  /** Puts the tags of a body where HTML allows them. */
  readonly balanceHtml: (html: string) => string;
  /** The raw HTML in a parent as a page may show it, by node. */
  readonly cleanHtml: (page: PageContext, parent: Parents) => ReadonlyMap<Html, string>;
}

/** What rendering a page needs from outside. */
export interface LoadSurroundings extends LoadWords {
  readonly product: Product;
  readonly markdown: SiteConfig['markdown'];
  readonly directives: Directives;
  /** The schemes of links that features resolve. */
  readonly linkSchemes: ReadonlySet<string>;
  /** Only some pages need them. */
  readonly unlistedDirectives: () => UnlistedDirectives;
  readonly parse: (text: string, place: Place) => ParsedText;
  /** Bytes of a file by its POSIX path from the root, or why a page must not show it; `undefined` if there is no such file. */
  readonly readFile: (file: string) => Uint8Array | FileProblem | undefined;
  /** For pages with raw HTML. */
  readonly htmlTools: () => HtmlTools;
}

/** One Markdown file of a page: its own, or an included one. */
export interface MarkdownSource {
  readonly file: string;
  /** The text that was parsed, which the offsets of its tree refer to. */
  readonly text: string;
  /** The chain of includes from the page's own file to this one, both included. */
  readonly chain: readonly string[];
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** The names in its end tags. */
  readonly endTags: ReadonlySet<string>;
  /** Depth of each directive that includes a file, for the limit on nesting. */
  readonly depths: ReadonlyMap<Nodes, number>;
}

/** A footnote in the order of its first reference. */
export interface Footnote {
  readonly id: string;
  readonly number: number;
  readonly definition: FootnoteDefinition;
  readonly source: MarkdownSource;
  references: number;
}

/** Everything collected while a page is rendered. It is discarded afterwards. */
export interface PageContext {
  readonly surroundings: LoadSurroundings;
  readonly tree: Root;
  readonly trustsHtml: boolean;
  /** The template shows the title, so an `h1` that opens the body becomes the title and is not shown. */
  readonly leavesTitleOut: boolean;
  /** Level-2 headings that mark the changes of a release; empty on other pages. */
  readonly sections: readonly string[];
  readonly headings: Heading[];
  readonly ids: IdRegister;
  readonly references: Reference[];
  readonly codeBlocks: CodeBlock[];
  /** The style sheets that its elements need besides the main one. */
  readonly stylesheets: Set<string>;
  readonly footnotes: Map<FootnoteDefinition, Footnote>;
  readonly dependencies: Map<string, Dependency>;
  readonly diagnostics: Diagnostic[];
  /** Raw HTML as the page shows it, by the node that contains it. */
  readonly cleanedHtml: Map<Parents, ReadonlyMap<Html, string>>;
  /** Whether its raw HTML may have tags where HTML does not allow them. */
  hasMisplacedTags: boolean;
  /** What raw HTML lost, by file. */
  readonly removedHtml: Map<string, { readonly place: Place; readonly names: Map<string, number> }>;
  wordCount: number;
  includedBytes: number;
  /** The file being rendered. */
  source: MarkdownSource;
  /** The first visible block. */
  opening: Nodes | undefined;
  hasOwnTitle: boolean;
  firstTitle: string | undefined;
}

/** The place of a node in the file being rendered. */
export function placeOf(page: PageContext, node: Pick<Nodes, 'position'>): Place {
  const start = node.position?.start;
  return { file: page.source.file, ...(start && { line: start.line, column: start.column }) };
}

/** Reports an error at a node. */
export function reportError(page: PageContext, node: Nodes, problem: Problem): void {
  page.diagnostics.push({ severity: 'error', place: placeOf(page, node), ...problem });
}

/** Reports a warning at a node. */
export function reportWarning(page: PageContext, node: Pick<Nodes, 'position'>, problem: Problem): void {
  page.diagnostics.push({ severity: 'warning', place: placeOf(page, node), ...problem });
}
