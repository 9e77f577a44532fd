import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import type { CodeBlock, Dependency, Heading, Reference } from '../../model/entry.ts';
import type { FileProblem } from '../../model/file-problem.ts';
import type { Directives } from '../directives/directive.ts';
import type { LoadWords } from '../load-words.ts';
import type { Product } from '../source/fill-product.ts';
import type { IdRegister } from './id-register.ts';

/** What loading an entry needs from outside. */
export interface LoadSurroundings extends LoadWords {
  readonly product: Product;
  readonly markdown: SiteConfig['markdown'];
  readonly directives: Directives;
  readonly parse: (text: string, place: Place) => Root;
  /** Bytes of a file by its POSIX path from the root, or why a page must not show it; `undefined` where there is none. */
  readonly readFile: (file: string) => Uint8Array | FileProblem | undefined;
  readonly hash: (bytes: Uint8Array) => string;
}

/** One Markdown file that takes part in a page: the page's own, or an included one. */
export interface MarkdownSource {
  readonly file: string;
  /** The text that was parsed; its lines are the file's lines. */
  readonly text: string;
  /** Files on the way here, the page's own first, this one last. */
  readonly chain: readonly string[];
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** Depth of the directives that include, for the limit on nesting. */
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

/** All that gathers while a page is rendered. It lives as long as that takes. */
export interface PageContext {
  readonly surroundings: LoadSurroundings;
  readonly tree: Root;
  readonly trustsHtml: boolean;
  /** The template writes the title, so an `h1` that opens the body gives its text and is not shown. */
  readonly leavesTitleOut: boolean;
  /** Headings of level 2 that say what a release did; none on other pages. */
  readonly sections: readonly string[];
  readonly headings: Heading[];
  readonly ids: IdRegister;
  readonly references: Reference[];
  readonly codeBlocks: CodeBlock[];
  /** That its elements need besides the main one. */
  readonly stylesheets: Set<string>;
  readonly footnotes: Map<FootnoteDefinition, Footnote>;
  readonly dependencies: Map<string, Dependency>;
  readonly diagnostics: Diagnostic[];
  /** Raw HTML that is shown as text, by file. */
  readonly shownHtml: Map<string, { readonly place: Place; count: number }>;
  wordCount: number;
  includedBytes: number;
  /** The file that is being rendered. */
  source: MarkdownSource;
  /** The first block that shows. */
  opening: Nodes | undefined;
  hasOwnTitle: boolean;
  firstTitle: string | undefined;
}

/** The place of a node in the file that is being rendered. */
export function placeOf(page: PageContext, node: Nodes): Place {
  const start = node.position?.start;
  return { file: page.source.file, ...(start && { line: start.line, column: start.column }) };
}

/** Tells an error at a node. */
export function reportError(
  page: PageContext,
  node: Nodes,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): void {
  page.diagnostics.push({ severity: 'error', place: placeOf(page, node), ...problem });
}

/** Tells a warning at a node. */
export function reportWarning(
  page: PageContext,
  node: Nodes,
  problem: Pick<Diagnostic, 'code' | 'message' | 'hint'>,
): void {
  page.diagnostics.push({ severity: 'warning', place: placeOf(page, node), ...problem });
}
